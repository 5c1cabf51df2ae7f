import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallFailure } from '../CallFailure/CallFailure.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import type { ColumnLayout } from './columnLayout.ts';
import { Banner } from './DataTable.styles.ts';
import { Bone, BoneRow, Place } from './TableStates.styles.ts';
import type { DataTableTexts } from './texts.ts';
import type { TableStatus } from './types.ts';

interface BodyStateProps<Row> {
  status: TableStatus;
  empty: ReactNode;
  layout: ColumnLayout<Row>;
  texts: DataTableTexts;
  /** px */
  rowHeight: number;
  /** Rows of bones that fill the view. */
  bones: number;
}

/** What stands in place of rows: the shape of what comes, why it did not come, or that there is none. */
export function BodyState<Row>({ status, empty, layout, texts, rowHeight, bones }: BodyStateProps<Row>) {
  if (status.state === 'error') {
    const { error, retry } = status;
    return (
      <Place>
        <CallFailure error={error} {...(retry ? { onRetry: retry } : {})} />
      </Place>
    );
  }
  if (status.state === 'ready') return <Place>{empty ?? <Empty title={texts.empty} />}</Place>;
  return (
    <SkeletonGroup label={texts.loading}>
      {Array.from({ length: bones }, (_, row) => (
        // The rows are all alike and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <BoneRow key={row} style={{ height: rowHeight, width: layout.width }}>
          {layout.columns.map(({ id, kind, width, column }, at) => (
            <Bone key={id} data-align={column?.numeric ? 'end' : undefined} style={{ width }}>
              <Skeleton width={kind === 'select' ? 16 : `${55 + ((row * 7 + at * 13) % 4) * 10}%`} />
            </Bone>
          ))}
        </BoneRow>
      ))}
    </SkeletonGroup>
  );
}

/** The rows are from before: newer ones could not be read. */
export function RefreshFailed({ status, texts }: { status: TableStatus; texts: DataTableTexts }) {
  if (status.state !== 'ready' || !status.refreshError) return null;
  return (
    <Banner role="alert">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{texts.refreshFailed(status.refreshError.text)}</span>
      {status.refresh ? (
        <Button size="s" loading={status.refreshing ?? false} onClick={status.refresh}>
          {texts.retry}
        </Button>
      ) : null}
    </Banner>
  );
}
