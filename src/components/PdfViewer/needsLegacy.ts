/** The newest built-ins the modern build of pdf.js calls without a fallback, as [holder, name]. */
const required: readonly (readonly [string, string])[] = [
  ['Map.prototype', 'getOrInsertComputed'],
  ['WeakMap.prototype', 'getOrInsertComputed'],
  ['Math', 'sumPrecise'],
  ['Promise', 'try'],
  ['Promise', 'withResolvers'],
  ['URL', 'parse'],
  ['Uint8Array', 'fromBase64'],
  ['Uint8Array.prototype', 'toHex'],
];

const find = (scope: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, name) => (holder ? Reflect.get(Object(holder), name) : undefined), scope);

/**
 * Whether this browser must get the legacy build of pdf.js. Decided by features, not names: the kernels of 360, QQ and
 * WeCom browsers and of Safari 18 lag behind in different places.
 */
export function needsLegacy(scope: unknown = globalThis): boolean {
  return required.some(([holder, name]) => typeof find(scope, `${holder}.${name}`) !== 'function');
}
