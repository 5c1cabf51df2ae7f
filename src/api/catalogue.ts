import { MissingRight, Raced, Refused, TooOften } from '../contract/errors.ts';

/** What went wrong, whatever the wire called it. Every consumer decides by the kind, never by the code. */
export type ErrorKind =
  | 'failed'
  | 'expired'
  | 'loggedOut'
  | 'server'
  | 'fields'
  | 'forbidden'
  | 'missing'
  | 'raced'
  | 'refused'
  | 'tooOften'
  | 'business'
  | 'timeout'
  | 'network'
  | 'http'
  | 'cancelled'
  | 'aborted'
  | 'schema';

/** What an error does to the session: code 2 expires it, 102 and 103 end it. */
export type SessionEffect = 'expire' | 'elsewhere' | 'disabled';

export interface CatalogueEntry {
  readonly kind: ErrorKind;
  /** What the user reads, from the response's message (already trimmed; '' if none) and its data. */
  readonly text: (message: string, data: unknown) => string;
  /**
   * Where the kit tells it: `toast` always; `writes` only for calls that change something, because a read shows it
   * in its own place with 重试; `effect` by what happens to the session; `never` not at all.
   */
  readonly shown: 'toast' | 'writes' | 'effect' | 'never';
  readonly effect?: SessionEffect;
}

const orElse = (fallback: string) => (message: string) => message || fallback;
const always = (text: string) => () => text;

const forbidden = (message: string, data: unknown) => {
  const right = MissingRight.safeParse(data).data;
  if (message) return message;
  return right?.permissionName ? `您没有“${right.permissionName}”权限` : '您没有此操作的权限';
};

const raced = (message: string, data: unknown) => {
  const race = Raced.safeParse(data).data;
  if (message) return message;
  return race ? `该记录已被${race.by}于 ${race.at.slice(11, 16)} 修改，请查看最新` : '数据已变化，请查看最新';
};

const refused = (message: string, data: unknown) =>
  message || Refused.safeParse(data).data?.refusals[0]?.text || '操作被规则拒绝';

const tooOften = (message: string, data: unknown) => {
  const limit = TooOften.safeParse(data).data;
  if (message) return message;
  return limit ? `操作过于频繁，请 ${limit.retryAfterS} 秒后再试` : '操作过于频繁，请稍后再试';
};

/** Codes of the body, product.md section 8 and conventions section 1. */
const byCode: ReadonlyMap<number, CatalogueEntry> = new Map([
  [1, { kind: 'failed', text: orElse('网络异常'), shown: 'toast' }],
  [2, { kind: 'expired', text: always('会话已过期，请重新登录~'), shown: 'effect', effect: 'expire' }],
  [
    102,
    { kind: 'loggedOut', text: always('您的账号已在其他设备下线，请重新登录'), shown: 'effect', effect: 'elsewhere' },
  ],
  [103, { kind: 'loggedOut', text: always('该账号已停用，如有疑问请联系机构'), shown: 'effect', effect: 'disabled' }],
  [400, { kind: 'fields', text: orElse('请检查填写内容'), shown: 'toast' }],
  [403, { kind: 'forbidden', text: forbidden, shown: 'toast' }],
  [404, { kind: 'missing', text: orElse('该记录不存在，或您无权查看'), shown: 'toast' }],
  [409, { kind: 'raced', text: raced, shown: 'toast' }],
  [422, { kind: 'refused', text: refused, shown: 'toast' }],
  [429, { kind: 'tooOften', text: tooOften, shown: 'toast' }],
  [500, { kind: 'server', text: orElse('系统异常'), shown: 'toast' }],
]);

const anyOther: CatalogueEntry = { kind: 'business', text: orElse('操作失败，请稍后重试'), shown: 'toast' };

type OffWireKind = 'timeout' | 'network' | 'http' | 'cancelled' | 'aborted' | 'schema';

/** Failures that carry no code of the product. */
const offWire: Readonly<Record<OffWireKind, CatalogueEntry>> = {
  timeout: { kind: 'timeout', text: always('请求超时，请稍后重试'), shown: 'writes' },
  network: { kind: 'network', text: always('网络连接不可用，请检查后重试'), shown: 'writes' },
  http: { kind: 'http', text: always('服务暂时不可用，请稍后重试'), shown: 'writes' },
  cancelled: { kind: 'cancelled', text: always('取消重复请求'), shown: 'never' },
  aborted: { kind: 'aborted', text: orElse('请求已取消'), shown: 'never' },
  schema: { kind: 'schema', text: always('系统异常'), shown: 'toast' },
};

/** The entry of a non-zero code, given as the wire wrote it (number or text). */
export function catalogueOfCode(code: number | string): CatalogueEntry {
  return byCode.get(Number(code)) ?? anyOther;
}

export function catalogueOfKind(kind: OffWireKind): CatalogueEntry {
  return offWire[kind];
}

/** Kinds after which the very same call may be sent again: nothing is known of its fate. */
export function isTransport(kind: ErrorKind): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'http';
}
