import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { type LegalKey, legalTitles } from '../legal/legalText.ts';
import { Bubble, DocumentButton, Line, Tick } from './ConsentLine.styles.ts';

const documents: readonly LegalKey[] = ['terms', 'privacy', 'child'];

interface ConsentLineProps {
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  /** The bubble stands open: a sign-in was asked for without the tick. */
  asking: boolean;
  onAgree: () => void;
  onDismiss: () => void;
  onRead: (document: LegalKey) => void;
}

/** 我已阅读并同意…: never ticked beforehand; the three texts open beside it. */
export function ConsentLine({ ticked, onTick, asking, onAgree, onDismiss, onRead }: ConsentLineProps) {
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  return (
    <Line ref={line}>
      <Tick id={id} type="checkbox" checked={ticked} onChange={(event) => onTick(event.target.checked)} />
      <span>
        <label htmlFor={id}>我已阅读并同意</label>
        {documents.map((key) => (
          <DocumentButton key={key} type="button" onClick={() => onRead(key)}>
            《{legalTitles[key]}》
          </DocumentButton>
        ))}
      </span>
      {asking ? <ConsentBubble line={line} onAgree={onAgree} onDismiss={onDismiss} /> : null}
    </Line>
  );
}

interface ConsentBubbleProps extends Pick<ConsentLineProps, 'onAgree' | 'onDismiss'> {
  /** Presses inside the line do not close the bubble. */
  line: RefObject<HTMLDivElement | null>;
}

function ConsentBubble({ line, onAgree, onDismiss }: ConsentBubbleProps) {
  const id = useId();
  const agree = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    agree.current?.focus();
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !line.current?.contains(event.target)) onDismiss();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [line, onDismiss]);

  return (
    <Bubble role="alertdialog" aria-labelledby={id}>
      <span id={id}>请先阅读并同意协议</span>
      <Button ref={agree} variant="primary" size="s" onClick={onAgree}>
        同意并继续
      </Button>
    </Bubble>
  );
}
