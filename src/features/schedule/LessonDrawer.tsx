import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { Descriptions } from '../../components/ui/Descriptions/Descriptions.tsx';
import { Drawer } from '../../components/ui/Drawer/Drawer.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { Skeleton, SkeletonGroup } from '../../components/ui/Skeleton/Skeleton.tsx';
import { getLessonDetail } from '../../contract/timetable.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { useNavigation } from '../../kit/context.ts';
import { headsText } from './lessonCards.ts';
import { LessonStateMark } from './LessonStateMark.tsx';
import { roomText, seqText, teachersText, whenText } from './lessonText.ts';

interface LessonDrawerProps {
  /** null: closed. */
  lessonId: string | null;
  onClose: () => void;
}

/** The other lesson of a clash, beside the form. */
export function LessonDrawer({ lessonId, onClose }: LessonDrawerProps) {
  const { href } = useNavigation();
  const read = useCall(getLessonDetail, lessonId ? { lessonId } : skipToken, { quiet: true, staleMs: 30_000 });
  const lesson = read.state === 'ready' ? read.data : null;
  return (
    <Drawer
      open={lessonId !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={lesson?.title ?? '课次'}
      description={lesson ? seqText(lesson) : undefined}
      size="s"
      footer={
        lesson && (
          <ButtonLink href={href(`/layoutV2/ClassDetail?lessonId=${lesson.lessonId}`)} target="_blank">
            打开课次详情
          </ButtonLink>
        )
      }
    >
      {read.state === 'error' && <CallFailure error={read.error} onRetry={read.retry} what="课次" />}
      {read.state === 'pending' && (
        <SkeletonGroup>
          {[72, 56, 64, 40].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} style={{ marginBottom: 16 }} />
          ))}
        </SkeletonGroup>
      )}
      {lesson && (
        <Descriptions
          items={[
            { label: '状态', value: <LessonStateMark lesson={lesson} /> },
            { label: '时间', value: whenText(lesson) },
            { label: '教室', value: `${lesson.campusName} · ${roomText(lesson)}` },
            { label: '老师', value: teachersText(lesson) },
            { label: '人数', value: headsText(lesson) },
            { label: '学员', value: lesson.roster.map(({ name }) => name).join('、') },
          ]}
        />
      )}
    </Drawer>
  );
}
