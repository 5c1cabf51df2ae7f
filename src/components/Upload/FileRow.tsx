import { Progress } from '../ui/Progress/Progress.tsx';
import { bytesText, partText } from './bytes.ts';
import { FileButtons, KindIcon, percentOf, SortHandle, StatusIcon, statusText } from './FileParts.tsx';
import { Buttons, Line, Name, NameButton, NameLink, Note, Row, State, Under } from './FileRow.styles.ts';
import type { FileViewProps } from './fileView.ts';

/** One file in the list. Renders an `<li>`; sets `data-status`, `data-dragging`. */
export function FileRow({ item, labels, actions, handle, dragging, onPreview }: FileViewProps) {
  const { name, status, sent, size, speed, reason, file } = item;
  const going = status === 'sending' || status === 'paused';
  return (
    <Row data-upload-id={item.id} data-status={status} data-dragging={dragging ? '' : undefined}>
      {handle ? <SortHandle name={name} labels={labels} {...handle} /> : null}
      <KindIcon item={item} />
      <Line>
        {status === 'done' && onPreview ? (
          <NameButton type="button" title={name} aria-label={`${labels.view} ${name}`} onClick={onPreview}>
            {name}
          </NameButton>
        ) : status === 'done' && file?.url ? (
          <NameLink href={file.url} target="_blank" rel="noreferrer" title={name}>
            {name}
          </NameLink>
        ) : (
          <Name title={name}>{name}</Name>
        )}
        <State>
          <StatusIcon item={item} />
          {statusText(item, labels)}
        </State>
      </Line>
      <Buttons>
        <FileButtons item={item} labels={labels} actions={actions} />
      </Buttons>
      <Under>
        {going ? <Progress value={percentOf(item)} label={name} text={null} /> : null}
        <Note>
          <span>{status === 'failed' ? reason : going ? partText(sent, size) : bytesText(size)}</span>
          {status === 'sending' && speed > 0 ? <span>{bytesText(speed)}/s</span> : null}
        </Note>
      </Under>
    </Row>
  );
}
