import { describe, expect, it } from 'vitest';
import { differences, type Environment, readEnvironment } from './support/environment.ts';

const debian: Environment = {
  platform: 'linux-x64',
  chromium: '156.0.8078.79',
  fonts: { 'Noto Sans CJK SC': 'Noto Sans CJK SC 131334', 'Liberation Sans': 'Liberation Sans 138018' },
};

describe('where references were made', () => {
  it('the same machine, or a newer build of the same major, is comparable', () => {
    expect(differences(debian, debian)).toEqual([]);
    expect(differences({ ...debian, chromium: '156.0.9000.1' }, debian)).toEqual([]);
  });

  it('another major, platform or font is not, and says which', () => {
    expect(differences({ ...debian, chromium: '157.0.1.0' }, debian)).toEqual(['Chromium 157 here, 156 there']);
    expect(differences({ ...debian, platform: 'darwin-arm64', fonts: {} }, debian)).toEqual([
      'platform darwin-arm64 here, linux-x64 there',
      'Noto Sans CJK SC none here, Noto Sans CJK SC 131334 there',
      'Liberation Sans none here, Liberation Sans 138018 there',
    ]);
    const dejaVu = { ...debian.fonts, 'Noto Sans CJK SC': 'DejaVu Sans 155320' };
    expect(differences({ ...debian, fonts: dejaVu }, debian)).toHaveLength(1);
  });

  it('this machine can be described', () => {
    expect(readEnvironment('156.0.8078.79')).toMatchObject({
      platform: `${process.platform}-${process.arch}`,
      chromium: '156.0.8078.79',
    });
  });
});
