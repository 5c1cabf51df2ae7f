import { Progress } from '../ui/Progress/Progress.tsx';
import { Card, CardButtons, CardName, CardState, Cover, Grip, Thumb, ThumbButton } from './FileCard.styles.ts';
import { FileButtons, KindIcon, LocalPicture, percentOf, SortHandle, StatusIcon, statusText } from './FileParts.tsx';
import type { FileViewProps } from './fileView.ts';

/** One file as a picture card. Renders an `<li>`; sets `data-status`, `data-dragging`. */
export function FileCard({ item, chosen, labels, actions, handle, dragging, onPreview }: FileViewProps) {
  const { name, status, type, file, reason } = item;
  const going = status === 'sending' || status === 'paused';
  const seen = type.startsWith('image/') ? (
    chosen ? (
      <LocalPicture file={chosen} />
    ) : file?.url ? (
      <img src={file.url} alt="" loading="lazy" />
    ) : null
  ) : null;
  const inside = seen ?? <KindIcon item={item} size={32} />;
  return (
    <Card data-upload-id={item.id} data-status={status} data-dragging={dragging ? '' : undefined}>
      {status === 'done' && onPreview ? (
        <ThumbButton type="button" aria-label={`${labels.view} ${name}`} onClick={onPreview}>
          {inside}
        </ThumbButton>
      ) : (
        <Thumb>
          {inside}
          {going ? (
            <Cover>
              <Progress shape="circle" diameter={48} value={percentOf(item)} label={name} />
            </Cover>
          ) : null}
        </Thumb>
      )}
      {handle ? (
        <Grip>
          <SortHandle name={name} labels={labels} {...handle} />
        </Grip>
      ) : null}
      <CardName title={name}>{name}</CardName>
      <CardState title={reason ?? undefined}>
        <StatusIcon item={item} />
        <span>{status === 'failed' ? reason : statusText(item, labels)}</span>
      </CardState>
      <CardButtons>
        <FileButtons item={item} labels={labels} actions={actions} />
      </CardButtons>
    </Card>
  );
}
