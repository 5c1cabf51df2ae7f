import { type SyntheticEvent, useState } from 'react';
import { changedFields } from '../../components/form/keptValues.ts';
import { useSaveForm } from '../../components/form/useSaveForm.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import { forcedReasonFault } from '../../domain/schedule/verdict.ts';
import { useNow } from '../../kit/context.ts';
import { fieldErrors, placeOf, type ScheduleErrors, type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import { useFormValues } from './useFormValues.ts';
import { useConflicts } from './useConflicts.ts';
import { useMayForce } from './useMayForce.ts';
import { usePrefill } from './usePrefill.ts';
import { useSaveLesson } from './useSaveLesson.ts';
import { useScheduleOptions } from './useScheduleOptions.ts';

interface EditorInput {
  first: ScheduleValues;
  given: Partial<ScheduleValues>;
  /** The lesson as it was read; null: a new one. */
  lesson: LessonDetail | null;
}

/** The form of one lesson with all that lives around it: choices, check, draft, saving, and what went wrong. */
export function useScheduleEditor({ first, given, lesson }: EditorInput) {
  const { date: today } = useNow();
  const mayForce = useMayForce();
  const save = useSaveLesson(lesson);
  const [again, setAgain] = useState(false);

  const rules = (values: ScheduleValues): ScheduleErrors => {
    const fault = forced ? forcedReasonFault(values.forcedReason) : null;
    return { ...fieldErrors(values, lesson ? values.date : today), ...(fault ? { forcedReason: fault } : {}) };
  };
  const model = useSaveForm<ScheduleValues, void>({
    defaults: first,
    draft: { name: lesson?.lessonId ?? 'new', given },
    rules,
    save: (values) => save(values, forced),
    onFailed: ({ kind }) => {
      if (kind === 'refused' || kind === 'raced') check.recheck();
    },
  });
  const { form } = model;
  const values = useFormValues(form);
  const options = useScheduleOptions(values.campusId, values.target === 'class' ? values.classId : '');
  usePrefill(form, options, lesson === null);
  const place = placeOf(values);
  const check = useConflicts(place, lesson?.lessonId);
  const onlySoft = check.items !== null && check.items.length > 0 && !check.hard;
  const forced = onlySoft && mayForce;

  /** @param keepOn class and teachers stay for the next lesson of the same kind */
  const submit = async (keepOn: boolean, event?: SyntheticEvent) => {
    setAgain(false);
    const saved = await model.submit(event);
    if (saved && keepOn) {
      model.restart({ ...saved, date: '', sectionId: '', remark: '', forcedReason: '', backfillReason: '' });
      setAgain(true);
    }
    return saved;
  };

  /** Goes on from a newer record with these values typed. */
  const rebase = (next: ScheduleValues, newest: LessonDetail) => {
    const start = valuesOfLesson(newest);
    model.restart(start);
    for (const name of changedFields(next, start)) form.setValue(name, next[name], { shouldDirty: true });
    check.recheck();
  };

  return {
    model,
    form,
    options,
    place,
    conflicts: { ...check, onlySoft, blocked: check.hard || (onlySoft && !mayForce) },
    mayForce,
    today,
    again,
    submit,
    rebase,
  };
}

export type ScheduleEditorModel = ReturnType<typeof useScheduleEditor>;
