import { Button, StatusDot, Tag, TextInput } from 'jiaowu/components';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { applyTheme } from './snippets/applyTheme.ts';
import { SubjectBlock } from './snippets/SubjectBlock.tsx';

interface IslandProps {
  platform: number;
  dark: boolean;
  touch: boolean;
}

/** A part of the page with a look of its own: the attributes stand on it instead of `<html>`. */
function Island({ platform, dark, touch }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) applyTheme({ platform, dark, touch }, root.current);
  }, [platform, dark, touch]);
  return (
    <div
      ref={root}
      data-testid="island"
      style={{ padding: 20, display: 'grid', gap: 12, background: 'var(--bg)', color: 'var(--text-1)' }}
    >
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="primary">新建排课</Button>
        <Button>导出</Button>
        <Tag tone="success">已到</Tag>
        <StatusDot tone="brand">上课中</StatusDot>
      </div>
      <TextInput aria-label="学员姓名" placeholder="请输入姓名" />
      <SubjectBlock id="S1" name="机器人启蒙班" />
    </div>
  );
}

const meta = preview.meta({
  title: 'docs/snippets/Theming',
  component: Island,
  tags: ['!dev', '!autodocs'],
  args: { platform: 1, dark: false, touch: false },
});

const token = (element: HTMLElement, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('island')).toHaveAttribute('data-brand', 'blue');
  },
});

/** Platform 8 is the outreach platform. */
export const Outreach = meta.story({
  args: { platform: 8 },
  play: async ({ canvas }) => {
    await expect(token(canvas.getByTestId('island'), '--accent')).toBe('#C24D04');
  },
});

export const Dark = meta.story({
  args: { dark: true },
  play: async ({ canvas }) => {
    await expect(token(canvas.getByTestId('island'), '--surface')).toBe('#181C22');
  },
});

export const Touch = meta.story({
  args: { touch: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '导出' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      40,
    );
  },
});
