/** Files an operating system writes by itself. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives at most a hundred entries at a time, then an empty list. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (litter.has(entry.name)) return [];
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  inside.sort((a, b) => a.name.localeCompare(b.name, 'zh-CN', { numeric: true }));
  const files: File[] = [];
  for (const one of inside) files.push(...(await filesBelow(one)));
  return files;
}

/**
 * Files of a drop or a paste, folders opened at any depth and in the order of their names.
 * Call it in the event's handler: the browser empties the transfer right after.
 */
export async function readDrop(transfer: DataTransfer): Promise<File[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const sources = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  if (sources.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const { entry, file } of sources) {
    if (entry?.isDirectory) files.push(...(await filesBelow(entry)));
    else if (file) files.push(file);
  }
  return files;
}
