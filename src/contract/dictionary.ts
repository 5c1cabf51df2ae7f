import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FlagText } from './wire.ts';

/** The dictionary types product.md names (section 3). */
export const DictionaryType = z.enum([
  'Subject',
  'hourType',
  'lineClassType',
  'lineClassProperty',
  'lineCourseType',
  'evaluationCourseType',
]);
export type DictionaryType = z.infer<typeof DictionaryType>;

export const DictionaryEntry = z.object({
  id: z.string(),
  type: DictionaryType,
  name: z.string(),
  /** 1–12 of the subject palette; null: derived from the id. */
  color: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  sort: z.int(),
  disabled: z.boolean(),
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** Entries of a type in their order. Disabled ones only where `disabled` is true: they stay in old records. */
export const listDictionary = endpoint({
  method: 'get',
  path: 'sysConfig/dicDataConfigList',
  input: z.object({ type: DictionaryType, disabled: z.optional(FlagText) }),
  output: z.array(DictionaryEntry),
  allow: 'identity',
});
