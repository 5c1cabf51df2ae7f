import { Download, Pause, Play, RotateCcw } from 'lucide-react';
import { toCsv } from '../charts/csv.ts';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Progress } from '../ui/Progress/Progress.tsx';
import type { UploadLabels } from './labels.ts';
import { type Queue, totalsOf } from './queue.ts';
import { Failed, SummaryBox, SummaryButtons, SummaryLine, Words } from './Upload.styles.ts';
import type { Uploads } from './uploads.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SummaryProps {
  queue: Queue;
  uploads: Uploads;
  labels: UploadLabels;
  /** Names the saved list of failures. */
  name: string;
}

/** How the whole batch goes, and what can be done to all of it. Renders nothing for one file or when all are done. */
export function Summary({ queue, uploads, labels, name }: SummaryProps) {
  const { count, done, failed, active, paused, percent } = totalsOf(queue);
  if (count < 2 || active + paused + failed === 0) return null;
  const all = (type: 'pause' | 'resume' | 'retry' | 'cancel', which: (status: string) => boolean) => {
    for (const { id, status } of queue.items) if (which(status)) uploads.tell({ type, id });
  };
  const saveFailures = () => {
    const rows = queue.items
      .filter(({ status }) => status === 'failed')
      .map((item) => [item.name, item.reason ?? ''] as const);
    const csv = toCsv({ head: ['文件', '原因'], rows });
    saveBlob(new Blob([csv], { type: 'text/csv' }), fileName(`${name}-${labels.failed}`, 'csv'));
  };
  const pausable = active > 0;
  return (
    <SummaryBox>
      <SummaryLine>
        <Words>
          {active > 0 ? `${labels.uploading} ${percent}%` : paused > 0 ? labels.pausedByUser : null}
          <span>{labels.doneOf(done, count)}</span>
          {failed > 0 ? <Failed>{labels.failedCount(failed)}</Failed> : null}
        </Words>
        <SummaryButtons>
          {active + paused > 0 ? (
            <Button
              key="hold"
              size="s"
              variant="quiet"
              icon={pausable ? <Pause {...icon} /> : <Play {...icon} />}
              onClick={() =>
                pausable
                  ? all('pause', (status) => status === 'sending' || status === 'waiting')
                  : all('resume', (status) => status === 'paused')
              }
            >
              {pausable ? labels.pauseAll : labels.resumeAll}
            </Button>
          ) : null}
          {failed > 0 ? (
            <>
              <Button size="s" variant="quiet" icon={<Download {...icon} />} onClick={saveFailures}>
                {labels.failedList}
              </Button>
              <Button
                size="s"
                variant="quiet"
                icon={<RotateCcw {...icon} />}
                onClick={() => all('retry', (status) => status === 'failed')}
              >
                {labels.retryAll}
              </Button>
            </>
          ) : null}
          {active + paused > 0 ? (
            <Button
              size="s"
              variant="quiet"
              onClick={() =>
                all('cancel', (status) => status !== 'done' && status !== 'failed' && status !== 'cancelled')
              }
            >
              {labels.cancelAll}
            </Button>
          ) : null}
        </SummaryButtons>
      </SummaryLine>
      {active + paused > 0 ? <Progress value={percent} label={labels.total} text={null} /> : null}
    </SummaryBox>
  );
}
