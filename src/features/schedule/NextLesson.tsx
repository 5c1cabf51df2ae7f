import { Coffee } from 'lucide-react';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { StatusDot } from '../../components/ui/StatusDot/StatusDot.tsx';
import type { Lesson } from '../../contract/lesson.ts';
import { formatDay, formatTimeRange } from '../../domain/dates.ts';
import { useNavigation } from '../../kit/context.ts';
import * as S from './ScheduleRail.styles.ts';
import { headsText } from './lessonCards.ts';
import { isRunning, minutesLeft, type WallNow } from './lessonClock.ts';
import { roomText, seqText } from './lessonText.ts';

interface NextLessonProps {
  lesson: Lesson | null;
  now: WallNow;
  lessonsToday: number;
}

/** 上课中 · 还有 48 分钟; 下一节 within the hour counts down, later it names the day. */
function When({ lesson, now }: { lesson: Lesson; now: WallNow }) {
  const left = minutesLeft(lesson, now);
  if (isRunning(lesson, now)) return <StatusDot tone="brand">上课中 · 还有 {left} 分钟</StatusDot>;
  if (lesson.date !== now.date) return <span>下一节 · {formatDay(lesson.date)}</span>;
  return <span>{left <= 60 ? `下一节 · ${left} 分钟后` : '下一节 · 今天'}</span>;
}

/** The big card of the rail: the lesson that runs or comes next and the ways into it. */
export function NextLesson({ lesson, now, lessonsToday }: NextLessonProps) {
  const { href } = useNavigation();
  if (!lesson) {
    return (
      <S.NextCard data-free="">
        <Coffee size={20} aria-hidden />
        <b>{lessonsToday > 0 ? '今天的课已上完' : '今天没有课'}</b>
        <span>近期没有下一节课</span>
      </S.NextCard>
    );
  }
  const detail = `/layoutV2/ClassDetail?lessonId=${lesson.lessonId}`;
  return (
    <>
      {lessonsToday === 0 && <S.FreeDay>今天没有课</S.FreeDay>}
      <S.NextCard>
        <When lesson={lesson} now={now} />
        <strong>{formatTimeRange(lesson.start, lesson.end)}</strong>
        <b>{lesson.title}</b>
        <span>{[roomText(lesson), seqText(lesson), headsText(lesson)].filter(Boolean).join(' · ')}</span>
        {lesson.mayOpen && (
          <footer>
            <ButtonLink href={href(detail)}>课次详情</ButtonLink>
            <ButtonLink href={href(`${detail}&tab=content`)}>上课内容</ButtonLink>
          </footer>
        )}
      </S.NextCard>
    </>
  );
}
