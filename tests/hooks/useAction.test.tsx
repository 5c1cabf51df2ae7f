import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listDictionary } from '../../src/contract/dictionary.ts';
import { undoBatch } from '../../src/contract/schedule.ts';
import { useAction } from '../../src/hooks/useAction.ts';
import { useCall } from '../../src/hooks/useCall.ts';
import { mock } from '../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

const done = mock(undoBatch, async () => {
  await delay(20);
  return { restored: 1, blocked: [] };
});
const onDone = vi.fn<(...told: unknown[]) => void>();

function Undo() {
  const undo = useAction(undoBatch, { invalidates: [listDictionary], onDone });
  const act = (batchId: string) => void undo.run({ batchId }).catch(() => {});
  return (
    <>
      <button type="button" onClick={() => act('b1')} aria-busy={undo.busy}>
        撤销
      </button>
      <button type="button" onClick={() => act('b2')}>
        撤销另一批
      </button>
      <button type="button" onClick={undo.reset}>
        知道了
      </button>
      <p role="note">{undo.error?.text}</p>
    </>
  );
}

const keysOf = (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => (await request.clone().json()).idempotencyKey as string));

describe('useAction', () => {
  it('a double click sends once; it is busy meanwhile and then tells the result', async () => {
    onDone.mockClear();
    const { network } = renderInKit(<Undo />, { handlers: [done] });
    const button = screen.getByRole('button', { name: '撤销' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(network.requests).toHaveLength(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ restored: 1, blocked: [] }, { batchId: 'b1' });
  });

  it('another input is another act', async () => {
    const { network } = renderInKit(<Undo />, { handlers: [done] });
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销另一批' }));
    await waitFor(() => expect(network.requests).toHaveLength(2));
    const [one, two] = await keysOf(network.requests);
    expect(one).not.toBe(two);
  });

  it('after a dead network 重试 sends the same key, so nothing is done twice; afterwards a fresh one', async () => {
    const { network } = renderInKit(<Undo />, { handlers: [mock.offline(undoBatch)] });
    const button = screen.getByRole('button', { name: '撤销' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('网络连接不可用，请检查后重试'));
    network.use(done);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByRole('note')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() => expect(network.requests).toHaveLength(3));
    const [failed, again, anew] = await keysOf(network.requests);
    expect(again).toBe(failed);
    expect(anew).not.toBe(failed);
  });

  it('a refusal of the server ends the intent; its words stay until they are put away', async () => {
    const refusal = { code: 422, msg: '本批有 1 节课已点名', data: { rule: '2.8', refusals: [], canOverride: false } };
    const { network } = renderInKit(<Undo />, { handlers: [mock.fails(undoBatch, refusal)] });
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('本批有 1 节课已点名'));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.getByRole('note')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(network.requests).toHaveLength(2));
    const [one, two] = await keysOf(network.requests);
    expect(one).not.toBe(two);
  });

  it('what it invalidates is read again', async () => {
    let read = 0;
    const dictionary = mock(listDictionary, () => {
      read += 1;
      return [];
    });
    function Both() {
      const call = useCall(listDictionary, { type: 'Subject' });
      return (
        <>
          <p>{call.state}</p>
          <Undo />
        </>
      );
    }
    renderInKit(<Both />, { handlers: [done, dictionary] });
    await screen.findByText('ready');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(read).toBe(2));
  });
});
