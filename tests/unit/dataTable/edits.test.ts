import { describe, expect, test, vi } from 'vitest';
import { commitEdit, type EditJob } from '../../../src/components/DataTable/commitEdit.ts';
import { cellId, createEdits, type EditStore } from '../../../src/components/DataTable/edits.ts';

const cell = cellId('1', 'phone');
const job = (more: Partial<EditJob> = {}): EditJob => ({
  before: '旧',
  check: () => null,
  save: () => undefined,
  onFailed: () => undefined,
  unsaid: '保存失败，请稍后重试',
  ...more,
});

function type(edits: EditStore, text: string) {
  const draft = edits.get(cell);
  if (draft) edits.put(cell, { ...draft, text, error: null });
}

function typed(text: string) {
  const edits = createEdits();
  edits.start(cell, '旧', 'row');
  type(edits, text);
  return edits;
}

describe('changing a cell', () => {
  test('a keystroke tells its cell and no other', () => {
    const edits = createEdits();
    const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
    edits.subscribe(cell, here);
    edits.subscribe(cellId('2', 'phone'), there);
    edits.start(cell, '旧', 'row');
    type(edits, '旧1');
    expect(here).toHaveBeenCalledTimes(2);
    expect(there).not.toHaveBeenCalled();
  });
  test('nothing changed is nothing saved', () => {
    const save = vi.fn<(text: string) => void>();
    const edits = typed('旧');
    expect(commitEdit(edits, cell, job({ save }))).toBe(true);
    expect(save).not.toHaveBeenCalled();
    expect(edits.get(cell)).toBeUndefined();
  });
  test('what cannot be taken keeps the editor open and says why', () => {
    const edits = typed('坏');
    expect(commitEdit(edits, cell, job({ check: () => '手机号应为 11 位' }))).toBe(false);
    expect(edits.get(cell)).toMatchObject({ phase: 'typing', text: '坏', error: '手机号应为 11 位' });
    type(edits, '好');
    expect(edits.get(cell)?.error).toBeNull();
  });
  test('what was saved is shown until the row says so itself', async () => {
    const edits = typed('新');
    commitEdit(edits, cell, job({ save: () => Promise.resolve() }));
    expect(edits.get(cell)?.phase).toBe('saving');
    await vi.waitFor(() => expect(edits.get(cell)).toMatchObject({ phase: 'saved', text: '新', row: 'row' }));
  });
  test('what was refused is not lost: the words stay, and are taken up again', async () => {
    const onFailed = vi.fn<(why: string) => void>();
    const edits = typed('新');
    commitEdit(
      edits,
      cell,
      job({ save: () => Promise.reject(Object.assign(new Error('no'), { text: '已被他人修改' })), onFailed }),
    );
    await vi.waitFor(() =>
      expect(edits.get(cell)).toMatchObject({ phase: 'failed', text: '新', error: '已被他人修改' }),
    );
    expect(onFailed).toHaveBeenCalledWith('已被他人修改');
    edits.start(cell, '旧', 'row');
    expect(edits.get(cell)).toMatchObject({ phase: 'typing', text: '新' });
  });
  test('a save that throws at once is a refusal like any other', () => {
    const edits = typed('新');
    commitEdit(
      edits,
      cell,
      job({
        save: () => {
          throw new Error('broken');
        },
      }),
    );
    expect(edits.get(cell)).toMatchObject({ phase: 'failed', error: '保存失败，请稍后重试' });
  });
  test('typed anew while the first is on its way: the second has its own fate', async () => {
    const edits = typed('一');
    let refuse: (error: Error) => void = () => undefined;
    const waiting = new Promise<void>((_, reject) => {
      refuse = reject;
    });
    commitEdit(edits, cell, job({ save: () => waiting }));
    edits.start(cell, '一', 'row');
    type(edits, '二');
    const onFailed = vi.fn<(why: string) => void>();
    refuse(new Error('late'));
    await waiting.catch(onFailed);
    expect(edits.get(cell)).toMatchObject({ phase: 'typing', text: '二' });
  });
});
