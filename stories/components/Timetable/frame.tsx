import type { Parameters } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A page's place for the timetable: it fills its parent. `parameters.frame` sets width and height in px. */
export function withFrame(Story: ComponentType, { parameters }: { parameters: Parameters }) {
  const { width = '100%', height = 820 } = (parameters.frame ?? {}) as { width?: number | string; height?: number };
  return (
    <div style={{ width, height, background: 'var(--surface)' }}>
      <Story />
    </div>
  );
}
