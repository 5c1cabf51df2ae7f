import { type SyntheticEvent, useId, useInsertionEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { type ApiError, isApiError } from '../../api/ApiError.ts';
import { isTransport } from '../../api/catalogue.ts';
import { faultsOf, placeErrors } from './errorPaths.ts';
import { type FormFailureFacts, type FormModel, hasTyped } from './formModel.ts';
import { type FormRules, resolverOf } from './formRules.ts';
import { fieldNames, revealField, wrongFields } from './reveal.ts';
import { type FormDraftOptions, useFormDraft } from './useFormDraft.ts';

export interface SaveFormOptions<V extends FieldValues, R> {
  /** What the form begins with: a value for each field. Read once. */
  defaults: V;
  /** What keeps it from being sent, in Chinese, by field. */
  rules?: FormRules<V> | undefined;
  /** Saves it. Rejects with `ApiError` where it was not saved; everything typed then stays. */
  save: (values: V) => Promise<R>;
  /** It is saved, and what was typed counts as such: go on from here. */
  onSaved?: ((result: R, values: V) => void) | undefined;
  /** It was not saved. */
  onFailed?: ((error: ApiError) => void) | undefined;
  /** Keeps what is typed in this browser, under this name. @default nothing is kept */
  draft?: string | FormDraftOptions<V> | undefined;
}

const noRules = () => ({});
/** Nothing to say: another call took its place, or the session ended and the page with it. */
const quietKinds = new Set(['cancelled', 'expired', 'loggedOut']);

function pathsOf(error: ApiError): (readonly [string, string])[] {
  const refused = error.refusals.flatMap(({ field, text }) => (field ? [[field, text] as const] : []));
  return [...Object.entries(error.fieldErrors), ...refused];
}

/**
 * A form that is saved by a function: its rules, its one save at a time, the server's errors under their fields, its
 * draft. For a form that is one call of the contract see `useEndpointForm`.
 */
export function useSaveForm<V extends FieldValues, R>(options: SaveFormOptions<V, R>): FormModel<V> {
  const id = useId();
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const names = () => fieldNames(document.getElementById(id));
  const check = resolverOf<V>(options.rules ?? noRules, names);
  const form: UseFormReturn<V> = useForm<V>({
    defaultValues: options.defaults as DefaultValues<V>,
    resolver: async (values, context, about) => {
      const result = await check(values, context, about);
      if (about.names) clearMended(form, result.errors, about.names);
      return result;
    },
    shouldFocusError: false,
  });

  const { draft: drafted } = options;
  const draft = useFormDraft(form, typeof drafted === 'string' ? { name: drafted } : drafted);
  const [failure, setFailure] = useState<FormFailureFacts | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<V | null> | null>(null);
  const element = () => document.getElementById(id);

  const tell = (error: ApiError) => {
    const { placed, loose } = placeErrors(pathsOf(error), fieldNames(element()));
    for (const [name, message] of placed) form.setError(name as FieldPath<V>, { type: 'server', message });
    // Said under the fields already; whatever else there is needs the catalogue's sentence.
    const saidInFields = (error.kind === 'fields' || error.kind === 'schema') && placed.size > 0;
    setFailure(saidInFields && loose.length === 0 ? null : { error, loose });
  };

  const restart = (values: V) => {
    form.reset(values);
    setFailure(null);
  };

  const tryOnce = async (event?: SyntheticEvent): Promise<V | null> => {
    let saved: V | null = null;
    setFailure(null);
    await form.handleSubmit(async (values) => {
      try {
        const result = await latest.current.save(values);
        saved = values;
        draft.drop();
        // What was typed while it was being saved stays, as unsaved.
        form.reset(values, { keepValues: true });
        latest.current.onSaved?.(result, values);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (quietKinds.has(error.kind)) return;
        tell(error);
        latest.current.onFailed?.(error);
      }
    })(event);
    const [first] = saved === null ? wrongFields(element(), faultsOf(form.getErrors())) : [];
    if (first?.field) revealField(first.field);
    return saved;
  };

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (running.current) return running.current;
    setBusy(true);
    running.current = tryOnce(event).finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current;
  };

  const [unsaved] = useState(() => () => hasTyped(form));
  const discard = () => {
    draft.drop();
    form.reset();
    setFailure(null);
  };
  const lost = failure !== null && isTransport(failure.error.kind);
  return { form, control: form.control, id, submit, busy, failure, lost, draft, unsaved, discard, restart };
}

/**
 * React Hook Form checks all rules with each change but clears only the changed field's error. A rule between two fields
 * (结束 after 开始) is mended by either, so errors the last check no longer found go as well; the server's stay.
 */
function clearMended<V extends FieldValues>(form: UseFormReturn<V>, found: FieldErrors<V>, changed: readonly string[]) {
  const still = new Set(faultsOf(found).map(({ name }) => name));
  for (const { name, type } of faultsOf(form.getErrors())) {
    if (type !== 'server' && !still.has(name) && !changed.includes(name)) form.clearErrors(name as FieldPath<V>);
  }
}
