import { ChartNoAxesColumn } from 'lucide-react';
import { Empty } from '../ui/Empty/Empty.tsx';
import { Result } from '../ui/Result/Result.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import { Centre, Waiting, WaitingBars } from './chart.styles.ts';
import type { Drawing } from './useDrawing.ts';

interface ChartStateProps {
  state: 'ready' | 'error' | 'loading' | 'empty';
  phase: Drawing['phase'];
  error: string | null | undefined;
  onRetry: (() => void) | undefined;
  onRedraw: () => void;
  emptyText: string;
}

const bars = ['46%', '72%', '58%', '88%', '64%', '78%', '52%'];

/** What stands where the drawing would: loading, failed, nothing to draw, or the library that did not arrive. */
export function ChartState({ state, phase, error, onRetry, onRedraw, emptyText }: ChartStateProps) {
  if (state === 'empty') {
    return (
      <Centre>
        <Empty size="s" title={emptyText} icon={<ChartNoAxesColumn strokeWidth={1.75} />} />
      </Centre>
    );
  }
  if (state === 'error') {
    return (
      <Centre>
        <Result kind="500" size="s" title={error ?? undefined} description={null} onRetry={onRetry} />
      </Centre>
    );
  }
  if (state === 'ready' && phase === 'failed') {
    return (
      <Centre>
        <Result
          kind="500"
          size="s"
          title="图表没有加载成功"
          description="数据都在，可切换到「查看数据」。"
          onRetry={onRedraw}
        />
      </Centre>
    );
  }
  if (state === 'ready' && phase === 'ready') return null;
  return (
    <Waiting>
      <SkeletonGroup>
        <WaitingBars>
          {bars.map((tall) => (
            <Skeleton key={tall} height={tall} />
          ))}
        </WaitingBars>
      </SkeletonGroup>
    </Waiting>
  );
}
