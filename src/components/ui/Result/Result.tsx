import { Check, Copy, RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../Copy/useCopy.ts';
import { Actions, Box, Detail, Text, Title, Well } from '../Empty/Empty.styles.ts';
import { backoffSeconds, type ResultKind, resultKinds } from './resultKinds.tsx';
import { useOnline, useRetryCountdown } from './useRetryCountdown.ts';

export interface ResultProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: ResultKind;
  /** Default: the sentence of the kind. */
  title?: ReactNode;
  /** Default: the sentence of the kind; null for none. */
  description?: ReactNode;
  /** Default: the icon of the kind. */
  icon?: ReactNode;
  /** Buttons beside 重试: 返回, 申请权限, 清除筛选. */
  actions?: ReactNode;
  /** Shows 重试. An `offline` result also calls it when the network is back. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way. @default false */
  retrying?: boolean | undefined;
  /** How often it has failed already: also retries by itself after 5, 10, 20, 40, 60 s. Use it as `key` too. */
  autoRetry?: number | undefined;
  /** Number of the failed call; the user can copy it for support. */
  requestId?: string | undefined;
  /** m in a list or card, l as a page. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * Why there is nothing to see: no right, not there, failed, offline, no result, maintenance. Renders a `<div>` with role
 * alert or status; children stand between the sentences and the buttons (为什么看不到). Sets `data-kind`, `data-size`.
 */
export function Result({
  kind,
  title,
  description,
  icon,
  actions,
  onRetry,
  retrying = false,
  autoRetry,
  requestId,
  size = 'm',
  children,
  ...rest
}: ResultProps) {
  const text = resultKinds[kind];
  const Icon = text.icon;
  const left = useRetryCountdown(autoRetry === undefined ? null : backoffSeconds(autoRetry), onRetry);
  useOnline(kind === 'offline', onRetry);
  const said = description === undefined ? text.description : description;

  return (
    <Box role={text.role} {...rest} data-kind={kind} data-size={size}>
      <Well aria-hidden>{icon ?? <Icon strokeWidth={1.75} />}</Well>
      <Title>{title ?? text.title}</Title>
      {said == null || said === '' ? null : <Text>{said}</Text>}
      {left !== null && left > 0 && !retrying ? <Text aria-live="off">{left} 秒后自动重试</Text> : null}
      {children == null ? null : <Detail>{children}</Detail>}
      {actions == null && !onRetry && requestId === undefined ? null : (
        <Actions>
          {requestId === undefined ? null : <CopyNumber requestId={requestId} />}
          {actions}
          {onRetry ? (
            <Button
              variant="primary"
              loading={retrying}
              icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
              onClick={onRetry}
            >
              重试
            </Button>
          ) : null}
        </Actions>
      )}
    </Box>
  );
}

function CopyNumber({ requestId }: { requestId: string }) {
  const { state, copy } = useCopy(requestId);
  // Where nothing may be put on the clipboard the number is shown, to copy by hand.
  if (state === 'refused') return <Text>错误编号 {requestId}</Text>;
  return (
    <Button
      icon={
        state === 'copied' ? (
          <Check size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Copy size={16} strokeWidth={1.75} aria-hidden />
        )
      }
      onClick={copy}
    >
      {state === 'copied' ? '已复制' : '复制错误编号'}
    </Button>
  );
}
