import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { FieldContext } from '../../ui/Field/fieldContext.ts';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { RichTextTexts } from '../richTextTexts.ts';
import { Line, LineError, LineLabel, LineRow } from './editor.styles.ts';

interface LineBarProps {
  label: string;
  placeholder: string;
  initial: string;
  texts: RichTextTexts;
  /** What is wrong with the words, or null. */
  check: (words: string) => string | null;
  onApply: (words: string) => void;
  onCancel: () => void;
  /** More buttons before 取消. */
  extra?: ReactNode;
}

/** One line to fill in under the tools: the address of a link, the words of a picture. Enter applies, Escape leaves. */
export function LineBar({ label, placeholder, initial, texts, check, onApply, onCancel, extra }: LineBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(initial);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const apply = () => {
    const fault = check(words);
    setWrong(fault);
    if (fault === null) onApply(words);
    else field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target === field.current) apply();
    else return;
    // Neither the form around submits, nor the dialog around closes.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldContext value={null}>
      <Line role="group" aria-label={label} onKeyDown={press}>
        <LineRow>
          <LineLabel htmlFor={`${id}-field`}>{label}</LineLabel>
          <TextInput
            ref={field}
            id={`${id}-field`}
            size="s"
            value={words}
            placeholder={placeholder}
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : `${id}-error`}
            onValueChange={(next) => {
              setWords(next);
              setWrong(null);
            }}
          />
          <Button size="s" variant="primary" onClick={apply}>
            {texts.apply}
          </Button>
          {extra}
          <Button size="s" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </LineRow>
        <div aria-live="polite">{wrong === null ? null : <LineError id={`${id}-error`}>{wrong}</LineError>}</div>
      </Line>
    </FieldContext>
  );
}
