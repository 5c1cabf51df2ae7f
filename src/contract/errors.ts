import * as z from 'zod/mini';
import { DateTimeText } from './wire.ts';

/** `data` of code 400: a text for each malformed field, by its path. */
export const FieldErrors = z.object({ fieldErrors: z.record(z.string(), z.string()) });

/** `data` of code 403: the key that is missing. */
export const MissingRight = z.object({ permission: z.optional(z.string()), permissionName: z.optional(z.string()) });

/** `data` of code 409: who was faster, when, and the record as it now stands. */
export const Raced = z.object({ by: z.string(), at: DateTimeText, current: z.unknown() });

/** `data` of code 422: the rule and every refusal; `canOverride` when a reason may force it. */
export const Refused = z.object({
  rule: z.string(),
  refusals: z.array(z.object({ text: z.string(), field: z.optional(z.string()) })),
  canOverride: z.boolean(),
});

/** `data` of code 429: when to come back. */
export const TooOften = z.object({ retryAfterS: z.int() });

export type FieldErrors = z.infer<typeof FieldErrors>;
export type MissingRight = z.infer<typeof MissingRight>;
export type Raced = z.infer<typeof Raced>;
export type Refused = z.infer<typeof Refused>;
export type TooOften = z.infer<typeof TooOften>;

/** The answer's body (product.md section 7 and 8): `resultCode` and `resultDesc` are accepted as other names. */
export const Envelope = z.object({
  code: z.optional(z.union([z.number(), z.string()])),
  resultCode: z.optional(z.union([z.number(), z.string()])),
  msg: z.nullish(z.string()),
  resultDesc: z.nullish(z.string()),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof Envelope>;
