/** Bytes `from` … `to`, both inclusive. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part a `Range` header asks for, of a file of `size` bytes.
 * @returns 'all' without a header, or with one that is not a single range of bytes (it may be ignored); 'none' when
 * the range lies outside of the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'all';
  const [, first = '', last = ''] = match;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'none' : { from, to };
}
