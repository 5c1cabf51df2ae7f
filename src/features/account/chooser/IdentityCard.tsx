import { Check } from 'lucide-react';
import { Avatar } from '../../../components/ui/Avatar/Avatar.tsx';
import { Spinner } from '../../../components/ui/Spinner/Spinner.tsx';
import { Tag } from '../../../components/ui/Tag/Tag.tsx';
import type { Identity, StuTag } from '../../../domain/identityTypes.ts';
import type { ChooserCard } from './chooserGroups.ts';
import { Badges, CardButton, Institution, Key, Mark, Used, Words } from './ChooserPage.styles.ts';

const tagLabels: Readonly<Record<StuTag, string | null>> = { normal: null, shortTerm: '短期', longTerm: '长期' };

/** 家长 · 小雨, 学员 · 小雨, 校长,老师. */
export function hatOf({ isStudent, stuName, displayName }: Identity): string {
  if (stuName === null) return displayName;
  return `${isStudent ? '学员' : '家长'} · ${stuName}`;
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

interface IdentityCardProps extends ChooserCard {
  /** The identity in use. */
  current: boolean;
  /** It was pressed, its rights are being read. */
  busy: boolean;
  /** The chooser stands on it first. */
  focused: boolean;
  onChoose: (identity: Identity) => void;
}

/** One identity to choose; one that cannot be chosen stays readable and says why. */
export function IdentityCard({ identity, nested, hotkey, current, busy, focused, onChoose }: IdentityCardProps) {
  const { companyName, companyState, avatar, choosable, reason, stuType, stuTag, lastUsedAt } = identity;
  const tag = stuTag === null ? null : tagLabels[stuTag];
  return (
    <CardButton
      ref={focused ? focusOnce : undefined}
      type="button"
      aria-current={current ? 'true' : undefined}
      aria-disabled={choosable ? undefined : true}
      aria-busy={busy || undefined}
      aria-keyshortcuts={hotkey === null ? undefined : String(hotkey)}
      data-nested={nested ? '' : undefined}
      onClick={() => {
        if (choosable) onChoose(identity);
      }}
    >
      <Avatar
        name={companyName.slice(0, 2)}
        colorId={identity.companyId}
        src={avatar || undefined}
        size="l"
        decorative
      />
      <Words>
        <Institution>{companyName}</Institution>
        <Badges>
          <Tag tone={choosable ? 'brand' : 'neutral'}>{hatOf(identity)}</Tag>
          {identity.stuId !== null && stuType === 'vip' ? <Tag tone="success">在读</Tag> : null}
          {tag === null ? null : <Tag>{tag}</Tag>}
          {companyState === 'expired' ? <Tag tone="warning">已到期</Tag> : null}
          {choosable ? null : <Used>{reason ?? '不可用'}</Used>}
          {choosable && lastUsedAt !== null ? <Used>上次使用 {lastUsedAt.slice(5, 16)}</Used> : null}
        </Badges>
      </Words>
      {busy ? <Spinner /> : null}
      {current ? (
        <Mark>
          <Check size={16} strokeWidth={2} aria-label="当前身份" />
        </Mark>
      ) : null}
      {hotkey === null ? null : <Key aria-hidden>{hotkey}</Key>}
    </CardButton>
  );
}
