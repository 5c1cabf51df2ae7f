import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { mergeValues } from '../../components/form/keptValues.ts';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Dialog } from '../../components/ui/Dialog/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../components/ui/Skeleton/Skeleton.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import { getLessonDetail } from '../../contract/timetable.ts';
import { useCall } from '../../hooks/useCall.ts';
import * as S from './CreateScheduleScreen.styles.ts';
import { compareRows } from './compareRows.ts';
import { type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

interface LatestDialogProps {
  /** The lesson the form was opened with. */
  base: LessonDetail;
  /** What is typed. */
  mine: ScheduleValues;
  options: ScheduleOptions;
  onClose: () => void;
  /** Goes on with these values on top of the newest record. */
  onResolve: (values: ScheduleValues, newest: LessonDetail) => void;
}

/** 查看最新: what the other one saved beside what is typed, and the choice between the two. */
export function LatestDialog({ base, mine, options, onClose, onResolve }: LatestDialogProps) {
  const read = useCall(getLessonDetail, { lessonId: base.lessonId }, { quiet: true });
  const newest = read.state === 'ready' && read.data.version > base.version ? read.data : null;
  const waiting = !newest && read.state !== 'error' && (read.state === 'pending' || read.refreshing);
  const rows = newest ? compareRows({ base, newest, mine, options }) : [];
  return (
    <Dialog
      open
      size="l"
      dismissible={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="查看最新"
      description="您打开之后，这节课已被修改。您填写的内容还在，请选择怎样继续。"
      footer={
        newest && (
          <>
            <Button onClick={() => onResolve(valuesOfLesson(newest), newest)}>改用最新内容</Button>
            <Button
              variant="primary"
              onClick={() => onResolve(mergeValues(mine, valuesOfLesson(base), valuesOfLesson(newest)), newest)}
            >
              保留我的修改
            </Button>
          </>
        )
      }
    >
      {read.state === 'error' && <CallFailure error={read.error} onRetry={read.retry} what="课次" />}
      {waiting && (
        <SkeletonGroup>
          <Skeleton height={120} />
        </SkeletonGroup>
      )}
      {!waiting && read.state === 'ready' && !newest && <p>没有读到更新的内容，请稍后再试。</p>}
      {newest && (
        <S.Compare>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">最新</th>
              <th scope="col">我填写的</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, latest, typed, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                <td>{latest}</td>
                <td>{typed}</td>
              </tr>
            ))}
          </tbody>
        </S.Compare>
      )}
    </Dialog>
  );
}
