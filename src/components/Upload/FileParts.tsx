import {
  CircleCheck,
  CircleX,
  Clock,
  File as FileIcon,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  GripVertical,
  type LucideIcon,
  Pause,
  Play,
  RotateCcw,
  Trash2,
  X,
} from 'lucide-react';
import { type ComponentProps, useCallback } from 'react';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import type { UploadLabels } from './labels.ts';
import type { QueueItem } from './queue.ts';
import { endingOf } from './restrictions.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const byEnding: Readonly<Record<string, LucideIcon>> = {
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  zip: FileArchive,
  rar: FileArchive,
  '7z': FileArchive,
  pdf: FileText,
  doc: FileText,
  docx: FileText,
  ppt: FileText,
  pptx: FileText,
  txt: FileText,
};
const byType: Readonly<Record<string, LucideIcon>> = { image: FileImage, video: FileVideo, audio: FileAudio };

export function KindIcon({ item, size = 16 }: { item: QueueItem; size?: number }) {
  const Icon = byType[item.type.split('/')[0] ?? ''] ?? byEnding[endingOf(item.name)] ?? FileIcon;
  return <Icon {...icon} size={size} />;
}

const byStatus: Partial<Record<QueueItem['status'], LucideIcon>> = {
  done: CircleCheck,
  failed: CircleX,
  waiting: Clock,
};

export function StatusIcon({ item }: { item: QueueItem }) {
  const Icon = byStatus[item.status];
  return Icon ? <Icon {...icon} size={14} /> : null;
}

export const percentOf = ({ sent, size }: QueueItem): number =>
  Math.min(99, Math.floor((sent / Math.max(1, size)) * 100));

/** The state in words: 上传中... 64%. */
export function statusText(item: QueueItem, labels: UploadLabels): string {
  switch (item.status) {
    case 'waiting':
      return labels.waiting;
    case 'sending':
      return `${labels.uploading} ${percentOf(item)}%`;
    case 'paused':
      return item.heldBy === 'offline' ? labels.pausedOffline : `${labels.pausedByUser} ${percentOf(item)}%`;
    case 'done':
      return item.existing ? labels.existing : labels.done;
    default:
      return labels.failed;
  }
}

export interface FileActions {
  pause: (id: string) => void;
  resume: (id: string) => void;
  retry: (id: string) => void;
  /** Cancels what is not done, removes what is. @param from the button, for the focus afterwards */
  remove: (id: string, from: HTMLElement) => void;
}

/** The buttons of a file. Pause, resume and retry share one place, so that the focus stays. */
export function FileButtons({
  item,
  labels,
  actions,
}: {
  item: QueueItem;
  labels: UploadLabels;
  actions: FileActions;
}) {
  const { id, name, status } = item;
  const main =
    status === 'failed'
      ? { label: labels.retry, Icon: RotateCcw, run: actions.retry }
      : status === 'paused'
        ? { label: labels.resume, Icon: Play, run: actions.resume }
        : { label: labels.pause, Icon: Pause, run: actions.pause };
  const over = status === 'done' || status === 'failed';
  return (
    <>
      {status === 'done' || item.heldBy === 'offline' ? null : (
        <IconButton
          key="main"
          size="s"
          label={`${main.label} ${name}`}
          tooltip={false}
          title={main.label}
          icon={<main.Icon {...icon} />}
          onClick={() => main.run(id)}
        />
      )}
      <IconButton
        key="remove"
        size="s"
        data-remove=""
        label={`${over ? labels.remove : labels.cancel} ${name}`}
        tooltip={false}
        title={over ? labels.remove : labels.cancel}
        icon={status === 'done' ? <Trash2 {...icon} /> : <X {...icon} />}
        onClick={(event) => actions.remove(id, event.currentTarget)}
      />
    </>
  );
}

type HandleProps = { name: string; labels: UploadLabels } & Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onKeyDown'
>;

/** What a file is dragged by; arrow keys move it too. */
export function SortHandle({ name, labels, ...rest }: HandleProps) {
  return (
    <IconButton
      {...rest}
      size="s"
      data-sort=""
      label={`${labels.sort} ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      tooltip={false}
      title={labels.sort}
      icon={<GripVertical {...icon} />}
    />
  );
}

/** A chosen picture before it has an address. */
export function LocalPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
