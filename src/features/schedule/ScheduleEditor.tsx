import { useState } from 'react';
import type { LessonDetail } from '../../contract/lesson.ts';
import { useNavigation } from '../../kit/context.ts';
import { ConflictAside } from './ConflictAside.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import { EditorFooter, formId } from './EditorFooter.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { LatestDialog } from './LatestDialog.tsx';
import { LeaveConfirm } from './LeaveConfirm.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { emptyValues, type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
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
  const { form, options, conflicts, draft, today } = editor;
  const guard = useLeaveGuard(draft.typed && !editor.busy);
  const title = lesson ? '调课' : '新建排课';

  const submit = (keepOn: boolean) =>
    editor.submit((saved) => {
      if (keepOn) return;
      navigate(`/layoutV2/ClassSchedule?date=${saved.date}`);
    }, keepOn);

  return (
    <S.Sheet>
      <S.Page>
        <S.Head>
          <h1 tabIndex={-1}>{title}</h1>
          {base && <small>{base.title}</small>}
        </S.Head>
        <S.Form id={formId} onSubmit={(event) => void submit(false)(event)} noValidate aria-label={title}>
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
      <EditorFooter editor={editor} isNew={base === null} onKeepOn={() => void submit(true)()} />
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
      <LeaveConfirm guard={guard} />
    </S.Sheet>
  );
}
