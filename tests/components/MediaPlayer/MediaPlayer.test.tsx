import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent as hand } from 'vitest/browser';
import { MediaPlayer, type MediaPlayerProps } from '../../../src/components/MediaPlayer/MediaPlayer.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { wavOf } from '../../../stories/components/MediaPlayer/wav.ts';

afterEach(cleanupKits);

const soon = { timeout: 10_000 };
const element = () => {
  const found = document.querySelector<HTMLMediaElement>('audio, video');
  if (!found) throw new Error('no player');
  return found;
};

const player = () => screen.getByRole('region', { name: '课堂录音' });

async function open(props: Partial<MediaPlayerProps> = {}) {
  const world = renderInKit(<MediaPlayer kind="audio" src={wavOf(60)} title="课堂录音" {...props} />);
  await waitFor(() => expect(element().readyState).toBeGreaterThan(0), soon);
  return world;
}

const hlsRequests = () => performance.getEntriesByType('resource').filter(({ name }) => /hls[._]/.test(name));

describe('a recording', () => {
  test('plays, pauses, and shows how far it is, without the HLS library', async () => {
    await open();
    expect(await screen.findByText('0:00 / 1:00')).toBeDefined();
    await hand.click(screen.getByRole('button', { name: '播放' }));
    await waitFor(() => expect(element().currentTime).toBeGreaterThan(0.1), soon);
    expect(player().dataset.state).toBe('playing');
    await hand.click(screen.getByRole('button', { name: '暂停' }));
    await waitFor(() => expect(player().dataset.state).toBe('paused'));
    expect(hlsRequests()).toEqual([]);
  });

  test('runs by keys from anywhere in it', async () => {
    await open();
    const play = screen.getByRole('button', { name: '播放' });
    play.focus();
    await hand.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(element().currentTime).toBe(15);
    await hand.keyboard('j');
    expect(element().currentTime).toBe(5);
    await hand.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(element().currentTime).toBe(0);
    await hand.keyboard('{ArrowDown}{ArrowDown}m');
    expect(element().volume).toBeCloseTo(0.8);
    expect(element().muted).toBe(true);
    expect(await screen.findByRole('button', { name: '取消静音' })).toBeDefined();
    // The space bar on a button is that button's, once.
    await hand.keyboard(' ');
    await waitFor(() => expect(element().paused).toBe(false));
    const slider = screen.getByRole('slider', { name: '进度' });
    slider.focus();
    await hand.keyboard('{ArrowRight}');
    expect(element().currentTime).toBeGreaterThanOrEqual(5);
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/^\d+ 秒，共 1 分$/));
  });

  test('takes a place on the line, a volume and a speed', async () => {
    await open();
    fireEvent.change(screen.getByRole('slider', { name: '进度' }), { target: { value: '42' } });
    expect(element().currentTime).toBe(42);
    fireEvent.change(screen.getByRole('slider', { name: '音量' }), { target: { value: '0.25' } });
    expect(element().volume).toBe(0.25);
    await hand.click(screen.getByRole('button', { name: '倍速 1×' }));
    await hand.click(await screen.findByRole('menuitem', { name: /1.5×/ }));
    expect(element().playbackRate).toBe(1.5);
    expect(await screen.findByRole('button', { name: '倍速 1.5×' })).toBeDefined();
  });

  test('tells its end', async () => {
    const onEnded = vi.fn<() => void>();
    await open({ src: wavOf(1), onEnded });
    await hand.click(screen.getByRole('button', { name: '播放' }));
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce(), soon);
  });
});

describe('the place', () => {
  test('is remembered on leaving and offered on coming back', async () => {
    const { kit, rerender } = await open({ rememberAs: 'lesson-7' });
    element().currentTime = 30;
    await waitFor(() => expect(screen.getByText('0:30 / 1:00')).toBeDefined());
    rerender(<p>别的页面</p>);
    expect(kit.preferences.get('media:lesson-7')).toBe('30');
    rerender(<MediaPlayer kind="audio" src={wavOf(60)} title="课堂录音" rememberAs="lesson-7" />);
    expect((await screen.findByRole('status')).textContent).toContain('上次看到 0:30，继续播放？');
    await hand.click(screen.getByRole('button', { name: '继续播放' }));
    await waitFor(() => expect(element().currentTime).toBeGreaterThanOrEqual(30));
    expect(screen.queryByRole('button', { name: '继续播放' })).toBeNull();
  });

  test('is not lost where nothing was played, and may be declined', async () => {
    const { kit, rerender } = await open();
    kit.preferences.set('media:lesson-8', '20');
    rerender(<MediaPlayer kind="audio" key="again" src={wavOf(60)} title="课堂录音" rememberAs="lesson-8" />);
    await hand.click(await screen.findByRole('button', { name: '从头开始' }));
    expect(screen.queryByRole('button', { name: '继续播放' })).toBeNull();
    rerender(<p>别的页面</p>);
    expect(kit.preferences.get('media:lesson-8')).toBe('20');
  });
});

