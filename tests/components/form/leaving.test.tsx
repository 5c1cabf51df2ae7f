import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useNavigation } from '../../../src/kit/context.ts';
import { renderInKit } from '../../../src/testing/renderInKit.tsx';
import { filledStudent, StudentPage } from '../../../stories/components/form/studentForms.tsx';
import { openStudentPage, save, saved } from './studentPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const here = '/layout/students/new';
const question = async () => within(await screen.findByRole('alertdialog', { name: '离开此页？' }));
const typeRemark = () => userEvent.type(screen.getByRole('textbox', { name: '备注' }), '先放着');

function Elsewhere() {
  const { navigate } = useNavigation();
  return (
    <>
      <button type="button" onClick={() => navigate('/layout/home')}>
        去首页
      </button>
      <button type="button" onClick={() => navigate(`${here}?tab=2`)}>
        换个标签
      </button>
    </>
  );
}

function openWithMenu(drafted = false) {
  return renderInKit(
    <>
      <Elsewhere />
      <StudentPage start={filledStudent} drafted={drafted} />
    </>,
    { path: here, handlers: [saved] },
  );
}

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** The browser's back key, as its Navigation API tells it. */
function goBack(url: string) {
  const { navigation } = window as unknown as { navigation: EventTarget & { traverseTo: (key: string) => unknown } };
  const traverse = vi.spyOn(navigation, 'traverseTo').mockImplementation(() => ({}));
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { key: 'before', url: new URL(url, window.location.href).href },
  });
  navigation.dispatchEvent(event);
  return { stopped: event.defaultPrevented, traverse };
}

test('nothing typed: nobody is asked', async () => {
  const { navigation } = openWithMenu();
  expect(unload()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '去首页' }));
  expect(navigation.current().pathname).toBe('/layout/home');
});

test('a link, the program and the closing of the tab ask; staying keeps everything', async () => {
  const { navigation } = openWithMenu();
  await typeRemark();
  expect(unload()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: '取消' }));
  await userEvent.click((await question()).getByRole('button', { name: '继续填写' }));
  expect(navigation.current().pathname).toBe(here);
  await userEvent.click(screen.getByRole('button', { name: '换个标签' }));
  expect(navigation.current().search).toBe('?tab=2');
  await userEvent.click(screen.getByRole('button', { name: '去首页' }));
  const ask = await question();
  expect(ask.getByText('学员资料还没有保存，离开后将丢失。')).toBeVisible();
  expect(screen.getByLabelText('备注', { selector: 'textarea' })).toHaveValue('先放着');
  await userEvent.click(ask.getByRole('button', { name: '离开' }));
  await waitFor(() => expect(navigation.current().pathname).toBe('/layout/home'));
});

test('the back key asks where it leads to another page, and goes on after 离开', async () => {
  openWithMenu();
  expect(goBack('/elsewhere').stopped).toBe(false);
  await typeRemark();
  expect(goBack(`${window.location.pathname}?tab=1`).stopped).toBe(false);
  const { stopped, traverse } = goBack('/elsewhere');
  expect(stopped).toBe(true);
  await userEvent.click((await question()).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(traverse).toHaveBeenCalledWith('before'));
});

test('saved: nobody is asked any more', async () => {
  const { navigation } = openWithMenu();
  await typeRemark();
  expect(await screen.findByText('有未保存的修改')).toBeVisible();
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '去首页' }));
  expect(navigation.current().pathname).toBe('/layout/home');
});

test('a draft is written when typing rests, brought back, and thrown away by 放弃', async () => {
  const { rerender, kit } = await openStudentPage({ start: filledStudent, drafted: true });
  await typeRemark();
  expect(await screen.findByText(/^草稿已存 09:00$/, undefined, { timeout: 5000 })).toBeVisible();
  rerender(<p>名单</p>);
  rerender(<StudentPage start={filledStudent} drafted />);
  expect(await screen.findByText('已恢复未保存的内容')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('先放着');
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('');
  expect(kit.drafts.find('1002', `${here}#new`)).toBeUndefined();
});

test('left at once, the draft is written all the same', async () => {
  const { kit } = openWithMenu(true);
  await typeRemark();
  await userEvent.click(screen.getByRole('button', { name: '去首页' }));
  await userEvent.click((await question()).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(kit.drafts.find('1002', `${here}#new`)).toMatchObject({ values: { remark: '先放着' } }));
});

test('保留 keeps what was brought back, rows of a list too', async () => {
  const { rerender } = await openStudentPage({ start: filledStudent, drafted: true });
  await userEvent.click(screen.getByRole('button', { name: '添加家长' }));
  expect(await screen.findByText(/^草稿已存/, undefined, { timeout: 5000 })).toBeVisible();
  rerender(<p>名单</p>);
  rerender(<StudentPage start={filledStudent} drafted />);
  await userEvent.click(await screen.findByRole('button', { name: '保留' }));
  expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
  expect(screen.getByRole('group', { name: '家长 3' })).toBeVisible();
});
