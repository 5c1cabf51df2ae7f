/** One line of the server's log, already free of secrets. */
export interface LogLine {
  level: 'info' | 'error';
  requestId: string;
  method: string;
  /** Path and query, secrets replaced. */
  url: string;
  ms: number;
  status: number;
  /** Body code; null outside of the API. */
  code: number | null;
  error?: string;
}

export type Logger = (line: LogLine) => void;

const secretKeys = new Set(['token', 'phone', 'mobile', 'authcode', 'code', 'kidquery', 'idempotencykey', 'ticket']);

/** Phone numbers, 6-digit codes and tokens in free text. Values bound to an SQL statement are cut off altogether. */
export function redactText(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: …')
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '1**********')
    .replace(/(?<![\d-])\d{6}(?![\d-])/g, '******')
    .replace(/[A-Za-z0-9_-]{40,}/g, '***');
}

/** Path and query with tickets and the values of secret keys replaced. */
export function redactUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const path = pathname.replace(/^(\/api\/files\/).+/, '$1***');
  const pairs = [...searchParams].map(([key, value]) => {
    const shown = secretKeys.has(key.toLowerCase()) ? '***' : redactText(value);
    return `${encodeURIComponent(key)}=${shown}`;
  });
  return redactText(path) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

/** Name, message and stack of an unexpected error with its causes, for the log only. */
export function describe(error: unknown): string {
  const parts: string[] = [];
  for (let e: unknown = error; e !== undefined && parts.length < 4; e = e instanceof Error ? e.cause : undefined) {
    parts.push(e instanceof Error ? (e.stack ?? `${e.name}: ${e.message}`) : JSON.stringify(e));
  }
  return redactText(parts.join('\ncaused by: '));
}

/** Errors always, other answers where LOG=all; one JSON object a line. */
export function consoleLogger(all = process.env.LOG === 'all'): Logger {
  return (line) => {
    if (line.level === 'error') console.error(JSON.stringify(line));
    else if (all) console.log(JSON.stringify(line));
  };
}