describe('failures', () => {
  test('are said in Chinese, and a retry plays the file that is there by then', async () => {
    const broken = URL.createObjectURL(new Blob(['nothing'], { type: 'audio/wav' }));
    const { rerender } = renderInKit(<MediaPlayer kind="audio" src={broken} title="课堂录音" />);
    expect((await screen.findByRole('alert')).textContent).toContain('音频不存在，或格式不支持');
    expect(screen.getByRole('button', { name: '播放' }).hasAttribute('disabled')).toBe(true);
    await hand.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findByRole('alert')).textContent).toContain('音频不存在');
    rerender(<MediaPlayer kind="audio" src={wavOf(5)} title="课堂录音" />);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.getByRole('slider', { name: '进度' }).getAttribute('max')).toBe('5'), soon);
  });

  test('a playlist goes through the HLS library where the browser plays none itself', async () => {
    const own = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    const playlist = `${URL.createObjectURL(new Blob(['no playlist']))}#.m3u8`;
    const path = 'https://jiaowu.example/live/1.m3u8';
    const realOpen: unknown = Reflect.get(XMLHttpRequest.prototype, 'open');
    if (typeof realOpen !== 'function') throw new Error('no XMLHttpRequest');
    const fetched = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
      this: XMLHttpRequest,
      method,
      url,
    ) {
      return Reflect.apply(realOpen, this, [method, String(url) === path ? playlist : url, true]);
    });
    renderInKit(<MediaPlayer src={path} title="直播回放" />);
    expect((await screen.findByRole('alert', {}, soon)).textContent).toContain('视频文件已损坏，无法播放');
    expect(hlsRequests().length).toBeGreaterThan(0);
    fetched.mockRestore();
    own.mockRestore();
  });
});

describe('a download', () => {
  test('is offered to who holds the permission only', async () => {
    const { kit, rerender } = await open();
    const rights = Object.entries(kit.session.getState().business?.auth ?? {});
    const held = rights.find(([, granted]) => granted)?.[0] ?? '';
    const link = () => screen.queryByRole('link', { name: '下载' });
    expect(link()).toBeNull();
    rerender(<MediaPlayer kind="audio" src="/lesson.mp3" title="课堂录音" download={{ permission: held }} />);
    expect([link()?.getAttribute('href'), link()?.getAttribute('download')]).toEqual(['/lesson.mp3', '']);
    rerender(<MediaPlayer kind="audio" src="/lesson.mp3" title="课堂录音" download={{ permission: 'nobody' }} />);
    expect(link()).toBeNull();
  });
});

describe('a video', () => {
  test('has captions, picture in picture and full screen, and starts from its picture', async () => {
    const captions = URL.createObjectURL(
      new Blob(['WEBVTT\n\n00:00.000 --> 00:05.000\n同学们好'], { type: 'text/vtt' }),
    );
    await open({ kind: 'video', captions });
    expect(screen.getByRole('button', { name: '播放课堂录音' })).toBeDefined();
    expect(screen.getByRole('button', { name: '画中画' })).toBeDefined();
    await hand.click(screen.getByRole('button', { name: '显示字幕' }));
    expect(element().textTracks[0]?.mode).toBe('showing');
    await hand.keyboard('c');
    expect(element().textTracks[0]?.mode).toBe('disabled');
    await hand.click(screen.getByRole('button', { name: '全屏' }));
    await waitFor(() => expect(document.fullscreenElement).toBe(player()));
    await document.exitFullscreen();
  });
});

test('ref, rest props, className, style and data-* reach', async () => {
  const ref = createRef<HTMLDivElement>();
  renderInKit(
    <MediaPlayer
      ref={ref}
      src={wavOf(1)}
      title="课堂录音"
      className="mine"
      style={{ outlineOffset: '7px' }}
      data-extra="1"
    />,
  );
  const root = player();
  expect(ref.current).toBe(root);
  expect([root.classList.contains('mine'), root.style.outlineOffset, root.dataset.extra]).toEqual([true, '7px', '1']);
});
