import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../hooks/useDraft.ts';
import { useKit, useNow, useSession } from '../../kit/context.ts';
import { changedFields, keptForm, mergeValues } from './mergeValues.ts';
import { emptyValues, type ScheduleValues } from './scheduleForm.ts';
import { useFormValues } from './useFormValues.ts';

interface DraftedForm {
  form: UseFormReturn<ScheduleValues>;
  /** Tells the drafts of several lessons apart. */
  name: string;
  /** Fields the address fills in win over a draft. */
  given: Partial<ScheduleValues>;
}

/** Typing rests this long before it is written. */
const restMs = 1000;

/** Writes what was typed to this browser a second after typing rests, and brings it back on the next visit. */
export function useScheduleDraft({ form, name, given }: DraftedForm) {
  const { drafts } = useKit();
  const uid = useSession((state) => state.uid);
  const { time } = useNow();
  const values = useFormValues(form);
  // What the form begins with may still grow: what is known of a class comes a moment later.
  const start = { ...emptyValues, ...form.formState.defaultValues } as ScheduleValues;
  const typed = changedFields(values, start).length > 0;
  const { found, settle } = useDraft({ name, read: () => (typed ? { values: form.getValues(), start } : null) });
  const [kept] = useState(() => keptForm(found, start));
  const [restored, setRestored] = useState(kept !== null);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const filled = useRef(false);
  useEffect(() => {
    if (!kept || filled.current) return;
    filled.current = true;
    const first = form.getValues();
    const merged = { ...mergeValues(kept.values, kept.start, first), ...given };
    for (const field of changedFields(merged, first)) form.setValue(field, merged[field], { shouldDirty: true });
  }, [kept, form, given]);

  const text = typed ? JSON.stringify(values) : '';
  const write = useEffectEvent(() => {
    drafts.saveAll(uid);
    setSavedAt(time);
  });
  useEffect(() => {
    if (text === '') return;
    const rest = setTimeout(() => write(), restMs);
    return () => clearTimeout(rest);
  }, [text]);

  return {
    /** 已恢复未保存的内容 is to be said. */
    restored,
    /** When the draft was last written, HH:mm. */
    savedAt: typed ? savedAt : null,
    typed,
    keep: () => setRestored(false),
    /** 放弃, or saved: nothing is kept. */
    discard: () => {
      settle();
      setRestored(false);
      setSavedAt(null);
    },
  };
}
