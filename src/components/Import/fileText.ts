/** A cell of a sheet as text: dates as the wire writes them, numbers without an exponent or a float's dust. */
export function textOfCell(value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') {
    const exact = Number(value.toPrecision(15));
    return exact.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 });
  }
  // Sheets know no zones: the reader puts their wall clock into UTC.
  if (value instanceof Date) {
    const at = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
    const time = at.slice(11, 19);
    if (time === '00:00:00') return at.slice(0, 10);
    return `${at.slice(0, 10)} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
  }
  return typeof value === 'string' ? value.trim() : '';
}

/** Text of a CSV file. Excel on a Chinese Windows writes GBK, other programs UTF-8. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: GB 18030 holds GBK, and every Chinese character.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  const [best = ','] = [',', '\t', ';'].toSorted((a, b) => count(b) - count(a));
  return best;
}

/** A mark that keeps text from running as a formula is no part of it. */
const bare = (text: string) => (/^'(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? text.slice(1) : text);

/** Rows of a CSV file (RFC 4180), parted by comma, tab or semicolon. */
export function parseCsv(text: string): string[][] {
  const mark = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at += 1;
    row.push(bare(cell + text.slice(start, at)));
    if (text[at] === mark) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
