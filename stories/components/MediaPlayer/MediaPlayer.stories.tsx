import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MediaPlayer } from '../../../src/components/MediaPlayer/MediaPlayer.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { wavOf } from './wav.ts';
import { cover } from '../Poster/posterLayers.ts';

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:30.000\n今天我们做一辆会走的小车')}`;

const meta = preview.meta({
  title: 'components/MediaPlayer',
  component: MediaPlayer,
  // A film of sound alone: what plays depends on nothing outside.
  args: { src: wavOf(75), title: '避障小车演示', poster: cover },
  decorators: [
    (Story) => (
      <StoryKit>
        <div style={{ maxWidth: '100%', width: 640 }}>{Story()}</div>
      </StoryKit>
    ),
  ],
});

const loaded = { timeout: 10_000 };

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 1:15')).toBeVisible(), loaded);
    canvas.getByRole('slider', { name: '进度' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('0:10 / 1:15')).toBeVisible());
  },
});

export const Playground = meta.story({
  args: { captions, rememberAs: 'story', download: { permission: 'resource.manage' } },
});

export const Audio = meta.story({
  tags: ['visual'],
  args: { kind: 'audio', title: '英语跟读 Unit 3' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 1:15')).toBeVisible(), loaded);
    await expect(canvas.queryByRole('button', { name: '全屏' })).toBeNull();
  },
});

export const WithCaptions = meta.story({
  args: { captions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示字幕' }));
    await expect(canvas.getByRole('button', { name: '关闭字幕' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['visual'],
  args: { src: 'data:video/mp4,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, loaded)).toHaveTextContent('视频不存在，或格式不支持');
  },
});

export const AudioFailed = meta.story({ args: { kind: 'audio', src: 'data:audio/wav,broken' } });
export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
