import { CloudUpload, FolderUp, Plus } from 'lucide-react';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import type { UploadLabels } from './labels.ts';
import { rulesText, type UploadRules } from './restrictions.ts';
import { AddCard, Hint, Zone, ZoneBox, ZoneText } from './Upload.styles.ts';

/** Not in the types of React. */
const wholeFolder = { webkitdirectory: '' };

interface ChooserProps {
  view: 'list' | 'cards';
  rules: UploadRules;
  hint: string | undefined;
  folder: boolean;
  /** Why nothing can be added now. */
  blocked: string | null;
  disabled: boolean;
  over: boolean;
  label: string;
  labels: UploadLabels;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen: a wide field to drop on, or a card among the cards. */
export function Chooser(props: ChooserProps) {
  const { view, rules, hint, folder, blocked, disabled, over, label, labels, buttonRef, onFiles } = props;
  const hintId = useId();
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);
  const off = disabled || blocked !== null;
  const text = blocked ?? (over ? labels.letGo : labels.choose);
  const under = hint ?? rulesText(rules);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  const input = {
    type: 'file',
    hidden: true,
    multiple: rules.maxCount !== 1,
    onChange: take,
  } as const;
  const accept = rules.accept?.map((ending) => `.${ending}`).join(',');
  const zone = {
    ref: buttonRef,
    type: 'button',
    disabled: off,
    'data-over': over ? '' : undefined,
    'aria-describedby': under === '' ? undefined : hintId,
    onClick: () => files.current?.click(),
  } as const;
  const hidden = (
    <>
      <input {...input} ref={files} accept={accept} aria-label={`${label}：${labels.choose}`} />
      {folder ? (
        <input {...input} {...wholeFolder} ref={folders} aria-label={`${label}：${labels.chooseFolder}`} />
      ) : null}
    </>
  );
  if (view === 'cards') {
    return (
      <AddCard>
        <Zone {...zone} data-card="" aria-label={`${label}：${text}`}>
          <Plus size={24} strokeWidth={1.75} aria-hidden />
          <ZoneText aria-hidden>{over ? labels.letGo : (blocked ?? label)}</ZoneText>
        </Zone>
        {hidden}
        {under === '' ? null : <Hint id={hintId}>{under}</Hint>}
      </AddCard>
    );
  }
  return (
    <ZoneBox>
      <Zone {...zone}>
        <CloudUpload size={24} strokeWidth={1.75} aria-hidden />
        <ZoneText>{text}</ZoneText>
        {under === '' ? null : <Hint id={hintId}>{under}</Hint>}
      </Zone>
      {hidden}
      {folder ? (
        <Button
          size="s"
          disabled={off}
          icon={<FolderUp size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => folders.current?.click()}
        >
          {labels.chooseFolder}
        </Button>
      ) : null}
    </ZoneBox>
  );
}
