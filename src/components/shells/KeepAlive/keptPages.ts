/**
 * Keys of the pages kept alive, most recently shown first.
 * @param cap how many stay; the one not shown for longest goes
 * @throws RangeError when `cap` is below 1
 */
export function touchKept(keys: readonly string[], key: string, cap: number): readonly string[] {
  if (cap < 1) throw new RangeError(`touchKept(): cap must be at least 1, got ${cap}.`);
  if (keys[0] === key && keys.length <= cap) return keys;
  return [key, ...keys.filter((other) => other !== key)].slice(0, cap);
}
