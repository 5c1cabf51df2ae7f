import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError.ts';
import { answer, collectInfo, linNaAt, onApi, readNote, rights, saveNote, searchNote } from './kitUnderTest.ts';

const page = '/layout/lineMemberList?kidQuery=%E5%B0%8F%E9%9B%A8&page=2';
const note = (respond: Parameters<typeof onApi>[1]) => onApi('api/demo/*', respond);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a session that expires', () => {
  it('ten calls answer code 2 together: one message, one redirect back to exactly this page', async () => {
    const { kit, session, navigation, toasts, place } = linNaAt(page, [note(answer({ code: 2 }))]);
    kit.drafts.register('/layout/lineMemberList', () => ({ note: '未写完' }));
    const calls = Array.from({ length: 10 }, (_, n) => kit.client.call(readNote, { text: String(n) }));
    const ends = await Promise.allSettled(calls);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(toasts()).toEqual(['info: 会话已过期，请重新登录~ ×1']);
    expect(navigation.entries).toHaveLength(1);
    expect(place()).toBe(`/?redirectUrl=${encodeURIComponent(page)}`);
    expect(new URLSearchParams(navigation.current().search).get('redirectUrl')).toBe(page);
    expect(session.getState()).toMatchObject({
      uid: '',
      token: '',
      companyId: '',
      lastRole: '12-4',
      status: 'anonymous',
    });
    expect(kit.drafts.find('1002', '/layout/lineMemberList')).toEqual({ note: '未写完' });
    expect(kit.drafts.find('1003', '/layout/lineMemberList')).toBeUndefined();
  });

  it('on the index path nothing is said and nobody is moved', async () => {
    const { kit, session, toasts, place } = linNaAt('/?mode=sms', [note(answer({ code: '2' }))]);
    await kit.client.call(readNote, {}).catch(() => {});
    expect(toasts()).toEqual([]);
    expect(place()).toBe('/?mode=sms');
    expect(session.getState().token).toBe('');
  });

  it('a late answer to the old token does nothing to the new session', async () => {
    let late: (response: Response) => void = () => {};
    const { kit, session, toasts } = linNaAt(page, [note(() => new Promise((resolve) => (late = resolve)))]);
    const call = kit.client.call(readNote, {}).catch(() => {});
    await vi.waitFor(() => expect(late.length).toBe(1));
    session.setState({ token: 't2' });
    late(HttpResponse.json({ code: 2 }));
    await call;
    expect(session.getState().token).toBe('t2');
    expect(toasts()).toEqual([]);
  });

  it('expires again after the next sign-in', async () => {
    const { kit, session, toasts } = linNaAt(page, [note(answer({ code: 2 }))]);
    await kit.client.call(readNote, {}).catch(() => {});
    session.setState({ token: 't2', uid: '1002' });
    kit.toasts.dispose();
    kit.navigation().navigate('/layout/timetable');
    await kit.client.call(readNote, {}).catch(() => {});
    expect(toasts()).toEqual(['info: 会话已过期，请重新登录~ ×1']);
  });
});

describe('a session that is ended', () => {
  it('102: logged out, back by redirectUrl, the reason stands on the login card and in no toast', async () => {
    const { kit, session, toasts, place, asked } = linNaAt(page, [note(answer({ resultCode: '102' }))]);
    const calls = [1, 2, 3].map(() => kit.client.call(saveNote, {}));
    await Promise.allSettled(calls);
    expect(place()).toBe(`/?redirectUrl=${encodeURIComponent(page)}`);
    expect(toasts()).toEqual([]);
    expect(session.getState()).toMatchObject({
      token: '',
      lastRole: null,
      loginNotice: { reason: 'elsewhere', text: '您的账号已在其他设备下线，请重新登录' },
    });
    expect(asked().filter((path) => path === 'as/login/logout')).toHaveLength(1);
  });

  it('103: logged out, the login card without a way back', async () => {
    const { kit, session, toasts, place } = linNaAt(page, [note(answer({ code: 103, msg: '禁用' }))]);
    await kit.client.call(readNote, {}).catch(() => {});
    expect(place()).toBe('/?mode=sms');
    expect(toasts()).toEqual([]);
    expect(session.getState().loginNotice?.text).toBe('该账号已停用，如有疑问请联系机构');
  });

  it('退出登录 leads to the login card; answers still on their way say nothing more', async () => {
    const { kit, toasts, place, session } = linNaAt(page, [note(answer({ code: 2 }))]);
    const onItsWay = kit.client.call(readNote, {}).catch(() => {});
    kit.actions.logout();
    await onItsWay;
    expect(place()).toBe('/?mode=sms');
    expect(toasts()).toEqual([]);
    expect(session.getState().loginNotice).toBeNull();
  });
});

