import { endpoint } from 'jiaowu/contract';
import { z } from 'zod';

/** Teaching materials of a material bank, in their order. */
export const getMaterialList = endpoint({
  method: 'get',
  path: 'program/material/getMaterialListByMaterialBankId',
  input: z.object({ materialBankId: z.string() }),
  output: z.array(z.object({ id: z.string(), name: z.string(), stock: z.number().int() })),
  allow: { permission: ['course.view'] },
});
