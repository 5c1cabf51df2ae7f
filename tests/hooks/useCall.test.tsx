import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { listDictionary } from '../../src/contract/dictionary.ts';
import { getStaffList } from '../../src/contract/company.ts';
import { skipToken, useCall } from '../../src/hooks/useCall.ts';
import { mock } from '../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

const subject = (name: string) => ({ id: name, type: 'Subject' as const, name, color: null, sort: 1, disabled: false });
const robots = mock(listDictionary, [subject('机器人')]);

function Subjects() {
  const call = useCall(listDictionary, { type: 'Subject' });
  if (call.state === 'pending') return <p>加载中...</p>;
  if (call.state === 'error') {
    return (
      <p role="alert">
        {call.error.text}
        <button type="button" onClick={call.retry}>
          重试
        </button>
      </p>
    );
  }
  return (
    <>
      <ul>
        {call.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={call.refresh}>
        刷新
      </button>
      {call.refreshing ? <p>刷新中</p> : null}
      {call.refreshError ? <p>{call.refreshError.text}</p> : null}
    </>
  );
}

describe('useCall', () => {
  it('is pending, then ready; many components ask once', async () => {
    const { network } = renderInKit(
      <>
        <Subjects />
        <Subjects />
      </>,
      { handlers: [robots] },
    );
    expect(screen.getAllByText('加载中...')).toHaveLength(2);
    expect(await screen.findAllByText('机器人')).toHaveLength(2);
    expect(network.requests).toHaveLength(1);
  });

  it('a failed first read is an error with 重试, never an empty list', async () => {
    const { network } = renderInKit(<Subjects />, { handlers: [mock.offline(listDictionary)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接不可用，请检查后重试重试');
    network.use(robots);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('机器人')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a failed refresh keeps what was read and says so', async () => {
    const { network } = renderInKit(<Subjects />, { handlers: [robots] });
    await screen.findByText('机器人');
    network.use(mock.fails(listDictionary, { code: 500 }));
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect((await screen.findAllByText('系统异常')).length).toBeGreaterThan(0);
    expect(screen.getByText('机器人')).toBeVisible();
  });

  it('stays pending while nobody answers, and while it must not ask yet', async () => {
    renderInKit(<Subjects />, { handlers: [mock.never(listDictionary)] });
    expect(screen.getByText('加载中...')).toBeVisible();

    function Later() {
      const [type, setType] = useState<'Subject'>();
      const call = useCall(listDictionary, type ? { type } : skipToken);
      return (
        <button type="button" onClick={() => setType('Subject')}>
          {call.state}
        </button>
      );
    }
    const { network } = renderInKit(<Later />, { handlers: [robots] });
    expect(screen.getByRole('button')).toHaveTextContent('pending');
    expect(network.requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('ready'));
  });

  it('asks nothing private while nobody is signed in', () => {
    const { network } = renderInKit(<Subjects />, { as: 'anonymous', handlers: [robots] });
    expect(screen.getByText('加载中...')).toBeVisible();
    expect(network.requests).toHaveLength(0);
  });

  it('while a new input is read, the answer before it stays where that is wanted', async () => {
    const staff = (name: string) => ({
      uid: name,
      name,
      phone: '139****0003',
      roleIds: ['2'],
      roleLabels: ['老师'],
      campusIds: ['21'],
      state: 'active' as const,
    });
    function Search() {
      const [q, setQ] = useState('王');
      const call = useCall(getStaffList, { q }, { keepPrevious: true });
      return (
        <>
          <button type="button" onClick={() => setQ('李')}>
            找李
          </button>
          <p>{call.state === 'ready' ? `${call.data.list[0]?.name}${call.isPrevious ? '（旧）' : ''}` : call.state}</p>
        </>
      );
    }
    renderInKit(<Search />, {
      handlers: [
        mock(getStaffList, async ({ q }) => {
          await delay(30);
          return { list: [staff(q === '王' ? '王敏' : '李强')], total: 1 };
        }),
      ],
    });
    await screen.findByText('王敏');
    await userEvent.click(screen.getByRole('button', { name: '找李' }));
    expect(screen.getByText('王敏（旧）')).toBeVisible();
    expect(await screen.findByText('李强')).toBeVisible();
  });

  it('another identity never sees what was read for the one before', async () => {
    const { kit, network } = renderInKit(<Subjects />, { as: 'headmaster', handlers: [robots] });
    await screen.findByText('机器人');
    network.use(mock(listDictionary, [subject('美术')]));
    const other = kit.session.getState().identities.find(({ companyId }) => companyId === '1');
    act(() => kit.session.setState({ identity: other ?? null, companyId: '1' }));
    expect(screen.queryByText('机器人')).toBeNull();
    expect(await screen.findByText('美术')).toBeVisible();
    expect(new URL(network.requests.at(-1)?.url ?? '').searchParams.get('companyId')).toBe('1');
  });

  it('says which mock is missing, and a mock outside the contract fails loudly', async () => {
    const said: string[] = [];
    const before = console.error;
    console.error = (...words: unknown[]) => void said.push(words.join(' '));
    renderInKit(<Subjects />);
    await screen.findByRole('alert');
    renderInKit(<Subjects />, {
      handlers: [mock.raw(listDictionary, () => HttpResponse.json({ code: 0, data: [{ id: 1 }] }))],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('系统异常');
    console.error = before;
    expect(said.join('\n')).toMatch(/nobody answers GET \/api\/sysConfig\/dicDataConfigList: add mock/);
    expect(said.join('\n')).toMatch(/sysConfig\/dicDataConfigList: the response does not fit the contract: "0\.id"/);
  });
});
