export interface SplitBounds {
  /** px */
  min: number;
  /** px */
  max: number;
}

/** A size within the bounds; the smaller bound wins where they cross. */
export function clampSize(size: number, { min, max }: SplitBounds): number {
  return Math.round(Math.max(min, Math.min(max, size)));
}

/** The size a key asks for; null when the key is none of the divider's. Shift makes a big step. */
export function sizeByKey(
  size: number,
  key: string,
  shift: boolean,
  vertical: boolean,
  bounds: SplitBounds,
): number | null {
  const step = shift ? 64 : 16;
  const [less, more] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === less) return clampSize(size - step, bounds);
  if (key === more) return clampSize(size + step, bounds);
  if (key === 'Home') return clampSize(bounds.min, bounds);
  if (key === 'End') return clampSize(bounds.max, bounds);
  return null;
}

export interface SplitState {
  size: number;
  collapsed: boolean;
}

/** What was kept by `JSON.stringify`; null when it is nothing of ours. */
export function readSplit(stored: string | null): SplitState | null {
  if (stored === null) return null;
  try {
    const kept = JSON.parse(stored) as Partial<SplitState> | null;
    return typeof kept?.size === 'number' && Number.isFinite(kept.size)
      ? { size: kept.size, collapsed: kept.collapsed === true }
      : null;
  } catch {
    return null;
  }
}
