import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError.ts';
import { catalogueOfCode, catalogueOfKind } from '../../../src/api/catalogue.ts';
import { CallFailure } from '../../../src/components/CallFailure/CallFailure.tsx';

afterEach(cleanup);

const endpoint = 'timetable/getTimetable';
const coded = (code: number, message = '', data: unknown = null) =>
  new ApiError({ entry: catalogueOfCode(code), endpoint, code, message, data });
const lost = (kind: 'network' | 'timeout' | 'http' | 'schema') =>
  new ApiError({ entry: catalogueOfKind(kind), endpoint });

test.each([
  ['network', lost('network'), '网络连接不可用，请检查后重试'],
  ['timeout', lost('timeout'), '请求超时，请稍后重试'],
  ['http', lost('http'), '服务暂时不可用，请稍后重试'],
  ['schema', lost('schema'), '系统异常'],
  ['500', coded(500), '系统异常'],
  ['1', coded(1), '网络异常'],
  ['429', coded(429, '', { retryAfterS: 20 }), '操作过于频繁，请 20 秒后再试'],
  ['422', coded(422, '范围最多 42 天'), '范围最多 42 天'],
])('%s can be tried again and speaks the words of the catalogue', async (_, error, words) => {
  const onRetry = vi.fn();
  render(<CallFailure error={error} onRetry={onRetry} what="课表" />);
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ['a missing right', coded(403, '', { permissionName: '课表' }), '您没有“课表”权限'],
  ['what is not there', coded(404), '该记录不存在，或您无权查看'],
])('%s is not offered again', (_, error, words) => {
  render(<CallFailure error={error} onRetry={vi.fn()} what="课次" actions={<a href="/">返回课表</a>} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回课表' })).toBeVisible();
});

test('says what could not be read', () => {
  render(<CallFailure error={coded(500)} what="课表" />);
  expect(screen.getByText('课表加载失败')).toBeVisible();
});
