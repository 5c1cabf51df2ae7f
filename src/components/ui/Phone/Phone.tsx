import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { emptyText } from '../../../domain/dates.ts';
import { maskPhone } from '../../../domain/phone.ts';
import { Figure } from '../shared/Figure.styles.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { InnerButton } from '../TextInput/inputBox.styles.ts';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`;

const Key = styled(InnerButton)`
  margin: 0;
  @media (pointer: coarse) {
    &::after {
      inset: -12px;
    }
  }
`;

const Failed = styled.span`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
`;

export interface PhoneProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number, masked already (138****0001) or whole: it is masked here. null or '' for none. */
  number: string | null | undefined;
  /** Fetches the whole number; the server writes down who looked. Without it the number stays masked. */
  onReveal?: (() => Promise<string>) | undefined;
  /** Seconds the whole number stays in view. @default 30 */
  showSeconds?: number | undefined;
  /** Whose it is, for the button's name: 李婷. */
  owner?: string | undefined;
  /** @default '无' */
  empty?: string | undefined;
  /** @default '查看失败，请重试' */
  failedText?: string | undefined;
}

type Sight = { state: 'masked' | 'asking' | 'failed' } | { state: 'shown'; number: string };

/**
 * A phone number, masked: 138****0001. With `onReveal` an eye asks for the whole one, which hides itself again. Renders a
 * `<span>`; sets `data-state` (masked, asking, shown, failed).
 */
export function Phone({
  number,
  onReveal,
  showSeconds = 30,
  owner = '',
  empty = emptyText,
  failedText = '查看失败，请重试',
  ...rest
}: PhoneProps) {
  const [sight, setSight] = useState<Sight>({ state: 'masked' });
  const shown = sight.state === 'shown';
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setSight({ state: 'masked' }), showSeconds * 1000);
    return () => clearTimeout(timer);
  }, [shown, showSeconds]);

  if (!number) {
    return (
      <Frame {...rest}>
        <Figure data-empty="">{empty}</Figure>
      </Frame>
    );
  }
  const masked = number.includes('*') ? number : maskPhone(number);
  const press = () => {
    if (shown) return setSight({ state: 'masked' });
    if (!onReveal || sight.state === 'asking') return;
    setSight({ state: 'asking' });
    onReveal().then(
      (whole) => setSight({ state: 'shown', number: whole }),
      () => setSight({ state: 'failed' }),
    );
  };
  return (
    <Frame {...rest} data-state={sight.state}>
      <Figure aria-live="polite">{sight.state === 'shown' ? sight.number : masked}</Figure>
      {onReveal ? (
        <Key
          type="button"
          aria-label={`${shown ? '隐藏' : '查看'}${owner}完整手机号`}
          aria-busy={sight.state === 'asking' || undefined}
          onClick={press}
        >
          {sight.state === 'asking' ? (
            <Spinner size={14} />
          ) : shown ? (
            <EyeOff size={14} strokeWidth={1.75} aria-hidden />
          ) : (
            <Eye size={14} strokeWidth={1.75} aria-hidden />
          )}
        </Key>
      ) : null}
      {sight.state === 'failed' ? <Failed role="alert">{failedText}</Failed> : null}
    </Frame>
  );
}
