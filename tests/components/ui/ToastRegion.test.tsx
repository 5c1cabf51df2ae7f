import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from '../../../src/components/ui/Toast/ToastRegion.tsx';
import { createToastStore } from '../../../src/kit/toastStore.ts';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('messages on the page', () => {
  test('the pointer on a message holds it', () => {
    const toasts = createToastStore();
    render(<ToastRegion toasts={toasts} />);
    act(() => void toasts.info('有新版本'));
    fireEvent.pointerEnter(screen.getByRole('region', { name: '通知' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('有新版本')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('region', { name: '通知' }));
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText('有新版本')).toBeNull();
  });

  test('undoing takes it back and closes the message', () => {
    const toasts = createToastStore();
    const onUndo = vi.fn<() => void>();
    const onFinal = vi.fn<() => void>();
    render(<ToastRegion toasts={toasts} />);
    act(() => void toasts.undo('已移动 1 节课', { onUndo, onFinal }));
    expect(screen.getByText('8 秒')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onFinal).not.toHaveBeenCalled();
    expect(screen.queryByText('已移动 1 节课')).toBeNull();
  });

  test('an error is an alert; other messages are read politely', () => {
    const toasts = createToastStore();
    render(<ToastRegion toasts={toasts} />);
    act(() => {
      toasts.success('已保存');
      toasts.error('系统异常');
    });
    expect(screen.getByRole('alert').textContent).toBe('系统异常');
    expect(screen.getByText('已保存').closest('[aria-live="polite"]')).not.toBeNull();
  });
});
