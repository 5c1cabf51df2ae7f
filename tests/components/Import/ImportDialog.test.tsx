import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook, { readSheet } from 'read-excel-file/universal';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ImportDialog } from '../../../src/components/Import/ImportDialog.tsx';
import type { ImportDialogProps } from '../../../src/components/Import/importProps.ts';
import type { ImportCommit } from '../../../src/components/Import/importTypes.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import {
  checkMember,
  commitMembers,
  memberImport,
  membersCsv,
} from '../../../stories/components/Import/importSamples.ts';
import { catchDownloads } from '../charts/downloads.ts';
import { failOnConsoleError } from '../ui/setup.tsx';

failOnConsoleError();
// Wide enough that the grid mounts every column.
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  cleanupKits();
  cleanup();
});

function Opened(props: Partial<ImportDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        导入
      </button>
      <ImportDialog
        name="学员"
        columns={memberImport}
        check={checkMember}
        commit={commitMembers}
        newId={() => 'DR1'}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

async function show(props: Partial<ImportDialogProps> = {}) {
  renderInKit(<Opened {...props} />, { now: '2026-09-21 09:00' });
  return screen.findByRole('dialog', { name: '导入学员' }, { timeout: 5000 });
}
const give = (file: File) => userEvent.upload(screen.getByLabelText(/点击选择文件/), file, { applyAccept: false });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const checked = () => screen.findByText('可导入 197', undefined, { timeout: 5000 });

/** Writes into a cell as a person does. */
async function mend(cell: string | RegExp, text: string, label: string) {
  const at = await screen.findByRole('gridcell', { name: cell });
  await userEvent.dblClick(at);
  const box = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
}

test('from the file to the result: wrong cells are mended, then everything is imported and may be undone', {
  timeout: 20_000,
}, async () => {
  const commit = vi.fn<ImportCommit>(commitMembers);
  const onUndo = vi.fn<(id: string) => Promise<void>>().mockResolvedValue(undefined);
  const onChanged = vi.fn<() => void>();
  await show({ commit, onUndo, onChanged });
  await give(membersCsv());
  await checked();
  expect(screen.getByText('有误 3')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: '只看有误' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(screen.getByRole('row', { name: /手机号应为 11 位，当前 1380013800/ })).toBeDefined();
  await mend(/^1380013800 ?手机号/, '13900139000', '编辑手机号 *');
  await screen.findByText('可导入 198');
  await mend(/^13800138003 ?与已有学员/, '13900139001', '编辑手机号 *');
  await screen.findByText('可导入 199');
  await mend(/^12\.345 ?课时/, '12.34', '编辑剩余课时');
  await screen.findByText('可导入 200');
  await press('导入 200 条');
  await screen.findByText('已导入 200 条');
  const real = commit.mock.calls.filter(([, { dryRun }]) => !dryRun);
  expect(real.map(([rows]) => rows.length)).toEqual([100, 100]);
  expect(new Set(real.map(([, { batchKey }]) => batchKey)).size).toBe(2);
  expect(real[0]?.[0][3]?.values).toMatchObject({ name: '赵明轩', phone: '13900139000' });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(screen.getByText('2026-09-22 09:00 前可以撤销')).toBeDefined();
  await press('撤销本次导入');
  await screen.findByText('已撤销本次导入');
  expect(onUndo).toHaveBeenCalledWith('DR1');
});

test('wrong rows stay behind with their reasons, in the result and as a file', async () => {
  const files = catchDownloads();
  await show();
  await give(membersCsv());
  await checked();
  expect(screen.getByText('有误的 3 行不会导入')).toBeDefined();
  await press('导入 197 条');
  await screen.findByText('已导入 197 条');
  const list = within(screen.getByRole('list', { name: '未导入 3 条' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第 4 行与已有学员 陈一诺（138****8003）重复',
    '第 5 行手机号应为 11 位，当前 1380013800',
    '第 9 行课时最多两位小数，当前 12.345',
  ]);
  await press('下载有误的行');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('学员导入有误_2026-09-21.xlsx');
  const rows = await readSheet(files[0]?.blob ?? new Blob());
  expect(rows).toHaveLength(4);
  expect(rows[2]?.slice(-2)).toEqual(['手机号应为 11 位，当前 1380013800', 5]);
});

test('a batch that fails loses nothing: it is sent again under its key', async () => {
  const keys: string[] = [];
  let broken = true;
  const commit: ImportCommit = async (rows, { batchKey, dryRun }) => {
    if (!dryRun) {
      keys.push(batchKey);
      if (broken && keys.length === 2) throw Object.assign(new Error('timeout'), { text: '请求超时，请稍后重试' });
    }
    return rows.map(({ key }) => ({ key }));
  };
  await show({ commit, batchSize: 50 });
  await give(membersCsv());
  await press(/^导入 198 条$/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('已处理的 50 条不受影响');
  expect(alert.textContent).toContain('还有 148 条未完成');
  await press('到此为止');
  expect(await screen.findAllByText('没有收到服务的答复，可能已导入；继续导入不会重复')).toHaveLength(50);
  broken = false;
  await press('继续导入');
  await screen.findByText('已导入 198 条');
  expect(keys).toEqual([keys[0], keys[1], keys[1], keys[3], keys[4]]);
  expect(new Set(keys).size).toBe(4);
});

test('heads that differ are put in their places by hand', async () => {
  await show();
  await give(membersCsv(3, '学员姓名,性别,出生日期,家长手机,所在校区,剩余课时'));
  await screen.findByText(/九月新生.csv，共 3 行/);
  expect(screen.getByText('请先对应必填列：姓名、校区')).toBeDefined();
  expect(screen.getByRole('combobox', { name: '手机号文件中的列' }).textContent).toContain('家长手机');
  for (const [column, head] of [
    ['姓名', '学员姓名'],
    ['校区', '所在校区'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a hand does
    await userEvent.click(screen.getByRole('combobox', { name: `${column}文件中的列` }));
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(await screen.findByRole('option', { name: head }));
  }
  await press('下一步');
  await screen.findByText('可导入 2', undefined, { timeout: 5000 });
});

test('a file that does not fit is refused in words, and another one may follow', async () => {
  await show();
  await give(new File(['x'], '照片.png'));
  expect((await screen.findByRole('alert')).textContent).toContain('只支持 .xlsx 和 .csv 文件');
  await give(new File(['订单号,金额\n1,2'], '订单.csv'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('表头与模板不符'));
  await give(membersCsv(2));
  await screen.findByText('可导入 2', undefined, { timeout: 5000 });
});

test('the template is a workbook with the columns and their choices', async () => {
  const files = catchDownloads();
  await show();
  await press('下载模板');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['学员导入模板.xlsx']));
  const sheets = await readWorkbook(files[0]?.blob ?? new Blob());
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['学员', '填写说明', '选项']);
});

test('all or nothing: the button says what is in the way; a row may be left out', async () => {
  await show({ partial: false });
  await give(membersCsv(4));
  expect(await screen.findByText('请先修改或移除有误的 2 行', undefined, { timeout: 5000 })).toBeDefined();
  for (const row of [/与已有学员/, /应为 11 位/]) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(within(screen.getByRole('row', { name: row })).getByText('移除'));
  }
  await press('导入 2 条');
  await screen.findByText('已导入 2 条');
});

test('a dry run that fails is said, and tried again', async () => {
  let broken = true;
  const commit: ImportCommit = async (rows) => {
    if (broken) throw new Error('offline');
    return rows.map(({ key }) => ({ key }));
  };
  await show({ commit });
  await give(membersCsv(2));
  expect((await screen.findByRole('alert')).textContent).toContain('核对没有完成');
  expect(screen.getByText('核对完成后可导入')).toBeDefined();
  broken = false;
  await press('重试');
  await press('导入 2 条');
  await screen.findByText('已导入 2 条');
});

test('what was mended is not lost by a slip: leaving asks first', async () => {
  await show();
  await give(membersCsv(4));
  await screen.findByText('有误 2', undefined, { timeout: 5000 });
  await press('关闭');
  const ask = within(await screen.findByRole('alertdialog'));
  await userEvent.click(ask.getByRole('button', { name: '继续处理' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('有误 2')).toBeDefined();
  await press('关闭');
  await press('放弃导入');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('导入');
  expect(await screen.findByText('点击选择文件，或把文件拖到这里')).toBeDefined();
});

test('stopped on purpose: what is imported stays, the rest can follow', async () => {
  const waiting: (() => void)[] = [];
  const commit: ImportCommit = (rows, { dryRun }) => {
    const answer = rows.map(({ key }) => ({ key }));
    return dryRun ? Promise.resolve(answer) : new Promise((done) => waiting.push(() => done(answer)));
  };
  await show({ commit, batchSize: 2 });
  await give(membersCsv(3));
  await press('导入 3 条');
  await screen.findByText('已处理 0 / 3');
  await press('停止导入');
  expect(screen.getByText('正在停止，等待这一批完成…')).toBeDefined();
  waiting[0]?.();
  await screen.findByText('已导入 2 条');
  expect(screen.getByText('尚未导入')).toBeDefined();
  await press('继续导入');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await screen.findByText('已导入 3 条');
});
