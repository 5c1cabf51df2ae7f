import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf, fieldForPath, placeErrors } from '../../../src/components/form/errorPaths.ts';

describe('errors as a list', () => {
  test('fields, rows and whole lists by their names', () => {
    const errors = {
      name: { type: 'rule', message: '请填写姓名', ref: { focus() {} } },
      guardians: [undefined, { phone: { type: 'server', message: '已登记' } }],
      tags: { root: { type: 'too_small', message: '请至少添加 1 项' } },
    };
    expect(faultsOf(errors)).toEqual([
      { name: 'name', message: '请填写姓名', type: 'rule' },
      { name: 'guardians.1.phone', message: '已登记', type: 'server' },
      { name: 'tags', message: '请至少添加 1 项', type: 'too_small' },
    ]);
  });
  test('nothing wrong is an empty list', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf(undefined)).toEqual([]);
  });
});

const step = fc.stringMatching(/^[a-z]{1,5}$/);
const path = fc
  .array(fc.oneof(step, fc.nat(9).map(String)), { minLength: 1, maxLength: 4 })
  .map((steps) => steps.join('.'));

describe('the field of a path', () => {
  test('as the server writes it', () => {
    const names = new Set(['start', 'teacherIds', 'guardians.0.phone', 'guardians']);
    expect(fieldForPath('draft.start', names)).toBe('start');
    expect(fieldForPath('draft.teacherIds.0', names)).toBe('teacherIds');
    expect(fieldForPath('student.guardians[0].phone', names)).toBe('guardians.0.phone');
    expect(fieldForPath('student.guardians[1].phone', names)).toBe('guardians');
    expect(fieldForPath('cardNo', names)).toBeUndefined();
  });
  test('a field’s own name is always that field', () => {
    fc.assert(
      fc.property(path, fc.array(path), (name, others) => {
        expect(fieldForPath(name, new Set([...others, name]))).toBe(name);
      }),
    );
  });
  test('it is found below whatever the input wraps it in, unless the wrapping names a field itself', () => {
    fc.assert(
      fc.property(path, path, (wrapping, name) => {
        fc.pre(wrapping.split('.').every((one) => one !== name && !name.startsWith(`${one}.`)));
        expect(fieldForPath(`${wrapping}.${name}`, new Set([name]))).toBe(name);
      }),
    );
  });
  test('it is one of the form’s fields, or none', () => {
    fc.assert(
      fc.property(path, fc.array(path), (asked, list) => {
        const names = new Set(list);
        const found = fieldForPath(asked, names);
        expect([undefined, ...names]).toContain(found);
      }),
    );
  });
});

describe('errors told apart', () => {
  test('none is lost: each stands under a field or is said above', () => {
    fc.assert(
      fc.property(fc.dictionary(path, fc.string({ minLength: 1 })), fc.array(path), (errors, list) => {
        const entries = Object.entries(errors);
        const { placed, loose } = placeErrors(entries, new Set(list));
        const said = new Set([...placed.values(), ...loose]);
        for (const [one, text] of entries) {
          const name = fieldForPath(one, new Set(list));
          // Of several for one field the first is said.
          expect(name === undefined ? said.has(text) : placed.has(name)).toBe(true);
        }
      }),
    );
  });
  test('the first of several for one field', () => {
    const { placed, loose } = placeErrors(
      Object.entries({ 'a.name': '一', 'b.name': '二', x: '三' }),
      new Set(['name']),
    );
    expect([...placed]).toEqual([['name', '一']]);
    expect(loose).toEqual(['三']);
  });
});
