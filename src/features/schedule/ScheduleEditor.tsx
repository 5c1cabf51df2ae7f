import { type SyntheticEvent, useState } from 'react';
import { LeaveConfirm } from '../../components/form/LeaveConfirm.tsx';
import { useLeaveGuard } from '../../components/form/useLeaveGuard.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import { useNavigation } from '../../kit/context.ts';
import { ConflictAside } from './ConflictAside.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import { EditorFooter } from './EditorFooter.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { LatestDialog } from './LatestDialog.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { emptyValues, type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import { useScheduleEditor } from './useScheduleEditor.ts';

interface ScheduleEditorProps {
  /** What a new lesson begins with; null for an existing one. */
  start: ScheduleValues | null;
  /** What the address fills in. */
  given?: Partial<ScheduleValues>;
  /** The lesson being edited; null plans a new one. */
  lesson: LessonDetail | null;
}

const nothingGiven = {};

/** Form on the left, the verdict of the four-way check always in sight beside it. */
export function ScheduleEditor({ start, given = nothingGiven, lesson }: ScheduleEditorProps) {
  const { navigate } = useNavigation();
  // The lesson as it was when the form was opened: a newer one read meanwhile must not slip under what is typed.
  const [base, setBase] = useState(lesson);
  const [first] = useState(() => (lesson ? valuesOfLesson(lesson) : { ...(start ?? emptyValues), ...given }));
  const [latest, setLatest] = useState(false);
  const editor = useScheduleEditor({ first, given, lesson: base });
  const { model, form, options, conflicts, today } = editor;
  const guard = useLeaveGuard(() => !model.busy && model.unsaved(), { onLeave: model.draft.write });
  const title = lesson ? '调课' : '新建排课';

  const submit = async (event?: SyntheticEvent) => {
    const saved = await editor.submit(false, event);
    if (saved) navigate(`/layoutV2/ClassSchedule?date=${saved.date}`);
    return saved;
  };

  return (
    <S.Sheet>
      <S.Page>
        <S.Head>
          <h1 tabIndex={-1}>{title}</h1>
          {base && <small>{base.title}</small>}
        </S.Head>
        <S.Form form={{ ...model, submit }} aria-label={title}>
          <EditorNotices editor={editor} onLatest={() => setLatest(true)} />
          <ScheduleFields
            form={form}
            options={options}
            today={today}
            lesson={base}
            mayForce={conflicts.onlySoft && editor.mayForce}
          />
        </S.Form>
        <ConflictAside editor={editor} lessonId={base?.lessonId} />
      </S.Page>
      <EditorFooter editor={editor} isNew={base === null} onKeepOn={() => void editor.submit(true)} />
      {base && latest && (
        <LatestDialog
          base={base}
          mine={form.getValues()}
          options={options}
          onClose={() => setLatest(false)}
          onResolve={(values, newest) => {
            setLatest(false);
            setBase(newest);
            editor.rebase(values, newest);
          }}
        />
      )}
      <LeaveConfirm guard={guard} what="排课" drafted />
    </S.Sheet>
  );
}
