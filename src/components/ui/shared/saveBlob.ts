/** A name every file system takes. */
export function fileName(name: string, extension: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are just what must go
  const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').trim();
  return `${safe === '' ? '未命名' : safe}.${extension}`;
}

/** Hands the user a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
