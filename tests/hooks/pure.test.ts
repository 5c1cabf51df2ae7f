import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesHotkey, parseHotkey } from '../../src/hooks/hotkey.ts';
import { readUrl, writeUrl } from '../../src/hooks/urlState.ts';

const defaults = { q: '', page: 1, mine: false };

describe('filters in the address', () => {
  it('leave out what stands at its default and keep what belongs to others', () => {
    expect(writeUrl('?campusId=21', { q: '小雨', page: 2, mine: true }, defaults)).toBe(
      '?campusId=21&q=%E5%B0%8F%E9%9B%A8&page=2&mine=1',
    );
    expect(writeUrl('?campusId=21&q=x&page=2', { q: '', page: 1 }, defaults)).toBe('?campusId=21');
    expect(writeUrl('?q=x', { q: '' }, defaults)).toBe('');
  });

  it('what cannot be read stands at its default', () => {
    expect(readUrl('?page=abc&mine=maybe', defaults)).toEqual({ q: '', page: 1, mine: false });
    expect(readUrl('?page=&q=', defaults)).toEqual({ q: '', page: 1, mine: false });
  });

  it('come back as they went', () => {
    const values = fc.record({
      q: fc.string({ unit: 'grapheme' }),
      page: fc.integer({ min: -1000, max: 1000 }),
      mine: fc.boolean(),
    });
    fc.assert(
      fc.property(values, (written) => {
        expect(readUrl(writeUrl('?tab=todo', written, defaults), defaults)).toEqual(written);
      }),
    );
  });
});

describe('hotkeys', () => {
  const pressed = (key: string, held: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  });

  it('mod is ⌘ on Apple and Ctrl elsewhere', () => {
    const search = parseHotkey('mod+k');
    expect(matchesHotkey(search, pressed('k', { ctrlKey: true }), false)).toBe(true);
    expect(matchesHotkey(search, pressed('K', { metaKey: true }), true)).toBe(true);
    expect(matchesHotkey(search, pressed('k', { metaKey: true }), false)).toBe(false);
    expect(matchesHotkey(search, pressed('k'), false)).toBe(false);
  });

  it('Shift counts for letters and named keys, not for signs', () => {
    expect(matchesHotkey(parseHotkey('?'), pressed('?', { shiftKey: true }), false)).toBe(true);
    expect(matchesHotkey(parseHotkey('ArrowLeft'), pressed('ArrowLeft', { shiftKey: true }), false)).toBe(false);
    expect(matchesHotkey(parseHotkey('shift+ArrowLeft'), pressed('ArrowLeft', { shiftKey: true }), false)).toBe(true);
    expect(matchesHotkey(parseHotkey('+'), pressed('+', { shiftKey: true }), false)).toBe(true);
  });

  it('refuses a combination without a key', () => {
    expect(() => parseHotkey('mod+')).toThrow(/useHotkey\("mod\+"\)/);
    expect(() => parseHotkey('hyper+k')).toThrow(/write modifiers/);
  });
});
