import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { isRichTextEmpty, richTextToText } from './plainText.ts';
import { prose } from './prose.styles.ts';
import { sanitizeRichText } from './sanitizeRichText.ts';

const Prose = styled.div`
  ${prose}
  min-width: 0;
  &[data-plain] {
    white-space: pre-line;
  }
  &[data-empty] {
    color: var(--text-3);
  }
`;

export interface RichTextViewProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** What a RichText wrote, or HTML of any origin: it is sanitised here. */
  html: string;
  /** Shown where there is nothing to read. @default '无' */
  emptyText?: string | undefined;
}

const never = () => () => undefined;

/**
 * A rich text to read. Renders a `<div>`; sets `data-empty`, and `data-plain` on a server and in the first frame after
 * it, where it shows the words as plain text: a server has no DOM to sanitise with.
 */
export function RichTextView({ html, emptyText = '无', ...rest }: RichTextViewProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const safe = useMemo(() => (inBrowser ? sanitizeRichText(html) : ''), [inBrowser, html]);
  if (isRichTextEmpty(inBrowser ? safe : html)) {
    return (
      <Prose {...rest} data-empty="">
        {emptyText}
      </Prose>
    );
  }
  if (!inBrowser) {
    return (
      <Prose {...rest} data-plain="">
        {richTextToText(html)}
      </Prose>
    );
  }
  return <Prose {...rest} dangerouslySetInnerHTML={{ __html: safe }} />;
}
