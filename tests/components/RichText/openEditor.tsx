import { screen, waitFor } from '@testing-library/react';
import { expect, type Mock, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichText, type RichTextProps } from '../../../src/components/RichText/RichText.tsx';
import type { RichTextDetails } from '../../../src/components/RichText/richTextTypes.ts';
import { render } from '../ui/setup.tsx';

export const arrives = { timeout: 15_000 };

export type OnChange = Mock<(html: string, details: RichTextDetails) => void>;

/** An editor that has arrived. */
export async function openEditor(props: RichTextProps = {}) {
  const onValueChange: OnChange = vi.fn<(html: string, details: RichTextDetails) => void>();
  const shown = render(<RichText aria-label="内容" onValueChange={onValueChange} {...props} />);
  await screen.findByRole('toolbar', undefined, arrives);
  const box = screen.getByRole('textbox', { name: '内容' });
  return { ...shown, box, onValueChange };
}

/** Puts the caret behind the last word. */
export async function caretAtEnd(box: HTMLElement) {
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control}');
}

/** What went out last. */
export const lastOf = (onValueChange: OnChange) => onValueChange.mock.lastCall;

export const expectLast = (onValueChange: OnChange, html: string, reason: RichTextDetails['reason']) =>
  waitFor(() => expect(lastOf(onValueChange)).toEqual([html, { reason }]));

/** Pastes as a browser does: an event with the clipboard's contents. */
export function paste(box: HTMLElement, html: string, files: File[] = []) {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  for (const file of files) clipboardData.items.add(file);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
