import { bytesText } from './bytes.ts';

/** What may be uploaded. */
export interface UploadRules {
  /** Endings without a dot: `['pptx', 'pdf']`. @default every kind */
  readonly accept?: readonly string[] | undefined;
  /** Bytes of one file. @default no limit */
  readonly maxBytes?: number | undefined;
  /** Files in the list, finished ones too. @default no limit */
  readonly maxCount?: number | undefined;
  /** Storage of the institution, bytes. @default no limit */
  readonly quota?: { readonly used: number; readonly total: number } | undefined;
}

/** What is taken already. */
export interface UploadRoom {
  readonly count: number;
  /** Bytes of files in the list that the quota does not count yet. */
  readonly pendingBytes: number;
  /** Fingerprints of the files in the list. */
  readonly known: ReadonlySet<string>;
}

export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface UploadRefusal {
  readonly name: string;
  /** Why, with what would be right. */
  readonly reason: string;
}

/** Tells one chosen file from another. */
export const fingerprintOf = ({ name, size, lastModified }: FileFacts): string => `${name}|${size}|${lastModified}`;

/** Ending of a name in small letters, without the dot; '' when it has none. */
export const endingOf = (name: string): string => /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

function refusalOf(file: FileFacts, rules: UploadRules, room: UploadRoom): string | null {
  const { accept, maxBytes, maxCount, quota } = rules;
  if (room.known.has(fingerprintOf(file))) return '已在列表中';
  const ending = endingOf(file.name);
  if (accept && !accept.some((one) => one.toLowerCase() === ending)) {
    const kind = ending === '' ? '没有扩展名的文件' : ` .${ending}`;
    return `不支持${kind}，可用格式：${accept.join('、')}`;
  }
  if (file.size === 0) return '文件是空的，请检查后重新选择';
  if (maxBytes !== undefined && file.size > maxBytes) return `文件超过 ${bytesText(maxBytes)}，请压缩后上传`;
  if (maxCount !== undefined && room.count >= maxCount) return `最多上传 ${maxCount} 个文件`;
  if (quota && quota.used + room.pendingBytes + file.size > quota.total) {
    return `空间不足：已用 ${bytesText(quota.used + room.pendingBytes)}，共 ${bytesText(quota.total)}`;
  }
  return null;
}

/** Sorts files into those that may be uploaded and those that may not, each with its reason. Earlier files go first. */
export function applyRules<F extends FileFacts>(
  files: readonly F[],
  rules: UploadRules,
  room: UploadRoom,
): { taken: F[]; refused: UploadRefusal[] } {
  const taken: F[] = [];
  const refused: UploadRefusal[] = [];
  const known = new Set(room.known);
  let { count, pendingBytes } = room;
  for (const file of files) {
    const reason = refusalOf(file, rules, { count, pendingBytes, known });
    if (reason !== null) {
      refused.push({ name: file.name, reason });
      continue;
    }
    taken.push(file);
    known.add(fingerprintOf(file));
    count += 1;
    pendingBytes += file.size;
  }
  return { taken, refused };
}

/** What may be uploaded, in one line under the button. */
export function rulesText({ accept, maxBytes, maxCount }: UploadRules): string {
  const parts = [
    accept ? `支持 ${accept.join('、')}` : null,
    maxBytes === undefined ? null : `单个不超过 ${bytesText(maxBytes)}`,
    maxCount === undefined || maxCount === 1 ? null : `最多 ${maxCount} 个`,
  ];
  return parts.filter((part) => part !== null).join('，');
}
