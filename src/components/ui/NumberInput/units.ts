export type UnitScale = 1 | 10 | 100;

/**
 * Whole units of a shown number: 123450 of 1234.5 with scale 100. The decimals as written decide, halves go away from
 * zero: 1.005 is 101, though the binary number lies a hair below. No error of binary fractions comes through.
 */
export function unitsOf(shown: number, scale: UnitScale): number {
  const [digits = '0', exponent = '0'] = String(Math.abs(shown)).split('e');
  const units = Math.round(Number(`${digits}e${Number(exponent) + String(scale).length - 1}`));
  return shown < 0 && units !== 0 ? -units : units;
}

/** The number shown for whole units: 1234.5 of 123450 with scale 100. */
export function shownOf(units: number, scale: UnitScale): number {
  return units / scale;
}

/** A pasted amount without what stands round it (¥1,234.50, 1234.5 元, １２３課時, (CNY) 12): its bare digits. null: no number in it. */
export function bareNumber(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/¥|元|课时|課時|人民币|RMB|CNY|[\s,()（）]/gi, '')
    .replace(/^[−–—]/, '-');
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? plain : null;
}
