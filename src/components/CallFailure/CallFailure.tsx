import type { ReactNode } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import type { ErrorKind } from '../../api/catalogue.ts';
import { Result, type ResultProps } from '../ui/Result/Result.tsx';

export interface CallFailureProps {
  /** What the call was refused or lost with. */
  error: ApiError;
  onRetry?: () => void;
  retrying?: boolean;
  /** What could not be read, for the heading: 课表. @default the sentence of the error */
  what?: string;
  /** Buttons beside 重试. */
  actions?: ReactNode;
  /** m inside a page, l as the page. @default 'm' */
  size?: ResultProps['size'];
}

type Look = Pick<ResultProps, 'kind' | 'title' | 'description'> & { again: boolean };

const byKind: Partial<Record<ErrorKind, Look>> = {
  network: {
    kind: 'offline',
    title: '网络连接不可用，请检查后重试',
    description: '联网后自动恢复，您填写的内容还在。',
    again: true,
  },
  timeout: { kind: '500', title: '请求超时，请稍后重试', description: null, again: true },
  missing: { kind: '404', title: '该记录不存在，或您无权查看', description: null, again: false },
};

/**
 * Stands in place of content whose first read failed: says what happened in the words of the error catalogue and offers
 * 重试 where trying again can help. Renders a `Result` (role status or alert).
 */
export function CallFailure({ error, onRetry, retrying = false, what, actions, size = 'm' }: CallFailureProps) {
  const look: Look =
    byKind[error.kind] ??
    (error.kind === 'forbidden'
      ? { kind: '403', title: error.text, description: null, again: false }
      : { kind: '500', title: what ? `${what}加载失败` : '加载失败', description: error.text, again: true });
  return (
    <Result
      kind={look.kind}
      title={look.title}
      description={look.description}
      size={size}
      retrying={retrying}
      {...(look.again && onRetry ? { onRetry } : {})}
      {...(actions ? { actions } : {})}
    />
  );
}
