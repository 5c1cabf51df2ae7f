import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { getLessonDetail } from '../../contract/timetable.ts';
import { useCampus } from '../../hooks/useCampus.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { useNavigation, useNow } from '../../kit/context.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ScheduleEditor } from './ScheduleEditor.tsx';
import { emptyValues, valuesFromQuery } from './scheduleForm.ts';

/**
 * 新建排课, and with `?lessonId=` 调课 of one lesson. What the address carries (date, start, classId, …) is filled in, so a
 * half-filled form can be linked.
 */
export function CreateScheduleScreen() {
  const { search, href } = useNavigation();
  const { date } = useNow();
  const { homeId, list } = useCampus();
  const lessonId = new URLSearchParams(search).get('lessonId');
  const lesson = useCall(getLessonDetail, lessonId ? { lessonId } : skipToken, { quiet: true });
  const back = <ButtonLink href={href('/layoutV2/ClassSchedule')}>返回课表</ButtonLink>;

  if (!lessonId) {
    if (list.state === 'error') {
      return <CallFailure error={list.error} onRetry={list.retry} what="校区" size="l" actions={back} />;
    }
    // Which campus is ours is known a moment later than the page: the form starts when it is.
    if (list.state === 'pending') return <FormSkeleton title="新建排课" />;
    const given = valuesFromQuery(search);
    return (
      <ScheduleEditor key="new" start={{ ...emptyValues, date, campusId: homeId ?? '' }} given={given} lesson={null} />
    );
  }
  if (lesson.state === 'error') {
    return <CallFailure error={lesson.error} onRetry={lesson.retry} what="课次" size="l" actions={back} />;
  }
  if (lesson.state === 'pending') return <FormSkeleton title="调课" />;
  return <ScheduleEditor key={lessonId} start={null} lesson={lesson.data} />;
}
