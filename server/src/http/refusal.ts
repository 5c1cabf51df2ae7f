import type { FieldErrors, MissingRight, Raced, Refused, TooOften } from 'jiaowu/contract';

/**
 * A business answer other than success: body code, sentence and data (conventions, section 1). Thrown by handlers;
 * the transaction is rolled back, unless `keep`: what was written so far stands (a try counted against a code).
 */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;
  readonly keep: boolean;

  constructor(code: number, message: string, data: unknown = null, keep = false) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
    this.keep = keep;
  }
}

/** 400: texts by the path of the field. */
export function malformed(fieldErrors: Record<string, string>, message = '请检查填写内容'): Refusal {
  return new Refusal(400, message, { fieldErrors } satisfies FieldErrors);
}

/** 403 for want of a right. */
export function lacking(permission: string, permissionName: string): Refusal {
  const data = { permission, permissionName } satisfies MissingRight;
  return new Refusal(403, `您没有“${permissionName}”权限`, data);
}

/** 403 for another reason than a missing right. */
export function forbidden(message: string): Refusal {
  return new Refusal(403, message, {} satisfies MissingRight);
}

/** 404: not there, or outside of what one may see; the two are told alike. */
export function missing(message = '该记录不存在，或您无权查看'): Refusal {
  return new Refusal(404, message);
}

/** 409: somebody was faster. `at`: `YYYY-MM-DD HH:mm:ss`. */
export function raced(by: string, at: string, current: unknown, message?: string): Refusal {
  const text = message ?? `该记录已被${by}于 ${at.slice(11, 16)} 修改，请查看最新`;
  return new Refusal(409, text, { by, at, current } satisfies Raced);
}

/** 422: a rule says no. The sentence shown is `message`, else the first refusal. */
export function refused(
  rule: string,
  refusals: string | Refused['refusals'],
  options: { message?: string; canOverride?: boolean; keep?: boolean } = {},
): Refusal {
  const list = typeof refusals === 'string' ? [{ text: refusals }] : refusals;
  const data = { rule, refusals: list, canOverride: options.canOverride ?? false } satisfies Refused;
  return new Refusal(422, options.message ?? list[0]?.text ?? '不符合规则', data, options.keep ?? false);
}

/** 429 */
export function tooOften(retryAfterS: number, message = `操作过于频繁，请 ${retryAfterS} 秒后再试`): Refusal {
  return new Refusal(429, message, { retryAfterS } satisfies TooOften);
}

/** 2: the session is gone or never was. */
export const expired = () => new Refusal(2, '会话已过期，请重新登录~');
/** 102: another sign-in took this one's place. */
export const kicked = () => new Refusal(102, '您的账号已在其他设备下线，请重新登录');
/** 103 */
export const accountDisabled = () => new Refusal(103, '该账号已停用，如有疑问请联系机构');
