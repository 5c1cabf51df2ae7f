import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choosableEntries,
  dictionaryTypeLabels,
  dictionaryTypes,
  effectiveEntries,
  starterDictionary,
} from '../../src/domain/dictionary.ts';
import { formatHours, formatMoney, formatRate, hoursInWords } from '../../src/domain/money.ts';
import { isPhone, maskPhone, normalisePhone } from '../../src/domain/phone.ts';
import { addRecent, recentMax } from '../../src/domain/recent.ts';

describe('recently viewed', () => {
  test('holds at most 5 entries; a sixth drops the oldest', () => {
    const six = ['1', '2', '3', '4', '5', '6'].reduce<readonly string[]>((list, id) => addRecent(list, id), []);
    expect(six).toEqual(['2', '3', '4', '5', '6']);
  });

  test('a duplicate id is not added, the order stays', () => {
    const list = ['1', '2', '3'];
    expect(addRecent(list, '1')).toBe(list);
    const files = [{ id: '1', title: '灰度传感器' }];
    expect(addRecent(files, { id: '1', title: '新名字' }, ({ id }) => id)).toBe(files);
  });

  test('property: never more than 5, never one twice, the newest is in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }).map(String)), (views) => {
        let list: readonly string[] = [];
        for (const id of views) {
          list = addRecent(list, id);
          expect(list.length).toBeLessThanOrEqual(recentMax);
          expect(new Set(list).size).toBe(list.length);
          expect(list).toContain(id);
        }
      }),
    );
  });
});

describe('phones', () => {
  test('^1[3-9]\\d{9}$ after removing blanks, -, +86', () => {
    for (const typed of ['138 0000 0001', '+86 138-0000-0001', '8613800000001', '008613800000001', '13800000001']) {
      expect(normalisePhone(typed)).toBe('13800000001');
      expect(isPhone(typed)).toBe(true);
    }
    for (const typed of ['', '12800000001', '1380000000', '138000000011', '+1 3800000001', 'abc']) {
      expect(isPhone(typed)).toBe(false);
    }
  });

  test('read 138****0001 for everybody', () => {
    expect(maskPhone('13800000001')).toBe('138****0001');
    expect(maskPhone('')).toBe('');
  });

  test('property: a mask never shows the middle, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = maskPhone(text);
        expect(shown === '' || shown.includes('****')).toBe(true);
        expect(shown.replace('****', '').length).toBeLessThanOrEqual(isPhone(text) ? 7 : 1);
      }),
    );
  });
});

describe('money and hours', () => {
  test('money 1,234.00', () => {
    expect(formatMoney(123_400)).toBe('1,234.00');
    expect(formatMoney(5)).toBe('0.05');
    expect(formatMoney(-123_456_789)).toBe('-1,234,567.89');
    expect(formatMoney(0)).toBe('0.00');
  });

  test('hours: two decimals in tables (2.00), no trailing zeros in sentences (扣 2 课时)', () => {
    expect(formatHours(200)).toBe('2.00');
    expect([200, 150, 25, 0, 1000, -50].map(hoursInWords)).toEqual(['2', '1.5', '0.25', '0', '10', '-0.5']);
  });

  test('a rate without a base: 无, never 0 %', () => {
    expect([formatRate(8500), formatRate(8550), formatRate(0), formatRate(null)]).toEqual([
      '85 %',
      '85.5 %',
      '0 %',
      '无',
    ]);
  });

  test('property: what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (n) => {
        expect(Math.round(Number(formatMoney(n).replaceAll(',', '')) * 100)).toBe(n);
        expect(Math.round(Number(hoursInWords(n)) * 100)).toBe(n);
        expect(formatMoney(n)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });
});

describe('dictionaries', () => {
  test('types: Subject, hourType, lineClassType, lineClassProperty, lineCourseType, evaluationCourseType', () => {
    expect(dictionaryTypes.map((type) => dictionaryTypeLabels[type])).toEqual([
      '科目',
      '课时类型',
      '班级类型',
      '班级属性',
      '课程类型',
      '测评类型',
    ]);
  });

  test('starter values: 6+5+5+5+5+4 = 30 entries', () => {
    expect(dictionaryTypes.map((type) => starterDictionary[type].length)).toEqual([6, 5, 5, 5, 5, 4]);
    for (const type of dictionaryTypes)
      expect(new Set(starterDictionary[type]).size).toBe(starterDictionary[type].length);
  });

  const entry = (id: string, name: string, more = {}) => ({ id, name, sort: Number(id), disabled: false, ...more });

  test('a value in use can be disabled: hidden from new forms, shown in old data', () => {
    const entries = [entry('2', '编程'), entry('1', '科学', { disabled: true })];
    expect(choosableEntries(entries).map(({ id }) => id)).toEqual(['2']);
    expect(choosableEntries(entries, '1').map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('company value overrides main company value', () => {
    const main = [entry('1', '科学'), entry('2', '编程'), entry('3', '美术')];
    const own = [entry('9', '少儿编程', { overridesId: '2' }), entry('8', '美术')];
    expect(effectiveEntries(own, main).map(({ name }) => name)).toEqual(['科学', '美术', '少儿编程']);
  });
});
