import { mock } from 'jiaowu/testing';
import { getMaterialList } from './declareCall.ts';

/** An answer is checked against the contract: a wrong one fails the story, not the customer. */
export const twoMaterials = mock(getMaterialList, [
  { id: '1', name: '齿轮包', stock: 12 },
  { id: '2', name: '主控板', stock: 6 },
]);

/** A function is given the input as the server reads it. */
export const ofTheBank = mock(getMaterialList, ({ materialBankId }) => [
  { id: '1', name: `材料库 ${materialBankId} 的齿轮包`, stock: 12 },
]);

export const nothingYet = mock(getMaterialList, []);
export const noRight = mock.fails(getMaterialList, { code: 403, data: { permissionName: '查看课程' } });
export const loading = mock.never(getMaterialList);
export const noNetwork = mock.offline(getMaterialList);
