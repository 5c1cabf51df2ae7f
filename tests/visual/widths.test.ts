import { describe, expect, it } from 'vitest';
import { widthsOf } from './support/stories.ts';

describe('the widths of a story', () => {
  it('both, where it says nothing', () => {
    expect(widthsOf({ visual: null, viewport: null })).toEqual(['desktop', 'phone']);
  });

  it('that of the viewport it is pinned to', () => {
    expect(widthsOf({ visual: null, viewport: 'phone' })).toEqual(['phone']);
    expect(widthsOf({ visual: null, viewport: 'tablet' })).toEqual(['desktop']);
  });

  it('those it names', () => {
    expect(widthsOf({ visual: { widths: ['desktop'] }, viewport: 'phone' })).toEqual(['desktop']);
  });
});
