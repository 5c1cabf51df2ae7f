import { type ComponentProps, type CSSProperties, useRef, useState } from 'react';
import type { StorageLike } from '../../session/storage.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Chooser } from './Chooser.tsx';
import type { CompressOptions } from './compressImage.ts';
import { FileCard } from './FileCard.tsx';
import { FileRow } from './FileRow.tsx';
import { defaultLabels, type UploadLabels } from './labels.ts';
import { finishedFiles, isOver } from './queue.ts';
import { filesChanged, heardOf, type UploadChangeReason } from './queueChanges.ts';
import { applyRules, fingerprintOf, type UploadRefusal, type UploadRules } from './restrictions.ts';
import { Summary } from './Summary.tsx';
import type { UploadedFile, Uploader } from './types.ts';
import { Cards, List, Quiet, Refused, Root } from './Upload.styles.ts';
import { useIncoming } from './useIncoming.ts';
import { useSort } from './useSort.ts';
import { useUploads } from './useUploads.ts';

export interface UploadProps
  extends UploadRules,
    Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The way to the server. */
  uploader: Uploader;
  /** What is uploaded: 上传课件. Names the group. */
  label: string;
  /** Controlled finished files; use with `onChange`. */
  value?: readonly UploadedFile[] | undefined;
  /** Files that are on the server already. @default none */
  defaultValue?: readonly UploadedFile[] | undefined;
  /** The finished files in the order of the list. */
  onChange?: ((files: readonly UploadedFile[], details: { reason: UploadChangeReason }) => void) | undefined;
  /** Something is still to be sent, or no longer: a form waits for it. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  /** Told which files were not taken; the user has been told, too. */
  onRefuse?: ((refused: readonly UploadRefusal[]) => void) | undefined;
  /** Opens a finished file (an ImageViewer); without it its name is a link. */
  onPreview?: ((file: UploadedFile, files: readonly UploadedFile[]) => void) | undefined;
  /** Files sent at once; read once. @default 3 */
  concurrency?: number | undefined;
  /** @default 'list' */
  view?: 'list' | 'cards' | undefined;
  /** Adds 选择文件夹. Folders may always be dropped. @default false */
  folder?: boolean | undefined;
  /** The order can be changed by a handle. @default false */
  sortable?: boolean | undefined;
  /** Makes pictures smaller before they are sent. @default false */
  compress?: CompressOptions | false | undefined;
  /** Where ids of unfinished uploads are kept; read once. @default localStorage */
  memory?: StorageLike | undefined;
  /** Monotonic clock, ms, for the speed; read once. @default performance.now */
  now?: (() => number) | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** In place of the line that tells what may be uploaded. */
  hint?: string | undefined;
  labels?: Partial<UploadLabels> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Uploads files in parts: chosen, dropped (folders too) or pasted; paused, tried again, and after a reload continued when
 * the same file is chosen. Renders a `<div role="group">`; sets `data-view`.
 */
