/** Without blanks, `-` and +86. */
export function normalisePhone(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}

/** A phone of the mainland, `^1[3-9]\d{9}$`, after normalising. */
export function isPhone(typed: string): boolean {
  return /^1[3-9]\d{9}$/.test(normalisePhone(typed));
}

/** `138****0001`. What is no phone shows none of its digits but those a phone would show. */
export function maskPhone(phone: string): string {
  const bare = normalisePhone(phone);
  if (isPhone(bare)) return `${bare.slice(0, 3)}****${bare.slice(7)}`;
  return bare === '' ? '' : `${bare.slice(0, 1)}****`;
}
