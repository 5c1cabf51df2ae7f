import type { EditStore } from './edits.ts';

export interface EditJob {
  /** The text the cell has now. */
  readonly before: string;
  readonly check: (text: string) => string | null;
  readonly save: (text: string) => void | Promise<void>;
  readonly onFailed: (why: string) => void;
  /** What is said of a failure that has no sentence of its own. */
  readonly unsaid: string;
}

/** Checks what was typed and hands it over. True when the editor may close. */
export function commitEdit(edits: EditStore, cell: string, job: EditJob): boolean {
  const draft = edits.get(cell);
  if (draft?.phase !== 'typing') return true;
  const { text } = draft;
  if (text === job.before) {
    edits.put(cell, undefined);
    return true;
  }
  const error = job.check(text);
  if (error !== null) {
    edits.put(cell, { ...draft, error });
    return false;
  }
  const sent = { ...draft, error: null, phase: 'saving' } as const;
  /** Typed anew meanwhile: that draft has its own fate. */
  const isLatest = () => edits.get(cell) === sent;
  const taken = () => {
    if (isLatest()) edits.put(cell, { ...sent, phase: 'saved' });
  };
  const refused = (reason: unknown) => {
    // An ApiError carries the Chinese sentence.
    const said: unknown = typeof reason === 'object' && reason !== null ? Reflect.get(reason, 'text') : undefined;
    const why = typeof said === 'string' && said !== '' ? said : job.unsaid;
    if (isLatest()) edits.put(cell, { ...sent, phase: 'failed', error: why });
    job.onFailed(why);
  };
  edits.put(cell, sent);
  try {
    const answer = job.save(text);
    if (answer) answer.then(taken, refused);
    else taken();
  } catch (reason) {
    refused(reason);
  }
  return true;
}
