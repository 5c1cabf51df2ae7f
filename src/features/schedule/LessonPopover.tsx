import { CircleAlert, Clock, MapPin, Presentation, Shuffle, TriangleAlert, User, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Avatar } from '../../components/ui/Avatar/Avatar.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import type { TimetableLesson } from '../../components/Timetable/types.ts';
import type { Lesson, LessonDetail } from '../../contract/lesson.ts';
import { getLessonDetail } from '../../contract/timetable.ts';
import { hoursInWords } from '../../domain/money.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { useNavigation } from '../../kit/context.ts';
import * as S from './LessonPopover.styles.ts';
import { LessonStateMark } from './LessonStateMark.tsx';
import { coursewareOf, readerHref } from './courseware.ts';
import { headsText } from './lessonCards.ts';
import { colorOf } from './lessonColor.ts';
import { lowHours, roomText, seqText, teachersText, whenText } from './lessonText.ts';

interface LessonPopoverProps {
  lesson: Lesson;
  /** true, or why it can't be moved. */
  movable: TimetableLesson['movable'];
}

const facesShown = 8;

/** Who comes, and whose hours run out. */
function Roster({ roster }: Pick<LessonDetail, 'roster'>) {
  const low = roster.filter(({ kind, available }) => kind === 'member' && available <= lowHours);
  const [first] = low;
  return (
    <>
      {roster.length > 0 && (
        <S.Faces aria-label="学员">
          {roster.slice(0, facesShown).map(({ id, name }) => (
            <li key={id}>
              <Avatar name={name} colorId={id} />
            </li>
          ))}
          {roster.length > facesShown && <li>+{roster.length - facesShown}</li>}
        </S.Faces>
      )}
      {first && (
        <p data-tone="warning">
          <TriangleAlert size={16} aria-hidden />
          {first.name}可用 {hoursInWords(first.available)} 课时
          {low.length > 1 ? `，另有 ${low.length - 1} 人` : ''}，不高于预警线 {hoursInWords(lowHours)} 课时
        </p>
      )}
    </>
  );
}

/** Card of the lesson that was pressed: the facts, and where to go from here. */
export function LessonPopover({ lesson, movable }: LessonPopoverProps) {
  const { href } = useNavigation();
  // Roster and courseware come with the detail; the card does not wait for it.
  const read = useCall(getLessonDetail, lesson.mayOpen ? { lessonId: lesson.lessonId } : skipToken, {
    quiet: true,
    staleMs: 30_000,
  });
  const detail = read.state === 'ready' ? read.data : null;
  const courseware = coursewareOf(detail);
  const capacity = detail?.roomCapacity ? `容量 ${detail.roomCapacity}` : '';
  return (
    <S.Popover style={{ '--lesson-bar': `var(--s${colorOf(lesson)}-bar)` } as CSSProperties}>
      <S.PopoverHead>
        <i aria-hidden="true" />
        <div>
          <h3>{lesson.title}</h3>
          <small>{[seqText(lesson), lesson.sectionName].filter(Boolean).join(' · ')}</small>
        </div>
        <LessonStateMark lesson={lesson} />
      </S.PopoverHead>
      <ul>
        <li>
          <Clock size={16} aria-label="时间" />
          {whenText(lesson)}
        </li>
        <li>
          <MapPin size={16} aria-label="地点" />
          {[lesson.campusName, roomText(lesson), capacity].filter(Boolean).join(' · ')}
        </li>
        <li>
          <User size={16} aria-label="老师" />
          {teachersText(lesson) || '无'}
        </li>
        <li>
          <Users size={16} aria-label="人数" />
          {headsText(lesson)} · 单次扣 {hoursInWords(lesson.k)} 课时
        </li>
        {lesson.forcedReason && (
          <li data-tone="warning">
            <CircleAlert size={16} aria-label="强排" />
            强排：{lesson.forcedReason}
          </li>
        )}
      </ul>
      {detail && <Roster roster={detail.roster} />}
      {lesson.mayOpen ? (
        <S.PopoverFoot>
          {courseware && (
            <ButtonLink
              variant="primary"
              icon={<Presentation size={16} />}
              href={href(readerHref(courseware, lesson.classId))}
            >
              打开课件
            </ButtonLink>
          )}
          <ButtonLink href={href(`/layoutV2/ClassDetail?lessonId=${lesson.lessonId}`)}>课次详情</ButtonLink>
          {movable === true ? (
            <ButtonLink
              icon={<Shuffle size={16} />}
              href={href(`/layoutV2/CreateSchedule?lessonId=${lesson.lessonId}`)}
            >
              调课
            </ButtonLink>
          ) : (
            <Button icon={<Shuffle size={16} />} disabledReason={movable.reason} reasonPlacement="description">
              调课
            </Button>
          )}
        </S.PopoverFoot>
      ) : (
        <p>您不是本课次的老师，只能查看时间和地点</p>
      )}
      {lesson.mayOpen && movable !== true && <p>{movable.reason}</p>}
    </S.Popover>
  );
}