export function Upload({
  uploader,
  label,
  value,
  defaultValue,
  onChange,
  onBusyChange,
  onRefuse,
  onPreview,
  concurrency,
  view = 'list',
  folder = false,
  sortable = false,
  compress,
  memory,
  now,
  disabled = false,
  hint,
  labels,
  accept,
  maxBytes,
  maxCount,
  quota,
  ref,
  ...rest
}: UploadProps) {
  const words = { ...defaultLabels, ...labels };
  const rules: UploadRules = { accept, maxBytes, maxCount, quota };
  const root = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, root);
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [heard, setHeard] = useState('');
  const [refused, setRefused] = useState<readonly UploadRefusal[]>([]);
  const [initial] = useState(defaultValue);
  const { uploads, queue } = useUploads({
    uploader,
    concurrency,
    compress,
    memory,
    now,
    files: value ?? initial,
    failedText: words.failedReason,
    onQueue: (before, after) => {
      const text = heardOf(before, after, words);
      if (text !== null) setHeard(text);
      const change = filesChanged(finishedFiles(before), after);
      if (change) onChange?.(change.files, { reason: change.reason });
      const [was, is] = [before, after].map(({ items }) => items.some((item) => !isOver(item)));
      if (was !== is) onBusyChange?.(is === true);
    },
  });
  const items = queue.items.filter(({ status }) => status !== 'cancelled');
  const full = maxCount !== undefined && items.length >= maxCount;

  const add = (files: readonly File[]) => {
    const known = items.flatMap(({ id }) => uploads.fileOf(id) ?? []).map(fingerprintOf);
    const fresh = items.filter(({ status, run }) => !(status === 'done' && run === 0));
    const pendingBytes = fresh.reduce((sum, { size }) => sum + size, 0);
    const judged = applyRules(files, rules, { count: items.length, pendingBytes, known: new Set(known) });
    setRefused(judged.refused);
    if (judged.refused.length > 0) onRefuse?.(judged.refused);
    if (judged.taken.length > 0) uploads.add(judged.taken);
  };
  const over = useIncoming(root, disabled ? null : add);

  const move = (id: string, to: number) => {
    // Cancelled files keep a place in the queue that nobody sees.
    const at = queue.items.findIndex((item) => item.id === items[to]?.id);
    uploads.tell({ type: 'move', id, to: at });
    const name = items.find((item) => item.id === id)?.name ?? '';
    setHeard(words.heard.moved(name, to + 1, items.length));
  };
  const { dragged, handle } = useSort(
    list,
    items.map(({ id }) => id),
    move,
  );
  const remove = (id: string, from: HTMLElement) => {
    const row = from.closest('[data-upload-id]');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const done = queue.items.find((item) => item.id === id)?.status;
    uploads.tell({ type: done === 'done' || done === 'failed' ? 'remove' : 'cancel', id });
    // The focus goes to the neighbour, not to the top of the page.
    requestAnimationFrame(() => (next?.querySelector<HTMLElement>('[data-remove]') ?? choose.current)?.focus());
  };
  const actions = {
    pause: (id: string) => uploads.tell({ type: 'pause', id }),
    resume: (id: string) => uploads.tell({ type: 'resume', id }),
    retry: (id: string) => uploads.tell({ type: 'retry', id }),
    remove,
  };

  const File = view === 'cards' ? FileCard : FileRow;
  const shown = items.map((item) => {
    const { file } = item;
    return (
      <File
        key={item.id}
        item={item}
        chosen={uploads.fileOf(item.id)}
        labels={words}
        actions={actions}
        handle={sortable && !disabled && items.length > 1 ? handle(item.id) : undefined}
        dragging={dragged === item.id}
        onPreview={onPreview && file ? () => onPreview(file, finishedFiles(queue)) : undefined}
      />
    );
  });
  const chooser = (
    <Chooser
      view={view}
      rules={rules}
      hint={hint}
      folder={folder}
      blocked={full ? words.full(maxCount) : null}
      disabled={disabled}
      over={over}
      label={label}
      labels={words}
      buttonRef={choose}
      onFiles={add}
    />
  );
  return (
    <Root {...rest} ref={setRef} role="group" aria-label={label} data-view={view}>
      {view === 'list' ? chooser : null}
      {refused.length > 0 ? (
        <Alert tone="danger" title={words.refused(refused.length)} onClose={() => setRefused([])}>
          <Refused>
            {refused.map(({ name, reason }, at) => (
              <li key={`${at} ${name}`}>{`${name}：${reason}`}</li>
            ))}
          </Refused>
        </Alert>
      ) : null}
      <Summary queue={queue} uploads={uploads} labels={words} name={label} />
      {view === 'cards' ? (
        <Cards>
          {shown.length > 0 ? <ul ref={list}>{shown}</ul> : null}
          {chooser}
        </Cards>
      ) : shown.length > 0 ? (
        <List ref={list} data-dragging={dragged === null ? undefined : ''}>
          {shown}
        </List>
      ) : null}
      <Quiet role="status">{heard}</Quiet>
    </Root>
  );
}
