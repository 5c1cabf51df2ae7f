import { RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button/Button.tsx';

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 320px;
  padding: 48px 24px;
  text-align: center;
  > svg {
    color: var(--danger);
  }
  h1 {
    margin-top: 16px;
    font-size: var(--fs-20);
    line-height: 28px;
    outline: none;
  }
  p {
    max-width: 420px;
    margin: 4px 0 20px;
    color: var(--text-3);
  }
`;

const Keys = styled.div`
  display: flex;
  gap: 8px;
`;

export interface RouteErrorBoundaryProps {
  /** Path of the page inside: another one starts afresh. */
  pageKey: string;
  /** Where 回到首页 leads. */
  onHome: () => void;
  /** Told of each error, for the host's log. */
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  children: ReactNode;
}

interface State {
  error: Error | null;
  pageKey: string;
}

/** A page's code could not be fetched: the network failed, or a new version replaced the file. */
export function isLoadFailure(error: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Failed to fetch module|error loading/i.test(
    error.message,
  );
}

/** Keeps a failing page from taking the shell with it, and offers to try again. */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, State> {
  override state: State = { error: null, pageKey: this.props.pageKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ pageKey }: RouteErrorBoundaryProps, state: State): Partial<State> | null {
    return pageKey === state.pageKey ? null : { pageKey, error: null };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const unloaded = isLoadFailure(error);
    return (
      <Place role="alert">
        <TriangleAlert size={32} strokeWidth={1.5} aria-hidden />
        <h1>{unloaded ? '页面没有加载成功' : '页面出错了'}</h1>
        <p>
          {unloaded
            ? '网络不稳定，或有新版本发布。重新加载即可，未保存的草稿不会丢失。'
            : '这一页遇到了意外情况，其他页面不受影响。可以重试；若仍出现，请联系机构的教务。'}
        </p>
        <Keys>
          <Button onClick={this.props.onHome}>回到首页</Button>
          <Button
            variant="primary"
            icon={<RotateCw size={16} strokeWidth={1.75} />}
            onClick={() => (unloaded ? window.location.reload() : this.setState({ error: null }))}
          >
            {unloaded ? '重新加载' : '重试'}
          </Button>
        </Keys>
      </Place>
    );
  }
}
