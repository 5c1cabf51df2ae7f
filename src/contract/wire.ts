import * as z from 'zod/mini';

/** Ids are text and compared as text; a number sent is read as its text (conventions, section 1). */
export const Id = z.pipe(z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()]), z.transform(String));

/** `YYYY-MM-DD`, the institution's wall clock. */
export const DateText = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '日期格式应为 YYYY-MM-DD'));

/** `HH:mm`, the institution's wall clock. */
export const TimeText = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式应为 HH:mm'));

/** `YYYY-MM-DD HH:mm:ss`, the institution's wall clock. */
export const DateTimeText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** Integer hundredths of a class hour: 0.25 课时 = 25. */
export const Hundredths = z.int();

/** Basis points: 85 % = 8500. */
export const BasisPoints = z.int();

/** A list of ids; in a query written with commas. */
export const IdList = z.union([
  z.array(Id),
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter((id) => id !== '')),
  ),
]);

/** A number that may arrive as text (query, form body). */
export const IntText = z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.transform(Number))]);

/** A flag that may arrive as text (query, form body): true/false, 1/0. */
export const FlagText = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((text) => text === 'true' || text === '1'),
  ),
  z.pipe(
    z.union([z.literal(1), z.literal(0)]),
    z.transform((n) => n === 1),
  ),
]);

/** An 11-digit phone number after blanks, `-` and +86 are taken out. */
export const Phone = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(24)),
    z.transform((text) => text.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')),
  ),
  z.string().check(z.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号')),
);

/** Page and order of a list call (conventions, section 1). */
export const listInput = {
  sort: z.optional(z.string().check(z.maxLength(100))),
  pageIndex: z._default(z.pipe(IntText, z.number().check(z.minimum(1))), 1),
  pageSize: z._default(z.pipe(IntText, z.union([z.literal(20), z.literal(50), z.literal(100)])), 20),
};

/** Nothing goes in, or nothing comes out. */
export const Nothing = z.object({});

/** Free text of a user: trimmed, bounded. */
export const shortText = (max: number) => z.string().check(z.trim(), z.maxLength(max));
