import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../hooks/useDraft.ts';
import { useKit, useSession } from '../../kit/context.ts';
import { type FormDraft, hasTyped, startOf } from './formModel.ts';
import { changedFields, keptForm, mergeValues } from './keptValues.ts';

export interface FormDraftOptions<V> {
  /** Tells the drafts of several records of one page apart: a record's id, `new`. */
  name: string;
  /** Fields that win over a draft, e.g. what the address fills in. */
  given?: Partial<V>;
}

/** Typing rests this long before it is written. */
const restMs = 1000;

/**
 * Writes what was typed to this browser a second after typing rests, and brings it back on the next visit. Renders only
 * when there is something new to say. Without options nothing is kept.
 */
export function useFormDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  options: FormDraftOptions<V> | undefined,
): FormDraft {
  const { drafts, clock } = useKit();
  const uid = useSession((state) => state.uid);
  const wanted = options !== undefined;
  const { found, settle } = useDraft({
    name: options?.name ?? '',
    read: () => (wanted && hasTyped(form) ? { values: form.getValues(), start: startOf(form) } : null),
  });
  const [kept] = useState(() => (wanted ? keptForm<V>(found, startOf(form)) : null));
  const [restored, setRestored] = useState(kept !== null);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const given = options?.given;
  const filled = useRef(false);
  useEffect(() => {
    if (!kept || filled.current) return;
    filled.current = true;
    const first = form.getValues();
    const merged = { ...mergeValues(kept.values, kept.start, first), ...given };
    for (const name of changedFields(merged, first)) {
      form.setValue(name as Path<V>, merged[name] as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  }, [kept, form, given]);

  const write = useCallback(() => {
    if (!wanted || !hasTyped(form)) return;
    drafts.saveAll(uid);
    setSavedAt(clock.minute().slice(11));
  }, [form, drafts, uid, clock, wanted]);
  useEffect(() => {
    if (!wanted) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(rest);
        if (hasTyped(form)) rest = setTimeout(write, restMs);
        else setSavedAt(null);
      },
    });
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [form, wanted, write]);

  const drop = useCallback(() => {
    settle();
    setRestored(false);
    setSavedAt(null);
  }, [settle]);
  return { restored, savedAt, kept: wanted, keep: () => setRestored(false), drop, write };
}
