import { endpoint } from 'jiaowu/contract';
import * as z from 'zod/mini';

/** Teaching materials of a material bank, in their order. */
export const getMaterialList = endpoint({
  method: 'get',
  path: 'program/material/getMaterialListByMaterialBankId',
  input: z.object({ materialBankId: z.string() }),
  output: z.array(z.object({ id: z.string(), name: z.string(), stock: z.int() })),
  allow: { permission: ['course.view'] },
});
