import { Check, Copy as CopyIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../shared/visuallyHidden.styles.ts';
import { useCopy } from './useCopy.ts';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  &[data-state='copied'] svg {
    color: var(--success-text);
  }
`;

const Refused = styled.span`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
`;

const Said = styled.span`
  ${visuallyHidden}
`;

export interface CopyProps extends Omit<ComponentProps<'span'>, 'onCopy'> {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for the button's name: 学号. */
  label?: string | undefined;
  /** What stands before the button. Default: the text. null for the button alone. */
  children?: ReactNode;
  /** @default '已复制' */
  copiedText?: string | undefined;
  /** @default '浏览器不允许复制，请手动选择文字复制' */
  refusedText?: string | undefined;
}

/** A text with a button that copies it and says 已复制. Renders a `<span>`; sets `data-state` (ready, copied, refused). */
export function Copy({
  text,
  label = '',
  children = text,
  copiedText = '已复制',
  refusedText = '浏览器不允许复制，请手动选择文字复制',
  ...rest
}: CopyProps) {
  const { state, copy } = useCopy(text);
  return (
    <Frame {...rest} data-state={state}>
      {children}
      <IconButton
        label={state === 'copied' ? copiedText : `复制${label}`}
        size="s"
        icon={
          state === 'copied' ? (
            <Check size={14} strokeWidth={1.75} aria-hidden />
          ) : (
            <CopyIcon size={14} strokeWidth={1.75} aria-hidden />
          )
        }
        onClick={copy}
      />
      <Said aria-live="polite">{state === 'copied' ? copiedText : ''}</Said>
      {state === 'refused' ? <Refused role="alert">{refusedText}</Refused> : null}
    </Frame>
  );
}
