/** A filter of a screen as the URL carries it. */
export type UrlValue = string | number | boolean;
export type UrlValues = Readonly<Record<string, UrlValue>>;

function parsed(text: string, like: UrlValue): UrlValue {
  if (typeof like === 'string') return text;
  if (typeof like === 'boolean') return text === '1' || text === 'true';
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? like : number;
}

const written = (value: UrlValue) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value));

/** Reads the filters out of a query; what is missing or cannot be read stands at its default. */
export function readUrl(search: string, defaults: UrlValues): UrlValues {
  const query = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([name, like]): [string, UrlValue] => {
    const text = query.get(name);
    return [name, text === null ? like : parsed(text, like)];
  });
  return Object.fromEntries(entries);
}

/** Writes filters into a query. Other keys of the query stay; a filter at its default is left out. */
export function writeUrl(search: string, patch: Partial<UrlValues>, defaults: UrlValues): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (value === defaults[name]) query.delete(name);
    else query.set(name, written(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
