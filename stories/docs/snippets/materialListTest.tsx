import { mock, renderInKit } from 'jiaowu/testing';
import { expect, within } from 'storybook/test';
import { getMaterialList } from './declareCall.ts';
import { MaterialList } from './MaterialList.tsx';

/** The same in Vitest: `@testing-library/react` instead of `storybook/test`. */
export async function anOperatorSeesTheMaterialsOfTheBankAskedFor() {
  const { container, network, unmount } = renderInKit(<MaterialList materialBankId="7" />, {
    as: 'operator',
    now: '2026-09-23 16:42',
    handlers: [mock(getMaterialList, [{ id: '1', name: '齿轮包', stock: 12 }])],
  });
  await expect(await within(container).findByText('齿轮包 × 12')).toBeVisible();
  const [request] = network.requests;
  await expect(new URL(request?.url ?? '').searchParams.get('materialBankId')).toBe('7');
  unmount();
}
