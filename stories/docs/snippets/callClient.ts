import { type ApiClient, isApiError } from 'jiaowu';
import { getMaterialList } from './declareCall.ts';

/** Outside of React: a client rejects with `ApiError` only, and decides nothing for you. */
export async function materialNames(client: ApiClient, materialBankId: string): Promise<string> {
  try {
    const materials = await client.call(getMaterialList, { materialBankId });
    return materials.map(({ name }) => name).join('、');
  } catch (error) {
    if (isApiError(error) && error.kind === 'missing') return '无';
    throw error;
  }
}
