const key = 'jiaowu:platform';

/**
 * Which platform the site was opened from (product.md section 9): `?platform=8`. It is remembered for the visit, for
 * redirects drop it. Unknown: 1.
 */
export function platformNumber(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const asked = new URLSearchParams(search).get('platform');
  try {
    if (asked !== null && /^\d{1,2}$/.test(asked)) storage.setItem(key, asked);
    return Number(storage.getItem(key) ?? asked ?? 1);
  } catch {
    // Storage is blocked: the address alone has to do.
    return asked !== null && /^\d{1,2}$/.test(asked) ? Number(asked) : 1;
  }
}
