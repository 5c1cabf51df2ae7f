import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { visuallyHidden } from '../shared/visuallyHidden.styles.ts';

const Bar = styled.span`
  display: block;
  width: 100%;
  height: 12px;
  border-radius: var(--r-s);
  /* A step darker than wells: it also stands on the page's own ground. */
  background: var(--border);
  animation: jiaowu-pulse 1.6s ease-in-out infinite;
  &[data-circle] {
    border-radius: var(--r-full);
    flex: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS width; a number is px. @default '100%' */
  width?: number | string | undefined;
  /** CSS height; a number is px. @default 12 */
  height?: number | string | undefined;
  /** A disc of `width` (avatars). @default false */
  circle?: boolean | undefined;
}

/** One grey shape of what is coming. Renders a `<span aria-hidden>`. Put the shapes of a screen into one SkeletonGroup. */
export function Skeleton({ width, height, circle = false, style, ...rest }: SkeletonProps) {
  const size: CSSProperties = {};
  const tall = height ?? (circle ? width : undefined);
  if (width !== undefined) size.width = width;
  if (tall !== undefined) size.height = tall;
  return <Bar aria-hidden {...rest} data-circle={circle ? '' : undefined} style={{ ...size, ...style }} />;
}

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Group = styled.div`
  /* Not stepped: Chromium ends a stepped animation a rounding error before its last step. */
  animation: ${appear} 1ms linear both;
  animation-delay: var(--skeleton-delay, 1000ms);
`;

const Said = styled.span`
  ${visuallyHidden}
`;

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What assistive technology hears. @default '加载中...' */
  label?: string | undefined;
  /** Milliseconds before it shows: a quick answer never flashes it. @default 1000 */
  delayMs?: number | undefined;
  /** The shapes. */
  children?: ReactNode;
}

/** The shape of a screen that is loading. Renders a `<div role="status" aria-busy>`; appears after `delayMs`. */
export function SkeletonGroup({ label = '加载中...', delayMs = 1000, style, children, ...rest }: SkeletonGroupProps) {
  const delay = { '--skeleton-delay': `${delayMs}ms` } as CSSProperties;
  return (
    <Group role="status" aria-busy {...rest} style={{ ...delay, ...style }}>
      <Said>{label}</Said>
      {children}
    </Group>
  );
}
