/**
 * Keys of the pages kept alive, most recently shown first.
 * @param cap how many stay; the one not shown for longest goes
 * @param isHeld pages that may not go (unsaved input): they stay beyond the cap until they are let go
 * @throws RangeError when `cap` is below 1
 */
export function touchKept(
  keys: readonly string[],
  key: string,
  cap: number,
  isHeld: (key: string) => boolean = () => false,
): readonly string[] {
  if (!(cap >= 1)) throw new RangeError(`touchKept(): cap must be at least 1, got ${cap}.`);
  if (keys[0] === key && keys.length <= cap) return keys;
  const [first, ...others] = [key, ...keys.filter((other) => other !== key)];
  let free = cap - 1 - others.filter(isHeld).length;
  const stay = others.filter((other) => {
    if (isHeld(other)) return true;
    free -= 1;
    return free >= 0;
  });
  const next = [first ?? key, ...stay];
  return next.length === keys.length && next.every((one, at) => one === keys[at]) ? keys : next;
}
