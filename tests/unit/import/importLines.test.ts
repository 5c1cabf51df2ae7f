import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  answerLines,
  cellProblem,
  changeLine,
  countLines,
  isUnverified,
  newLine,
} from '../../../src/components/Import/importLines.ts';
import type { ImportColumn, ImportValues } from '../../../src/components/Import/importTypes.ts';
import { matchHeaders, missingColumns } from '../../../src/components/Import/matchHeaders.ts';

const columns: ImportColumn[] = [
  { id: 'name', header: '姓名', required: true },
  { id: 'phone', header: '手机号', required: true, aliases: ['家长手机'] },
  { id: 'sex', header: '性别', choices: ['男', '女'] },
];
const schema = z.object({ phone: z.string().regex(/^\d{11}$/, '手机号应为 11 位') });
const rules = { columns, check: (row: ImportValues) => schema.safeParse(row) };
const good = { name: '林小满', phone: '13800138000', sex: '女' };

describe('a row', () => {
  test('is checked by its columns and the schema, one problem a cell', () => {
    const line = newLine(4, { name: '', phone: '138', sex: '无' }, rules);
    expect(line.problems).toEqual([
      { column: 'name', message: '请填写姓名' },
      { column: 'sex', message: '性别应为 男、女，当前 无' },
      { column: 'phone', message: '手机号应为 11 位' },
    ]);
    expect(newLine(4, { ...good, phone: '' }, rules).problems).toEqual([{ column: 'phone', message: '请填写手机号' }]);
    expect(newLine(4, good, rules).problems).toEqual([]);
  });

  test('that is changed is checked anew, and what the server said no longer counts', () => {
    const line = newLine(2, good, rules);
    const [said] = answerLines(
      [line],
      [line],
      [{ key: 'r2', problems: [{ column: 'phone', message: '手机号重复' }] }],
      true,
    );
    expect(said && cellProblem(said, 'phone')).toBe('手机号重复');
    const mended = changeLine(said ?? line, 'phone', ' 13900139000 ', rules);
    expect([cellProblem(mended, 'phone'), isUnverified(mended), mended.values.phone]).toEqual([
      null,
      true,
      '13900139000',
    ]);
  });

  test('that changed on the way does not take the answer; one without an answer has failed', () => {
    const [a, b] = [newLine(2, good, rules), newLine(3, good, rules)];
    const changed = changeLine(a, 'name', '吴越', rules);
    const [first, second] = answerLines([changed, b], [a, b], [{ key: 'r2' }], false);
    expect(first).toBe(changed);
    expect(second).toMatchObject({ imported: false, refused: [{ message: '服务没有返回这一行的结果' }] });
  });

  test('every row is counted once, whatever the answers', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ ok: fc.boolean(), answered: fc.boolean(), sent: fc.boolean() })), (cases) => {
        const lines = cases.map(({ ok }, at) => newLine(at + 2, ok ? good : { ...good, name: '' }, rules));
        const sent = lines.filter((_, at) => cases[at]?.sent && cases[at]?.ok);
        const answers = sent.filter((_, at) => cases[at]?.answered).map(({ key }) => ({ key }));
        const { total, ready, wrong, imported } = countLines(answerLines(lines, sent, answers, false));
        expect([total, ready + wrong + imported]).toEqual([cases.length, cases.length]);
        expect(imported).toBe(answers.length);
      }),
    );
  });
});

describe('heads', () => {
  test('are found with star, blanks, brackets and by other names', () => {
    expect(matchHeaders([' 姓 名 * ', '家长手机（必填）', '备注'], columns)).toEqual({ name: 0, phone: 1, sex: null });
    expect(missingColumns(matchHeaders(['性别'], columns), columns).map(({ id }) => id)).toEqual(['name', 'phone']);
  });

  test('no column of the file is taken twice', () => {
    const header = fc.constantFrom('姓名', '手机号', '家长手机', '性别', '', '备注', '姓名*');
    fc.assert(
      fc.property(fc.array(header), (headers) => {
        const taken = Object.values(matchHeaders(headers, columns)).filter((at) => at !== null);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((at) => at >= 0 && at < headers.length)).toBe(true);
      }),
    );
  });
});
