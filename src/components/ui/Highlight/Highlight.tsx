import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { highlightParts } from './highlightParts.ts';

const Hit = styled.mark`
  border-radius: 2px;
  background: var(--warning-bg);
  color: var(--warning-text);
`;

export interface HighlightProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  text: string;
  /** What to mark in it, letter by letter and without regard to case; nothing is marked for ''. */
  query: string | readonly string[];
}

/** A text with what was searched for marked in it. Renders a `<span>` with `<mark>`s. */
export function Highlight({ text, query, ...rest }: HighlightProps) {
  return (
    <span {...rest}>
      {highlightParts(text, query).map((part) => (part.hit ? <Hit key={part.at}>{part.text}</Hit> : part.text))}
    </span>
  );
}
