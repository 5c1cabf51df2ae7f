import { formatDay, weekdayName } from '../../domain/dates.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableLesson, TimetableResource } from './types.ts';

interface Place {
  date: string;
  start: string;
  end: string;
}

/** 周三 10:00–11:30, with the resource's name where columns are resources. */
export function placeWords({ date, start, end }: Place, resource?: Pick<TimetableResource, 'name'>): string {
  const words = `${weekdayName(date)} ${start}–${end}`;
  return resource ? `${resource.name} ${words}` : words;
}

/** 周三 10:00, for an empty slot. */
export function slotWords(date: string, start: string, resource?: Pick<TimetableResource, 'name'>): string {
  const words = `${formatDay(date)} ${start}`;
  return resource ? `${resource.name} ${words}` : words;
}

/** The card as one sentence: 周三 10:00 到 11:30，机器人L2-周三A班，A101 · 第 4 次，8/8，待上课. */
export function lessonSentence(lesson: TimetableLesson, texts: TimetableTexts): string {
  if (lesson.label) return lesson.label;
  const { lines } = lesson;
  return [
    `${weekdayName(lesson.date)} ${lesson.start} 到 ${lesson.end}`,
    lesson.title,
    lines?.role,
    lines?.third?.replaceAll(' · ', '，'),
    lines?.fourth,
    lines?.seats ? `座 ${lines.seats.used}/${lines.seats.of}` : undefined,
    ...(lesson.badges ?? []).map(({ label }) => label),
    lesson.stateWord ?? texts.states[lesson.state],
  ]
    .filter(Boolean)
    .join('，');
}
