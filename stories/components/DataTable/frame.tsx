import type { Parameters } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A page's place for the table. `parameters.frame` sets width and height in px. */
export function withFrame(Story: ComponentType, { parameters }: { parameters: Parameters }) {
  const { width = '100%', height = 640 } = (parameters.frame ?? {}) as { width?: number | string; height?: number };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, height }}>
      <Story />
    </div>
  );
}
