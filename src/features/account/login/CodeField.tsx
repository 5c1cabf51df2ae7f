import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Box, Cell, Cells, Digits, Frame, Note, Resend, Top } from './CodeField.styles.ts';

const places = [0, 1, 2, 3, 4, 5];

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onChange: (digits: string) => void;
  /** Seconds until another code may be asked for. */
  waitS: number;
  /** A code was asked for before: the button then reads 重新获取. */
  asked: boolean;
  sending: boolean;
  onSend: () => void;
  error: string | null;
  note: string | null;
}

/** The 6-digit code with the button that asks for one. A code a phone offers or one pasted fills it at once. */
export function CodeField({ ref, value, onChange, waitS, asked, sending, onSend, error, note }: CodeFieldProps) {
  const id = useId();
  const waiting = waitS > 0 || sending;
  const words = waitS > 0 ? `重新获取(${waitS}s)` : asked ? '重新获取' : '获取验证码';
  return (
    <Frame>
      <Top>
        <label htmlFor={id}>验证码</label>
      </Top>
      <Box data-invalid={error ? '' : undefined}>
        <Digits
          ref={ref}
          id={id}
          name="authCode"
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="6 位数字"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <Cells aria-hidden>
          {places.map((place) => (
            <Cell key={place} data-next={place === Math.min(value.length, 5) ? '' : undefined}>
              {value[place]}
            </Cell>
          ))}
        </Cells>
      </Box>
      <Resend type="button" aria-disabled={waiting || undefined} onClick={waiting ? undefined : onSend}>
        {words}
      </Resend>
      <Note id={`${id}-note`} role="status" data-error={error ? '' : undefined}>
        {error ? <CircleAlert size={12} strokeWidth={2} aria-hidden /> : null}
        {error ?? note}
      </Note>
    </Frame>
  );
}
