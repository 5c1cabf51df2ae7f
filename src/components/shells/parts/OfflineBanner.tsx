import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useOnline } from '../../../kit/context.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 8px 24px;
  background: var(--warning-bg);
  border-bottom: 1px solid var(--warning-border);
  color: var(--warning-text);
  font-size: var(--fs-13);
`;

/** Says that the network is gone, as long as it is. Announced when it comes and goes. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Bar>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          网络已断开，正在重试…
        </Bar>
      )}
    </div>
  );
}
