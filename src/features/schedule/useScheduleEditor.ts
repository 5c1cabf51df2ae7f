import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/ApiError.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import { useNow } from '../../kit/context.ts';
import { firstWrong, resolverFor } from './formResolver.ts';
import { changedFields } from './mergeValues.ts';
import { placeOf, type ScheduleErrors, type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import { useFormValues } from './useFormValues.ts';
import { useConflicts } from './useConflicts.ts';
import { useMayForce } from './useMayForce.ts';
import { usePrefill } from './usePrefill.ts';
import { useSaveLesson } from './useSaveLesson.ts';
import { useScheduleDraft } from './useScheduleDraft.ts';
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
  const editing = lesson !== null;
  const resolver = useMemo(() => resolverFor(today, editing), [today, editing]);
  const form = useForm<ScheduleValues>({ defaultValues: first, resolver, shouldFocusError: false });
  const values = useFormValues(form);
  const options = useScheduleOptions(values.campusId, values.target === 'class' ? values.classId : '');
  usePrefill(form, options, !editing);
  const draft = useScheduleDraft({ form, name: lesson?.lessonId ?? 'new', given });
  const place = placeOf(values);
  const check = useConflicts(place, lesson?.lessonId);
  const onlySoft = check.items !== null && check.items.length > 0 && !check.hard;
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Wrong fields of the last try. */
  const [wrong, setWrong] = useState(0);
  const [again, setAgain] = useState(false);

  const setErrors = (errors: ScheduleErrors) => {
    const names = Object.keys(errors) as (keyof ScheduleValues)[];
    for (const name of names) form.setError(name, { message: errors[name] ?? '' });
    setWrong(names.length);
    const target = firstWrong(Object.fromEntries(names.map((name) => [name, { type: 'server' }])));
    if (target) form.setFocus(target);
  };
  const onFailed = (error: ApiError) => {
    if (error.kind === 'fields') return;
    setFailure(error);
    if (error.kind === 'refused' || error.kind === 'raced') check.recheck();
  };
  const { save, busy } = useSaveLesson({ lesson, setErrors, onFailed });

  /** @param keepOn class and teachers stay for the next lesson of the same kind */
  const submit = (done: (saved: ScheduleValues) => void, keepOn: boolean) =>
    form.handleSubmit(
      async (filled) => {
        setWrong(0);
        setFailure(null);
        setAgain(false);
        if (!(await save(filled, { forced: onlySoft && mayForce }))) return;
        draft.discard();
        form.reset(
          keepOn ? { ...filled, date: '', sectionId: '', remark: '', forcedReason: '', backfillReason: '' } : filled,
        );
        setAgain(keepOn);
        done(filled);
      },
      (errors) => {
        setWrong(Object.keys(errors).length);
        const name = firstWrong(errors);
        if (name) form.setFocus(name);
      },
    );

  /** Goes on from a newer record with these values typed. */
  const rebase = (next: ScheduleValues, newest: LessonDetail) => {
    const start = valuesOfLesson(newest);
    form.reset(start);
    for (const name of changedFields(next, start)) form.setValue(name, next[name], { shouldDirty: true });
    setFailure(null);
    check.recheck();
  };

  /** 放弃: the form as it was given, the draft gone. */
  const discard = () => {
    draft.discard();
    form.reset();
    setWrong(0);
  };

  return {
    form,
    options,
    place,
    conflicts: { ...check, onlySoft, blocked: check.hard || (onlySoft && !mayForce) },
    draft: { ...draft, discard },
    mayForce,
    today,
    failure,
    wrong: form.formState.isValid ? 0 : wrong,
    again,
    busy,
    submit,
    rebase,
  };
}

export type ScheduleEditorModel = ReturnType<typeof useScheduleEditor>;
