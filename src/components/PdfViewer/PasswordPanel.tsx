import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PdfViewerLabels } from './labels.ts';
import { Card, Form } from './PasswordPanel.styles.ts';
import { Button } from './PdfViewer.styles.ts';

interface PasswordPanelProps {
  labels: PdfViewerLabels;
  /** The last password was not right. */
  wrong: boolean;
  submit: (password: string) => void;
  cancel: () => void;
}

/** Asks for the password of an encrypted document, over the empty stage. Renders a `<dialog>`. */
export function PasswordPanel({ labels, wrong, submit, cancel }: PasswordPanelProps) {
  const [password, setPassword] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') submit(password);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    cancel();
  };
  return (
    <Card open aria-labelledby={`${id}title`} onKeyDown={onKeyDown}>
      <Form onSubmit={onSubmit}>
        <h2 id={`${id}title`}>{labels.passwordTitle}</h2>
        <label htmlFor={id}>{labels.passwordField}</label>
        <input
          ref={input}
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}wrong` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {wrong && (
          <p role="alert" id={`${id}wrong`}>
            {labels.passwordWrong}
          </p>
        )}
        <footer>
          <Button type="button" data-look="plain" onClick={cancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" data-look="primary">
            {labels.passwordOpen}
          </Button>
        </footer>
      </Form>
    </Card>
  );
}
