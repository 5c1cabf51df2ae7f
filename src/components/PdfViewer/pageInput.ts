/** Page numbers are clamped to 1..pages (product.md 5); before the count is known only the lower end holds. */
export function clampPage(page: number, pages: number): number {
  const whole = Number.isNaN(page) ? 1 : Math.trunc(page);
  return Math.max(1, Math.min(whole, Math.max(1, pages)));
}

/**
 * What a reader meant by the text in the page box: 99 of 24 → 24, 0 → 1, full-width digits as typed by a Chinese input
 * method count. Null when it is no number: the box then returns to the present page.
 */
export function readPageInput(text: string, pages: number): number | null {
  const half = text.trim().replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (!/^[+-]?\d+(\.\d*)?$/.test(half)) return null;
  return clampPage(Number(half), pages);
}
