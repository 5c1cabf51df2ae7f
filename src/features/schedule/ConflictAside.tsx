import { useState } from 'react';
import { ConflictPanel } from './ConflictPanel.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import { panelId } from './EditorFooter.tsx';
import { FreeSlots } from './FreeSlots.tsx';
import { LessonDrawer } from './LessonDrawer.tsx';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';

interface ConflictAsideProps {
  editor: ScheduleEditorModel;
  /** The lesson being edited. */
  lessonId: string | undefined;
}

/** The panel of the four-way check, free slots, and the other lesson in a drawer: nothing here leaves the form. */
export function ConflictAside({ editor, lessonId }: ConflictAsideProps) {
  const { conflicts, place, form } = editor;
  const [other, setOther] = useState<string | null>(null);
  const { items } = conflicts;
  return (
    <S.Aside id={panelId}>
      <ConflictPanel
        items={items}
        checking={conflicts.checking}
        failure={conflicts.failure}
        hint="填好时间、主讲和教室后自动检查班级、老师、学员、教室四个方面"
        onOpenLesson={setOther}
      />
      {place && items !== null && items.length > 0 && (
        <FreeSlots
          key={JSON.stringify([place.teacherIds, place.roomId, place.classId, place.date])}
          place={place}
          excludeLessonId={lessonId}
          onPick={(slot) => {
            for (const name of ['date', 'start', 'end'] as const) {
              form.setValue(name, slot[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            }
          }}
        />
      )}
      <LessonDrawer lessonId={other} onClose={() => setOther(null)} />
    </S.Aside>
  );
}
