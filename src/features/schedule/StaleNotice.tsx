import { Alert } from '../../components/ui/Alert/Alert.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { formatTime } from '../../domain/dateFormats.ts';
import type { CallResult } from '../../hooks/useCall.ts';
import { useOnline } from '../../kit/context.ts';
import * as S from './ClassSchedule.styles.ts';

/** Says how old the picture is when it cannot be renewed: offline, or the refresh failed. */
export function StaleNotice({ read }: { read: CallResult<{ readonly asOf: string }> }) {
  const online = useOnline();
  if (read.state !== 'ready') return null;
  const asOf = `数据截至 ${formatTime(read.data.asOf)}`;
  if (!online) {
    return (
      <S.Bars>
        <Alert tone="warning" action={asOf}>
          当前离线，显示的是最近一次读到的课表
        </Alert>
      </S.Bars>
    );
  }
  if (!read.refreshError) return null;
  return (
    <S.Bars>
      <Alert
        tone="warning"
        action={
          <Button size="s" loading={read.refreshing} onClick={read.refresh}>
            重试
          </Button>
        }
      >
        课表未能更新：{read.refreshError.text}，{asOf}
      </Alert>
    </S.Bars>
  );
}
