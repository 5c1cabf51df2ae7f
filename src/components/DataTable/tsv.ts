/** Quoted as spreadsheets read it: a tab, a line break or a quote inside is kept. */
function quoted(text: string): string {
  return /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as tab-separated values: pastes into Excel, WPS and the table again. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}
