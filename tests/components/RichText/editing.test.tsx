import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichText } from '../../../src/components/RichText/RichText.tsx';
import type { LoadEditor } from '../../../src/components/RichText/useEditorPart.ts';
import { loadEditor } from '../../../src/components/RichText/useEditorPart.ts';
import { Field } from '../../../src/components/ui/Field/Field.tsx';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { arrives, caretAtEnd, expectLast, lastOf, openEditor } from './openEditor.tsx';

failOnConsoleError();

const editorRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /tiptap|prosemirror|RichTextEditor/i.test(name));

test('a page fetches the editor only for a text that can be written', async () => {
  const { rerender } = render(<RichText aria-label="内容" readOnly defaultValue="<p>已发布</p>" />);
  const box = screen.getByRole('textbox', { name: '内容' });
  expect(box.getAttribute('aria-readonly')).toBe('true');
  expect(box.textContent).toBe('已发布');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(editorRequests()).toEqual([]);
  rerender(<RichText aria-label="内容" defaultValue="<p>已发布</p>" />);
  await screen.findByRole('toolbar', undefined, arrives);
  expect(editorRequests().length).toBeGreaterThan(0);
});

test('what is written goes out as HTML, and deleting it all leaves nothing', async () => {
  const { box, onValueChange } = await openEditor();
  expect(box.getAttribute('aria-placeholder')).toBe('请输入内容');
  await userEvent.click(box);
  await userEvent.keyboard('开课通知');
  await expectLast(onValueChange, '<p>开课通知</p>', 'input');
  await userEvent.keyboard('{Enter}');
  expect(lastOf(onValueChange)?.[0]).toBe('<p>开课通知</p>');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expectLast(onValueChange, '', 'input');
});

test('the tools work on what is selected, show what is on, and can be undone', async () => {
  const { box, onValueChange } = await openEditor({ defaultValue: '<p>开课通知</p>' });
  const bold = screen.getByRole('button', { name: '加粗' });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(bold);
  await expectLast(onValueChange, '<p><strong>开课通知</strong></p>', 'format');
  expect(bold.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByRole('button', { name: '大标题' }));
  await expectLast(onValueChange, '<h2><strong>开课通知</strong></h2>', 'format');
  await userEvent.click(screen.getByRole('button', { name: '清除格式' }));
  await expectLast(onValueChange, '<p>开课通知</p>', 'format');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await expectLast(onValueChange, '<h2><strong>开课通知</strong></h2>', 'undo');
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  await expectLast(onValueChange, '<p>开课通知</p>', 'undo');
});

test.each([
  ['斜体', '<p><em>课</em></p>'],
  ['下划线', '<p><u>课</u></p>'],
  ['删除线', '<p><s>课</s></p>'],
  ['小标题', '<h3>课</h3>'],
  ['项目列表', '<ul><li><p>课</p></li></ul>'],
  ['编号列表', '<ol><li><p>课</p></li></ol>'],
  ['引用', '<blockquote><p>课</p></blockquote>'],
])('%s', async (name, html) => {
  const { box, onValueChange } = await openEditor({ defaultValue: '<p>课</p>' });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(lastOf(onValueChange)).toEqual([html, { reason: 'format' }]));
});

test('the bar is one tab stop; arrows walk it, Escape returns to the text, Alt F10 goes back', async () => {
  const { box } = await openEditor({ defaultValue: '<p>课</p>' });
  await userEvent.click(box);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const first = screen.getByRole('button', { name: '撤销' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const heading = screen.getByRole('button', { name: '大标题' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.getAttribute('aria-keyshortcuts')).toBe('Control+Alt+2');
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', '大标题Ctrl Alt 2');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(heading);
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('a link takes an address a person would type, and refuses any other', async () => {
  const { box, onValueChange } = await openEditor({ defaultValue: '<p>官网</p>' });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  const address = screen.getByRole('textbox', { name: '链接地址' });
  expect(document.activeElement).toBe(address);
  await userEvent.keyboard('javascript:alert(1){Enter}');
  expect(await screen.findByText('请填写网址（http 或 https）、邮箱或电话号码')).toBeTruthy();
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}a{/Control}www.example.com{Enter}');
  const link = '<a href="https://www.example.com" target="_blank" rel="noopener noreferrer">官网</a>';
  await expectLast(onValueChange, `<p>${link}</p>`, 'link');
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.click(screen.getByRole('button', { name: '链接' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '链接地址' }).value).toBe('https://www.example.com');
  await userEvent.click(screen.getByRole('button', { name: '取消链接' }));
  await expectLast(onValueChange, '<p>官网</p>', 'link');
});

test('an owner that keeps its value keeps it; a new value is shown and not reported back', async () => {
  const seen = vi.fn<(html: string) => void>();
  function Owner() {
    const [value, setValue] = useState('<p>甲</p>');
    return (
      <>
        <RichText aria-label="内容" value={value} onValueChange={seen} />
        <button type="button" onClick={() => setValue('<p>乙<img src=x onerror=alert(1)></p>')}>
          载入
        </button>
      </>
    );
  }
  render(<Owner />);
  await screen.findByRole('toolbar', undefined, arrives);
  const box = screen.getByRole('textbox', { name: '内容' });
  await caretAtEnd(box);
  await userEvent.keyboard('丙');
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith('<p>甲丙</p>', { reason: 'input' }));
  await waitFor(() => expect(box.textContent).toBe('甲'));
  seen.mockClear();
  await userEvent.click(screen.getByRole('button', { name: '载入' }));
  await waitFor(() => expect(box.textContent).toBe('乙'));
  expect(box.querySelector('img[src="x"]')).toBeNull();
  expect(seen).not.toHaveBeenCalled();
});

test('too many characters are counted and marked, none is cut off', async () => {
  const { box, onValueChange } = await openEditor({ defaultValue: '<p>准时 到校</p>', maxLength: 4 });
  expect(screen.getByText('4/4')).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await caretAtEnd(box);
  await userEvent.keyboard('，谢谢');
  await expectLast(onValueChange, '<p>准时 到校，谢谢</p>', 'input');
  expect(screen.getByText('超出 3 字，请删减')).toBeTruthy();
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('超出 3 字，请删减');
});

test('a Field names, describes and disables it; its label leads into the text', async () => {
  const field = (error: string | undefined, disabled = false) => (
    <Field label="通知内容" required help="家长会看到" error={error} disabled={disabled}>
      <RichText defaultValue="<p>课</p>" />
    </Field>
  );
  const { rerender } = render(field(undefined));
  await screen.findByRole('toolbar', undefined, arrives);
  const box = screen.getByRole('textbox', { name: /通知内容/ });
  expect(box.getAttribute('aria-required')).toBe('true');
  await userEvent.click(screen.getByText('通知内容'));
  expect(document.activeElement).toBe(box);
  rerender(field('请写明地点'));
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['请写明地点', '家长会看到']);
  rerender(field(undefined, true));
  await waitFor(() => expect(box.getAttribute('contenteditable')).toBe('false'));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('an editor that does not arrive leaves the text readable and can be fetched again', async () => {
  const load = vi.fn<LoadEditor>(loadEditor).mockRejectedValueOnce(new Error('offline'));
  render(<RichText aria-label="内容" defaultValue="<p>开课通知</p>" load={load} />);
  expect(await screen.findByText('编辑器没有加载成功，已写的内容都在')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '内容' }).textContent).toBe('开课通知');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('toolbar', undefined, arrives);
  expect(screen.getByRole('textbox', { name: '内容' }).textContent).toBe('开课通知');
  expect(load).toHaveBeenCalledTimes(2);
});
