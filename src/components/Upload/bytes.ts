const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size for people: 128.4 MB, 200 MB, 3 KB. One decimal below 1000, none for whole numbers and bytes. */
export function bytesText(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // From 1000 on, so that no size shows four digits.
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(value) : Number(value.toFixed(1))} ${units[unit]}`;
}

/** `128.4 / 200.6 MB`, or `900 KB / 1.2 MB` where the units differ. */
export function partText(sent: number, size: number): string {
  const [have, all] = [bytesText(sent), bytesText(size)];
  const [number, unit] = have.split(' ');
  return all.endsWith(` ${unit}`) ? `${number} / ${all}` : `${have} / ${all}`;
}
