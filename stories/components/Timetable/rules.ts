import type { TimetableLesson, TimetableTarget, TimetableVerdict } from '../../../src/components/Timetable/types.ts';

/** A small stand-in for the conflict rule: overlap is hard, a holiday or a late end is soft. */
export function judge(
  lessons: readonly TimetableLesson[],
  holidays: readonly { date: string; name: string }[] = [],
): (lesson: TimetableLesson, target: TimetableTarget) => TimetableVerdict {
  return (lesson, { date, start, end, resourceId }) => {
    const hits = lessons.filter(
      (other) =>
        other.id !== lesson.id &&
        other.state !== 'cancelled' &&
        other.state !== 'substituted' &&
        other.date === date &&
        (!resourceId || other.resourceIds?.includes(resourceId)) &&
        other.start < end &&
        start < other.end,
    );
    const hard = hits.map(({ title, start: from, end: to, lines }) => ({
      level: 'hard' as const,
      text: `王敏老师 ${from}–${to} 已有课：${title}（${lines?.third?.split(' · ')[0] ?? '线上'}）`,
    }));
    const soft: { level: 'soft'; text: string }[] = [];
    const holiday = holidays.find((one) => one.date === date);
    if (holiday) soft.push({ level: 'soft', text: `${date} ${holiday.name}` });
    if (end > '20:30') soft.push({ level: 'soft', text: `线下课 ${end} 结束，晚于 20:30` });
    const title = [hard.length > 0 && `不可排 ${hard.length}`, soft.length > 0 && `可强排 ${soft.length}`]
      .filter(Boolean)
      .join(' · ');
    return {
      level: hard.length > 0 ? 'hard' : soft.length > 0 ? 'soft' : 'ok',
      title: title || '可排',
      lines: [...hard, ...soft],
      hits: hits.map(({ id }) => id),
    };
  };
}
