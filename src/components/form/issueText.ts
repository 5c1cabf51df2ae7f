import type { $ZodRawIssue } from 'zod/v4/core';

const formats: Readonly<Record<string, string>> = {
  email: '邮箱格式不正确',
  url: '链接格式不正确',
  date: '日期格式不正确',
  datetime: '日期时间格式不正确',
  time: '时间格式不正确',
};

const types: Readonly<Record<string, string>> = {
  number: '请填写数字',
  int: '请填写整数',
  date: '请选择日期',
  array: '请选择',
};

const isNothing = (input: unknown) => input === undefined || input === null || input === '';

function tooSmall(minimum: number | bigint, origin: string, input: unknown): string {
  if (origin === 'string') return Number(minimum) <= 1 || isNothing(input) ? '请填写' : `至少 ${minimum} 个字`;
  if (origin === 'array' || origin === 'set') return Number(minimum) <= 1 ? '请至少选择 1 项' : `至少 ${minimum} 项`;
  return `不能小于 ${minimum}`;
}

function tooBig(maximum: number | bigint, origin: string): string {
  if (origin === 'string') return `最多 ${maximum} 个字`;
  if (origin === 'array' || origin === 'set') return `最多 ${maximum} 项`;
  return `不能大于 ${maximum}`;
}

/**
 * What a user reads under a field the contract's schema refuses. Where the schema says something itself, its words come
 * first. Figures are the wire's: a field shown in another unit (hundredths, fen) has a rule of its own.
 */
export function issueText(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) && issue.expected !== 'array' ? '请填写' : (types[issue.expected] ?? '格式不正确');
    case 'invalid_value':
      return '请选择';
    case 'invalid_format':
      return isNothing(issue.input) ? '请填写' : (formats[issue.format] ?? '格式不正确');
    case 'too_small':
      return tooSmall(issue.minimum, issue.origin, issue.input);
    case 'too_big':
      return tooBig(issue.maximum, issue.origin);
    case 'not_multiple_of':
      return `应为 ${issue.divisor} 的倍数`;
    default:
      return '格式不正确';
  }
}
