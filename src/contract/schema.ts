import type { $ZodIssue, $ZodType, ParseContext, util } from 'zod/v4/core';

/**
 * A schema of zod, in either flavour: `zod/mini`, in which the product's calls are declared, or `zod`. Both stand on the
 * same core and read by the same two methods.
 */
export interface Schema<Output = unknown, Input = unknown> extends $ZodType<Output, Input> {
  parse(data: unknown, context?: ParseContext<$ZodIssue>): Output;
  safeParse(data: unknown, context?: ParseContext<$ZodIssue>): util.SafeParseResult<Output>;
}
