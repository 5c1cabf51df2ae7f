import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeNotify, notifyThrough } from '../../src/kit/notify.ts';
import { createToastStore } from '../../src/kit/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.getSnapshot().map(({ text }) => text);

describe('toasts', () => {
  it('equal ones within 3 seconds collapse into one that counts them', () => {
    const store = createToastStore();
    store.error('网络异常');
    vi.advanceTimersByTime(2900);
    store.error('网络异常');
    store.info('网络异常');
    expect(store.getSnapshot()).toMatchObject([
      { kind: 'error', text: '网络异常', count: 2 },
      { kind: 'info', text: '网络异常', count: 1 },
    ]);
    vi.advanceTimersByTime(3001);
    store.error('网络异常');
    expect(store.getSnapshot()).toHaveLength(3);
  });

  it('one the user has just closed does not come back by being said again', () => {
    const store = createToastStore();
    store.dismiss(store.error('系统异常'));
    store.error('系统异常');
    expect(texts(store)).toEqual([]);
  });

  it('leave by themselves, not while somebody reads them, and at most four stand at once', () => {
    const store = createToastStore();
    store.success('已保存');
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['已保存']);
    store.resume();
    vi.advanceTimersByTime(4000);
    expect(texts(store)).toEqual([]);
    for (const n of [1, 2, 3, 4, 5]) store.info(`第 ${n} 条`);
    expect(texts(store)).toEqual(['第 2 条', '第 3 条', '第 4 条', '第 5 条']);
  });

  it('an undo counts down and is final only when it was not taken', () => {
    const store = createToastStore();
    const onUndo = vi.fn<(...told: unknown[]) => void>();
    const onFinal = vi.fn<(...told: unknown[]) => void>();
    store.undo('已调整 1 节课', { onUndo, onFinal, seconds: 3 });
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()[0]).toMatchObject({ secondsLeft: 2, action: { label: '撤销' } });
    vi.advanceTimersByTime(2000);
    expect(onFinal).toHaveBeenCalledOnce();
    store.undo('已调整 1 节课', { onUndo, onFinal });
    const [toast] = store.getSnapshot();
    toast?.action?.onAction();
    store.dismiss(toast?.id ?? 0);
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onFinal).toHaveBeenCalledOnce();
  });

  it('tells whoever shows them, and changes words in place', () => {
    const store = createToastStore();
    const seen = vi.fn<(...told: unknown[]) => void>();
    const stop = store.subscribe(seen);
    const id = store.progress('上传中... 1 / 3');
    store.update(id, '上传中... 2 / 3');
    expect(texts(store)).toEqual(['上传中... 2 / 3']);
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
    store.dispose();
    expect(seen).toHaveBeenCalledTimes(2);
    expect(texts(store)).toEqual([]);
  });
});

describe('notify', () => {
  it('goes through the store', () => {
    const store = createToastStore();
    const notify = notifyThrough(store);
    notify.info('一');
    notify.success('二');
    notify.error('三');
    notify.undo('四', { onUndo: () => {} });
    expect(store.getSnapshot().map(({ kind }) => kind)).toEqual(['info', 'success', 'error', 'undo']);
  });

  it("a host's own without undo shows it as a success with the action", () => {
    const own = {
      info: vi.fn<(...told: unknown[]) => void>(),
      success: vi.fn<(...told: unknown[]) => void>(),
      error: vi.fn<(...told: unknown[]) => void>(),
    };
    const onUndo = vi.fn<(...told: unknown[]) => void>();
    completeNotify(own).undo('已调整 1 节课', { onUndo });
    expect(own.success).toHaveBeenCalledWith('已调整 1 节课', {
      action: { label: '撤销', onAction: onUndo },
      durationMs: 8000,
    });
  });
});
