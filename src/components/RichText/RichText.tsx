import { type ComponentProps, type FocusEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFieldWiring } from '../ui/Field/fieldContext.ts';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { richTextLength } from './plainText.ts';
import { Count, Foot, Root, TooLong } from './richText.styles.ts';
import { type RichTextTexts, richTextTexts } from './richTextTexts.ts';
import type { RichTextDetails } from './richTextTypes.ts';
import { NotArrived, Still, Waiting } from './Standing.tsx';
import { useTextboxAttributes } from './textboxAttributes.ts';
import { type LoadEditor, loadEditor, useEditorPart } from './useEditorPart.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'onChange'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** HTML; `''` is an empty text. It is sanitised before it is shown. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Sanitised HTML, `''` when nothing is left, and what the person did. */
  onValueChange?: ((html: string, details: RichTextDetails) => void) | undefined;
  /** Shown while nothing is written. @default '请输入内容' */
  placeholder?: string | undefined;
  /** Can be read and copied, not changed. @default false */
  readOnly?: boolean | undefined;
  /** @default the Field's */
  disabled?: boolean | undefined;
  /** Most characters, blanks not counted. More can be written, nothing is cut off: it says how many are too many. */
  maxLength?: number | undefined;
  /** Shows how many characters are written. @default true with `maxLength` */
  count?: boolean | undefined;
  /** Uploads a picture and resolves to its address (http, https or a path of this site). Without it there are none. */
  onImage?: ((file: File) => Promise<string>) | undefined;
  /** Words in place of the Chinese ones. */
  texts?: Partial<RichTextTexts> | undefined;
  /** Fetches the editor. @default its own chunk of the package */
  load?: LoadEditor | undefined;
}

/**
 * A text with headings, lists, links and pictures. Renders a `<div>` with a toolbar and a text box; the editor is
 * fetched when one is on the page. Sets `data-invalid`, `data-disabled`, `data-readonly`. Alt F10 goes to the tools,
 * Escape back to the text. Focusing the root focuses the text.
 */
export function RichText({
  ref,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  readOnly = false,
  disabled,
  maxLength,
  count = maxLength !== undefined,
  onImage,
  texts: given,
  load = loadEditor,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': saidInvalid,
  'aria-required': saidRequired,
  onFocus,
  ...rest
}: RichTextProps) {
  const wired = useFieldWiring({
    id,
    disabled,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': saidInvalid,
    'aria-required': saidRequired,
  });
  const texts = useMemo<RichTextTexts>(() => ({ ...richTextTexts, ...given }), [given]);
  const [own, setOwn] = useState(defaultValue);
  const html = value ?? own;
  const written = useMemo(() => richTextLength(html), [html]);
  const over = maxLength === undefined ? 0 : Math.max(0, written - maxLength);
  const overId = useId();
  const invalid = wired.invalid || over > 0;
  const editable = !readOnly && !wired.disabled;
  const { Editor, failed, retry } = useEditorPart(load, editable);
  const hint = placeholder ?? texts.placeholder;
  const attributes = useTextboxAttributes({
    wired,
    label,
    described: [wired.describedBy, over > 0 ? overId : ''].filter(Boolean).join(' '),
    invalid,
    readOnly,
    hint,
  });

  const root = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, root);
  const focusText = () => root.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  // A label's click goes to form controls only; a text box made of a <div> is none.
  const { labelId } = wired;
  useEffect(() => {
    const element = labelId === undefined ? null : document.getElementById(labelId);
    const focusBox = () => root.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
    element?.addEventListener('click', focusBox);
    return () => element?.removeEventListener('click', focusBox);
  }, [labelId]);

  const change = (next: string, details: RichTextDetails) => {
    setOwn(next);
    onValueChange?.(next, details);
  };
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target === event.currentTarget) focusText();
  };

  return (
    <Root
      {...rest}
      ref={setRef}
      tabIndex={-1}
      data-invalid={invalid ? '' : undefined}
      data-disabled={wired.disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      onFocus={focus}
    >
      {Editor ? (
        <Editor {...{ html, editable, attributes, onImage, texts }} onChange={change} placeholder={hint} />
      ) : !editable ? (
        <Still html={html} attributes={attributes} />
      ) : failed ? (
        <NotArrived html={html} attributes={attributes} texts={texts} onRetry={retry} />
      ) : (
        <Waiting html={html} />
      )}
      {count || over > 0 ? (
        <Foot>
          <TooLong id={overId} role="status">
            {over > 0 ? texts.tooLong(over) : null}
          </TooLong>
          {count ? <Count data-over={over > 0 ? '' : undefined}>{texts.count(written, maxLength)}</Count> : null}
        </Foot>
      ) : null}
    </Root>
  );
}
