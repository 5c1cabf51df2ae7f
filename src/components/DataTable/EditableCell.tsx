import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { commitEdit } from './commitEdit.ts';
import { EditBox, EditChoiceBox, Failed } from './EditableCell.styles.ts';
import { type CellDraft, cellId, type EditStore } from './edits.ts';
import type { AfterEdit } from './gridShared.ts';
import type { DataTableTexts } from './texts.ts';
import type { CellEdit } from './types.ts';

/** A column's edit, for one row. */
export interface BoundEdit extends Pick<CellEdit<never>, 'choices' | 'inputMode'> {
  readonly before: string;
  readonly error: string | null;
  readonly check: (text: string) => string | null;
  readonly save: (text: string) => void | Promise<void>;
}

export interface EditableCellProps {
  edits: EditStore;
  texts: DataTableTexts;
  line: string;
  column: string;
  header: string;
  numeric: boolean;
  /** Only its identity is asked: a new row has the answer in it. */
  row: unknown;
  bind: () => BoundEdit;
  /** What the cell shows while nobody changes it. */
  children: ReactNode;
  afterEdit: (go: AfterEdit) => void;
  say: (text: string) => void;
}

/** What a cell that can be changed holds: its content, its editor, or what was typed and is on its way. */
export function EditableCell(props: EditableCellProps) {
  const { edits, texts, row, children } = props;
  const id = cellId(props.line, props.column);
  const subscribe = useCallback((listener: () => void) => edits.subscribe(id, listener), [edits, id]);
  const read = () => edits.get(id);
  const draft = useSyncExternalStore(subscribe, read, read);
  const answered = draft?.phase === 'saved' && draft.row !== row;
  useEffect(() => {
    if (answered) edits.put(id, undefined);
  }, [answered, edits, id]);
  const edit = props.bind();
  if (draft?.phase === 'typing') return <Editor {...props} edit={edit} id={id} draft={draft} />;
  const error = draft?.error ?? edit.error;
  const content =
    draft && !answered ? (
      <span className="dt-text" data-phase={draft.phase}>
        {edit.choices?.find(({ value }) => value === draft.text)?.label ?? (draft.text || texts.none)}
      </span>
    ) : (
      children
    );
  return error === null ? (
    content
  ) : (
    <Failed title={error}>
      {content}
      <span className="dt-heard">{error}</span>
    </Failed>
  );
}

interface EditorProps extends EditableCellProps {
  edit: BoundEdit;
  id: string;
  draft: CellDraft;
}

function Editor({ edits, texts, header, numeric, edit, id, draft, afterEdit, say }: EditorProps) {
  const box = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.focus({ preventScroll: true });
    // Opened by a press or Enter the whole text is marked; opened by typing the caret stands behind the first letter.
    if (element instanceof HTMLInputElement && element.value === edit.before) element.select();
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const commit = (go: AfterEdit) => {
    const onFailed = (why: string) => say(texts.saveFailed(header, why));
    const done = commitEdit(edits, id, { ...edit, onFailed, unsaid: texts.unsaved });
    if (done) afterEdit(go);
    else say(edits.get(id)?.error ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const go: AfterEdit | undefined =
      event.key === 'Enter' ? 'down' : event.key === 'Tab' ? (event.shiftKey ? 'back' : 'next') : undefined;
    if (go === undefined && event.key !== 'Escape') {
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (go) commit(go);
    else {
      edits.put(id, undefined);
      afterEdit('stay');
    }
  };
  const shown = {
    ref: box,
    'aria-label': texts.editing(header),
    'aria-invalid': draft.error !== null || undefined,
    title: draft.error ?? undefined,
    value: draft.text,
    onChange: (event: { target: { value: string } }) =>
      edits.put(id, { ...draft, text: event.target.value, error: null }),
    onBlur: () => commit('nowhere'),
    onKeyDown,
  };
  return (
    <>
      {edit.choices ? (
        <EditChoiceBox {...shown}>
          {edit.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </EditChoiceBox>
      ) : (
        <EditBox {...shown} inputMode={edit.inputMode ?? 'text'} data-numeric={numeric ? '' : undefined} />
      )}
      {draft.error === null ? null : <span className="dt-heard">{draft.error}</span>}
    </>
  );
}
