import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { toneIcons } from '../shared/toneIcons.ts';
import { InnerButton } from '../TextInput/inputBox.styles.ts';

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 12px;
  border: 1px solid var(--info-border);
  border-radius: var(--r-m);
  background: var(--info-bg);
  color: var(--info-text);
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  > svg {
    flex: none;
    margin-top: 3px;
  }
  &[data-tone='success'] {
    border-color: var(--success-border);
    background: var(--success-bg);
    color: var(--success-text);
  }
  &[data-tone='warning'] {
    border-color: var(--warning-border);
    background: var(--warning-bg);
    color: var(--warning-text);
  }
  &[data-tone='danger'] {
    border-color: var(--danger-border);
    background: var(--danger-bg);
    color: var(--danger-text);
  }
  &[data-banner] {
    border-width: 0 0 1px;
    border-radius: 0;
    padding: 8px 16px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  font-weight: 600;
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  font-size: var(--fs-13);
  min-height: var(--lh-14);
  a,
  button {
    color: inherit;
  }
`;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Bold first line; leave out for one sentence. */
  title?: ReactNode;
  /** The icon of the tone; another one, or null for none. */
  icon?: ReactNode;
  /** At the right end: a link, a button, 数据截至 08:12. */
  action?: ReactNode;
  /** Shows a cross. */
  onClose?: (() => void) | undefined;
  /** Runs from edge to edge at the top of a page or card. @default false */
  banner?: boolean | undefined;
}

/** A sentence that stays on the page. Renders a `<div>`: role alert for danger, else status; sets `data-tone`, `data-banner`. */
export function Alert({ tone = 'info', title, icon, action, onClose, banner = false, children, ...rest }: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone} data-banner={banner ? '' : undefined}>
      {icon === undefined ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : icon}
      <Words>
        {title == null ? null : <Title>{title}</Title>}
        {children}
      </Words>
      {action == null && !onClose ? null : (
        <Side>
          {action}
          {onClose ? (
            <InnerButton type="button" aria-label="关闭" onClick={onClose}>
              <X size={14} strokeWidth={1.75} aria-hidden />
            </InnerButton>
          ) : null}
        </Side>
      )}
    </Box>
  );
}
