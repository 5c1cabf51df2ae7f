/** The Chinese sentence an ApiError, or a file's fault, carries. */
export function sentenceOf(error: unknown, unsaid: string): string {
  const said: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'text') : undefined;
  return typeof said === 'string' && said !== '' ? said : unsaid;
}
