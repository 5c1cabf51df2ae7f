import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { dateOf, textOf } from '../../../src/components/ui/DateInput/pickerDates.ts';
import { addDays } from '../../../src/domain/dates.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// Zones whose days begin at 01:00 on a change to summer time, lost a whole day, or stand far from Greenwich.
test.each(['Asia/Shanghai', 'America/New_York', 'America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Kiritimati', 'UTC'])(
  'a day goes to a Date and back unchanged in %s',
  (name) => {
    process.env.TZ = name;
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 700_000 }), (number) => {
        const text = addDays('1970-01-01', number);
        const date = dateOf(text);
        // Apia had no 30 December 2011.
        if (name === 'Pacific/Apia' && text === '2011-12-30') return;
        expect(date && textOf(date)).toBe(text);
      }),
    );
  },
);

test('what is no date is none', () => {
  for (const text of ['', undefined, '2026-02-30', '2026-13-01', '9-1', '2026-09-21 10:00']) {
    expect(dateOf(text)).toBeUndefined();
  }
});

test('years below 100 stay what they are', () => {
  expect(dateOf('0099-01-01')?.getFullYear()).toBe(99);
});
