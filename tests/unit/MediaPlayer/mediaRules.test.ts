import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clamp,
  isPlaylist,
  mediaCommand,
  mediaErrorText,
  mediaTime,
  mediaTimeInWords,
  worthResuming,
} from '../../../src/components/MediaPlayer/mediaRules.ts';

test.each([
  [0, '0:00', '0 秒'],
  [9.9, '0:09', '9 秒'],
  [750, '12:30', '12 分 30 秒'],
  [3723, '1:02:03', '1 小时 2 分 3 秒'],
  [3600, '1:00:00', '1 小时'],
  [Number.NaN, '0:00', '0 秒'],
  [Number.POSITIVE_INFINITY, '0:00', '0 秒'],
])('%d seconds', (seconds, shown, heard) => {
  expect(mediaTime(seconds)).toBe(shown);
  expect(mediaTimeInWords(seconds)).toBe(heard);
});

test('a shown time is its seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360_000 }), (seconds) => {
      expect(
        mediaTime(seconds)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0),
      ).toBe(seconds);
    }),
  );
});

test('a place at the very beginning or end is not offered', () => {
  expect(worthResuming(750, 3000)).toBe(true);
  expect(worthResuming(9, 3000)).toBe(false);
  expect(worthResuming(2995, 3000)).toBe(false);
  expect(worthResuming(750, Number.POSITIVE_INFINITY)).toBe(true);
  expect(worthResuming(Number.NaN, 3000)).toBe(false);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.double({ min: 1, max: 1e5, noNaN: true }),
      (at, whole) => {
        expect(worthResuming(at, whole)).toBe(at >= 10 && at <= whole - 10);
      },
    ),
  );
});

test.each([
  ['https://cdn.example/a.m3u8', true],
  ['/live/A.M3U8?sign=1', true],
  ['/a.m3u8#t=5', true],
  ['/a.m3u8.mp4', false],
  ['/a.mp4?from=b.m3u8', false],
  ['/m3u8', false],
])('%s', (src, playlist) => {
  expect(isPlaylist(src)).toBe(playlist);
});

describe('failures in words', () => {
  test.each([
    [1, '视频没有加载成功'],
    [2, '网络中断，视频没有加载完'],
    [3, '视频文件已损坏，无法播放'],
    [4, '视频不存在，或格式不支持'],
    [undefined, '视频没有加载成功'],
  ])('code %s', (code, text) => {
    expect(mediaErrorText(code, 'video')).toBe(text);
    expect(mediaErrorText(code, 'audio')).toBe(text.replace('视频', '音频'));
  });
});

test('keys', () => {
  expect(mediaCommand(' ')).toEqual({ act: 'toggle' });
  expect(mediaCommand('K')).toEqual({ act: 'toggle' });
  expect(mediaCommand('ArrowRight')).toEqual({ act: 'seek', by: 5 });
  expect(mediaCommand('j')).toEqual({ act: 'seek', by: -10 });
  expect(mediaCommand('ArrowDown')).toEqual({ act: 'volume', by: -0.1 });
  expect(mediaCommand('Tab')).toBeNull();
});

test('within bounds', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const held = clamp(value, 0, 1);
      expect(held >= 0 && held <= 1).toBe(true);
      expect(held === value || !(value >= 0 && value <= 1)).toBe(true);
    }),
  );
});
