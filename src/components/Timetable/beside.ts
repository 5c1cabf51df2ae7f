export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 12;
const edge = 8;

/**
 * Top left corner of a card of `size` beside `anchor`, inside `bounds`: at the right, else at the left, else below,
 * else above. It never covers the anchor where one of the four has room.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  bounds: Box,
): { left: number; top: number } {
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const right = bounds.left + bounds.width - edge;
  const bottom = bounds.top + bounds.height - edge;
  const top = within(anchor.top, bounds.top + edge, bottom - size.height);
  const afterAnchor = anchor.left + anchor.width + gap;
  if (afterAnchor + size.width <= right) return { left: afterAnchor, top };
  const beforeAnchor = anchor.left - gap - size.width;
  if (beforeAnchor >= bounds.left + edge) return { left: beforeAnchor, top };
  const left = within(anchor.left, bounds.left + edge, right - size.width);
  const below = anchor.top + anchor.height + gap;
  if (below + size.height <= bottom) return { left, top: below };
  return { left, top: Math.max(bounds.top + edge, anchor.top - gap - size.height) };
}
