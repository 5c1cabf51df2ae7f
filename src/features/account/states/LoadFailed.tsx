import { CloudAlert, LogOut, RotateCw } from 'lucide-react';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { useSessionActions } from '../../../kit/context.ts';
import { StatePage } from './StatePage.tsx';

interface LoadFailedProps {
  /** What the failed call said. */
  text: string;
  onRetry: () => void;
}

/** Login info could not be read, so nothing guarded can open yet. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const actions = useSessionActions();
  return (
    <StatePage
      icon={<CloudAlert size={24} strokeWidth={1.75} />}
      title={text}
      text="登录信息还没有读到。您仍处于登录状态，未保存的草稿不会丢失。"
      actions={
        <>
          <Button icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} onClick={() => actions.logout()}>
            退出登录
          </Button>
          <Button variant="primary" icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />} onClick={onRetry}>
            重试
          </Button>
        </>
      }
    />
  );
}
