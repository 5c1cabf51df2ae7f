import type { $ZodRawIssue } from 'zod/v4/core';

const measured = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');

/**
 * What a schema asked for, in English for developers. `zod/mini` brings no sentences of its own: everything would be
 * "Invalid input". Where the schema says something itself, its words come first.
 */
export function expectation(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value))).join(' or ')}`;
    case 'invalid_format':
      return `expected the format ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${measured(issue.origin)}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${measured(issue.origin)}`;
    case 'not_multiple_of':
      return `expected a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'expected one of several shapes, none fits';
    default:
      return 'does not fit';
  }
}