describe('what a failed call shows', () => {
  const shown = async (body: object, call = readNote) => {
    const world = linNaAt(page, [note(answer(body)), onApi('planet/as/stu/getcollectinfo', answer(body))]);
    await expect(world.kit.client.call(call, {})).rejects.toBeInstanceOf(ApiError);
    return world.toasts();
  };

  it('code 1 without a message: 网络异常; 500: 系统异常; others their message; each still reaches the caller', async () => {
    expect(await shown({ code: 1 })).toEqual(['error: 网络异常 ×1']);
    expect(await shown({ code: 1, msg: '短信通道忙' })).toEqual(['error: 短信通道忙 ×1']);
    expect(await shown({ code: 500 })).toEqual(['error: 系统异常 ×1']);
    expect(await shown({ code: 422, msg: '该教室还有 3 节未上课次，请先调整或停用' })).toEqual([
      'error: 该教室还有 3 节未上课次，请先调整或停用 ×1',
    ]);
    expect(await shown({ code: 77, resultDesc: '今日查看号码已达上限（100 次）' })).toEqual([
      'error: 今日查看号码已达上限（100 次） ×1',
    ]);
  });

  it('get-collect-info shows nothing, nor does a call that is asked to be quiet', async () => {
    expect(await shown({ code: 422, msg: '不能报名' }, collectInfo)).toEqual([]);
    const { kit, toasts } = linNaAt(page, [note(answer({ code: 500 }))]);
    await kit.client.call(readNote, {}, { quiet: true }).catch(() => {});
    expect(toasts()).toEqual([]);
  });

  it('equal messages at once are one', async () => {
    const { kit, toasts } = linNaAt(page, [note(answer({ code: 500 }))]);
    await Promise.allSettled([1, 2, 3].map(() => kit.client.call(readNote, {})));
    expect(toasts()).toEqual(['error: 系统异常 ×3']);
  });

  it('a doubled search: nothing for 取消重复请求', async () => {
    const { kit, toasts } = linNaAt(page, [note(answer({ code: 0, data: { text: '好' } }))]);
    const first = kit.client.call(searchNote, { text: '小' });
    const second = kit.client.call(searchNote, { text: '小雨' });
    await expect(first).rejects.toMatchObject({ message: '取消重复请求' });
    await expect(second).resolves.toEqual({ text: '好' });
    expect(toasts()).toEqual([]);
  });

  it('a dead network: a read shows it in its own place, an act is told', async () => {
    const { kit, toasts } = linNaAt(page, [note(() => HttpResponse.error())]);
    await expect(kit.client.call(readNote, {})).rejects.toMatchObject({ kind: 'network' });
    expect(toasts()).toEqual([]);
    await expect(kit.client.call(saveNote, {})).rejects.toMatchObject({ kind: 'network' });
    expect(toasts()).toEqual(['error: 网络连接不可用，请检查后重试 ×1']);
  });

  it('an answer outside the contract: 系统异常 for the user, the field for the developer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await shown({ code: 0, data: { text: 7 } })).toEqual(['error: 系统异常 ×1']);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/demo\/getNote: .*"text".* got 7/));
  });

  it('403 is told, and the map of rights is read anew', async () => {
    const { kit, session, toasts } = linNaAt(page, [
      note(answer({ code: 403, data: { permission: 'order.view', permissionName: '查看签约' } })),
      onApi(
        'api/meg/user/checkUser',
        answer({ code: 0, data: rights({ 'order.view': false, 'leave.approve': true }) }),
      ),
    ]);
    await kit.client.call(readNote, {}).catch(() => {});
    expect(toasts()).toEqual(['error: 您没有“查看签约”权限 ×1']);
    await vi.waitFor(() => expect(session.getState().business?.auth['leave.approve']).toBe(true));
  });
});

describe('another tab changed the identity', () => {
  it('nothing is written from this tab any more; reading goes on', async () => {
    const { kit, session, asked, toasts } = linNaAt(page, [note(answer({ code: 0, data: { text: '' } }))]);
    session.setState({ changedElsewhere: '家长' });
    await expect(kit.client.call(saveNote, {})).rejects.toMatchObject({
      kind: 'aborted',
      text: '身份已切换为「家长」，请刷新后继续',
    });
    await kit.client.call(readNote, {});
    expect(asked()).toEqual(['demo/getNote']);
    expect(toasts()).toEqual([]);
  });
});

describe('a host', () => {
  it('may tell things its own way, and bring its own client', async () => {
    const say = () => vi.fn<(...told: unknown[]) => void>();
    const notify = { info: say(), success: say(), error: say() };
    const entry = { kind: 'failed', text: () => '自家错误', shown: 'toast' } as const;
    const call = () => Promise.reject(new ApiError({ entry, endpoint: 'x' }));
    const { kit } = linNaAt(page, [], { notify, client: { call } });
    await kit.client.call(readNote, {}).catch(() => {});
    expect(notify.error).toHaveBeenCalledWith('自家错误');
    await expect(kit.client.call(readNote, {})).rejects.toBeInstanceOf(ApiError);
  });

  it("sets the kit's clock by its server's time", async () => {
    const { kit } = linNaAt(page, [
      note(() =>
        HttpResponse.json({ code: 0, data: { text: '' } }, { headers: { 'x-server-time': '2026-09-23 16:42:10' } }),
      ),
    ]);
    await kit.client.call(readNote, {});
    expect(kit.clock.minute()).toBe('2026-09-23 16:42');
  });

  it('with a clock of its own keeps it', async () => {
    const clock = () => new Date('2026-09-21T01:00:00Z');
    const { kit } = linNaAt(
      page,
      [
        note(() =>
          HttpResponse.json({ code: 0, data: { text: '' } }, { headers: { 'x-server-time': '2026-09-23 16:42:10' } }),
        ),
      ],
      { clock },
    );
    await kit.client.call(readNote, {});
    expect(kit.clock.wall()).toBe('2026-09-21 09:00:00');
  });
});
