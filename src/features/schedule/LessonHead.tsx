import { Presentation, Shuffle } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../components/ui/Button/Button.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { Descriptions } from '../../components/ui/Descriptions/Descriptions.tsx';
import { Tag } from '../../components/ui/Tag/Tag.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import { formatHours } from '../../domain/money.ts';
import { useNavigation } from '../../kit/context.ts';
import * as S from './ClassDetailScreen.styles.ts';
import { LessonStateMark } from './LessonStateMark.tsx';
import { coursewareOf, readerHref } from './courseware.ts';
import { colorOf } from './lessonColor.ts';
import { roomText, seqText, teachersText, whenText } from './lessonText.ts';

/** 8/8 座；请假 1，试听 1 */
function seatsText({ counts }: LessonDetail): string {
  const extra = [
    counts.leave && `请假 ${counts.leave}`,
    counts.trial && `试听 ${counts.trial}`,
    counts.makeUp && `补课 ${counts.makeUp}`,
    counts.booked && `约课 ${counts.booked}`,
  ].filter(Boolean);
  return [
    counts.came === null ? `占座 ${counts.seats}/${counts.capacity}` : `到课 ${counts.came}`,
    `应到 ${counts.due}`,
    ...extra,
  ].join('，');
}

/** 东湖校区 · A101 · 容量 10 */
function placeText(lesson: LessonDetail): string {
  const capacity = lesson.roomCapacity === null ? '' : `容量 ${lesson.roomCapacity}`;
  return [lesson.campusName, roomText(lesson), capacity].filter(Boolean).join(' · ');
}

/** A date, a time, a length: none breaks over two lines. */
function WhenWords({ lesson }: { lesson: LessonDetail }) {
  const [when = '', length = ''] = whenText(lesson).split(' · ');
  return (
    <>
      <S.Unbroken>{when}</S.Unbroken> <S.Unbroken>· {length}</S.Unbroken>
    </>
  );
}

/** Summary of a lesson: what, when, where, who, and the acts it allows now. */
export function LessonHead({ lesson }: { lesson: LessonDetail }) {
  const { href, navigate } = useNavigation();
  const { move } = lesson.mayDo;
  const courseware = coursewareOf(lesson);
  const planned = lesson.seqNo !== null && lesson.plannedLessons !== null ? `/${lesson.plannedLessons}` : '';
  return (
    <S.Head style={{ '--lesson-bar': `var(--s${colorOf(lesson)}-bar)` } as CSSProperties} aria-label="课次概要">
      <S.Bar aria-hidden="true" />
      <S.HeadMain>
        <S.TitleRow>
          <h1 tabIndex={-1}>{lesson.title}</h1>
          <small>{`${seqText(lesson)}${planned}`}</small>
          <LessonStateMark lesson={lesson} />
          {lesson.forcedReason && <Tag tone="warning">强排：{lesson.forcedReason}</Tag>}
          {lesson.substituteOf && <Tag>代 {lesson.substituteOf.name}上课</Tag>}
          {lesson.moved && <Tag>已调课</Tag>}
        </S.TitleRow>
        <Descriptions
          columns={2}
          items={[
            { label: '时间', value: <WhenWords lesson={lesson} /> },
            { label: '教室', value: placeText(lesson) },
            { label: '老师', value: teachersText(lesson) },
            { label: '人数', value: seatsText(lesson) },
            { label: '课节', value: lesson.section && `第 ${lesson.section.no} 节 ${lesson.section.name}` },
            { label: '单次扣课时', value: formatHours(lesson.k) },
          ]}
        />
      </S.HeadMain>
      <S.Actions>
        {courseware && (
          <ButtonLink
            variant="primary"
            href={href(readerHref(courseware, lesson.classId))}
            icon={<Presentation size={16} />}
          >
            打开课件
          </ButtonLink>
        )}
        <Button
          icon={<Shuffle size={16} />}
          disabledReason={move.ok ? undefined : move.why}
          onClick={() => navigate(`/layoutV2/CreateSchedule?lessonId=${lesson.lessonId}`)}
        >
          调课
        </Button>
      </S.Actions>
    </S.Head>
  );
}
