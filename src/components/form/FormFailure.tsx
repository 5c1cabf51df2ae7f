import { type ReactNode, useEffect, useRef } from 'react';
import type { FormFailureFacts } from './formModel.ts';
import { Faults, Seen } from './FormNotices.styles.ts';

export interface FormFailureProps {
  /** Why the last try was not saved; null renders nothing. */
  failure: FormFailureFacts | null;
  /** At its right end: 查看最新 after somebody else was faster. */
  action?: ReactNode;
}

/**
 * Says why a form was not saved, in the words of the error catalogue, with every line of a refusal. Comes into view when
 * it appears. Renders an `Alert` (role alert), or nothing.
 */
export function FormFailure({ failure, action }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const { error, loose } = failure;
  const said = (text: string) => error.text.endsWith(text);
  const lines = [...new Set([...error.refusals.map(({ text }) => text), ...loose])].filter((text) => !said(text));
  return (
    <Seen ref={box} tone="danger" title={lines.length > 0 ? error.text : undefined} action={action}>
      {lines.length > 0 ? (
        <Faults>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Faults>
      ) : (
        error.text
      )}
    </Seen>
  );
}
