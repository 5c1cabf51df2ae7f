import { type KeyboardEvent, useRef, useState } from 'react';
import { readPageInput } from './pageInput.ts';
import { PageBox } from './Toolbar.styles.ts';

interface PageNumberBoxProps {
  label: string;
  /** The page asked for; 0 while there is none. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
  /** Attributes of the toolbar's roving focus. */
  tool: { 'data-tool': string; tabIndex: number; onFocus: () => void };
}

/** The page number as a text box: Enter or leaving it goes there, Esc takes the text back. Renders an `<input>`. */
export function PageNumberBox({ label, page, pages, onGo, tool }: PageNumberBoxProps) {
  const [text, setText] = useState<string | null>(null);
  const dropped = useRef(false);
  const commit = () => {
    const to = text === null || dropped.current ? null : readPageInput(text, pages);
    dropped.current = false;
    setText(null);
    if (to !== null) onGo(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
      event.currentTarget.select();
    }
    if (event.key === 'Escape' && text !== null) {
      event.preventDefault();
      dropped.current = true;
      event.currentTarget.blur();
    }
  };
  return (
    <PageBox
      {...tool}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={pages === 0}
      value={text ?? (pages === 0 ? '' : String(page))}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        tool.onFocus();
        event.target.select();
      }}
      onBlur={commit}
    />
  );
}
