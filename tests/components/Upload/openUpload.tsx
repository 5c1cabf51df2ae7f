import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { Upload } from '../../../src/components/Upload/Upload.tsx';
import { fakeMemory, fakeServer, fileOf } from '../../unit/upload/fakeServer.ts';
import { render } from '../ui/setup.tsx';

/** An uploader with a server behind it, as a page has it. */
export function openUpload(props: Partial<ComponentProps<typeof Upload>> = {}, made = fakeServer()) {
  const onChange = vi.fn();
  const memory = fakeMemory();
  const view = render(
    <Upload label="上传课件" uploader={made.uploader} memory={memory} onChange={onChange} {...props} />,
  );
  const user = userEvent.setup();
  const group = screen.getByRole('group', { name: '上传课件' });
  const choose = (...files: File[]) =>
    user.upload(within(group).getByLabelText(/^上传课件：点击选择文件/, { selector: 'input' }), files);
  return { ...made, ...view, user, group, choose, onChange, memory };
}

/** The row of a file. */
export const rowOf = (name: string): HTMLElement => screen.getByText(name).closest('li') ?? document.body;

export function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

// Events of the browser itself: a copied transfer would have lost its files.
export const drop = (target: Element, ...files: File[]) =>
  fireEvent(target, new DragEvent('drop', { dataTransfer: transferOf(...files), bubbles: true, cancelable: true }));

export const paste = (clipboardData: DataTransfer) =>
  fireEvent(document.body, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

export { fakeMemory, fakeServer, fileOf };
