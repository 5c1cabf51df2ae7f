import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { CellContent } from './CellContent.tsx';
import { EditBox, EditChoice, Failed } from './EditableCell.styles.ts';
import { type CellDraft, cellId } from './edits.ts';
import type { AfterEdit, GridShared } from './gridShared.ts';
import type { RowLine } from './lines.ts';
import type { CellEdit, DataColumn } from './types.ts';

interface EditableCellProps<Row> {
  shared: GridShared<Row>;
  column: DataColumn<Row>;
  line: RowLine<Row>;
}

/** What a cell that can be changed holds: its content, its editor, or what was typed and is on its way. */
export function EditableCell<Row>({ shared, column, line }: EditableCellProps<Row>) {
  const { edits, texts } = shared;
  const id = cellId(line.key, column.id);
  const subscribe = useCallback((listener: () => void) => edits.subscribe(id, listener), [edits, id]);
  const read = () => edits.get(id);
  const draft = useSyncExternalStore(subscribe, read, read);
  const answered = draft?.phase === 'saved' && draft.row !== line.row;
  useEffect(() => {
    if (answered) edits.drop(id);
  }, [answered, edits, id]);
  const { edit } = column;
  if (!edit) return null;
  if (draft?.phase === 'typing') {
    return <Editor shared={shared} column={column} edit={edit} line={line} id={id} draft={draft} />;
  }
  const error = draft?.error ?? edit.error?.(line.row) ?? null;
  const content =
    draft && !answered ? (
      <span className="dt-text" data-phase={draft.phase}>
        {edit.choices?.find(({ value }) => value === draft.text)?.label ?? (draft.text || texts.none)}
      </span>
    ) : (
      <CellContent column={column} row={line.row} texts={texts} />
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

interface EditorProps<Row> extends EditableCellProps<Row> {
  edit: CellEdit<Row>;
  id: string;
  draft: CellDraft;
}

function Editor<Row>({ shared, column, edit, line: { row }, id, draft }: EditorProps<Row>) {
  const { edits, texts, afterEdit, say } = shared;
  const box = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.focus({ preventScroll: true });
    // Opened by typing: the caret stands behind the first letter. Opened by a press or Enter: all is replaced or kept.
    if (element instanceof HTMLInputElement && element.value === edit.text(row)) element.select();
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const commit = (go: AfterEdit) => {
    const done = edits.commit(id, {
      before: edit.text(row),
      check: (text) => edit.check?.(text, row) ?? null,
      save: (text) => edit.save(row, text),
      onFailed: (why) => say(texts.saveFailed(column.header, why)),
    });
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
      edits.drop(id);
      afterEdit('stay');
    }
  };
  const shown = {
    ref: box,
    'aria-label': texts.editing(column.header),
    'aria-invalid': draft.error !== null || undefined,
    title: draft.error ?? undefined,
    value: draft.text,
    onChange: (event: { target: { value: string } }) => edits.type(id, event.target.value),
    onBlur: () => commit('nowhere'),
    onKeyDown,
  };
  return (
    <>
      {edit.choices ? (
        <EditChoice {...shown}>
          {edit.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </EditChoice>
      ) : (
        <EditBox {...shown} inputMode={edit.inputMode ?? 'text'} data-numeric={column.numeric ? '' : undefined} />
      )}
      {draft.error === null ? null : <span className="dt-heard">{draft.error}</span>}
    </>
  );
}
