import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card, Count, Keys, Light, Positioner, Text, Title, Veil } from './Guide.styles.ts';
import { type GuideStep, stepFrom, targetOf } from './guideSteps.ts';
import { useBox } from './useBox.ts';

export interface GuideProps {
  open: boolean;
  /** What to show, in order; a step whose target is not on the page is left out. */
  steps: readonly GuideStep[];
  /** `finish`: all was seen; `skip`: 跳过 or Escape. */
  onClose: (details: { reason: 'finish' | 'skip' }) => void;
}

/**
 * Shows a newcomer round: lights one place of the page after the other and says what it is for. Renders a
 * `<div role="dialog">` in a portal; ← and → go back and on, Escape skips the rest.
 */
export function Guide({ open, steps, onClose }: GuideProps) {
  return open ? <Tour steps={steps} onClose={onClose} /> : null;
}

const margin = 4;
const inset = 2;

const isThere = (step: GuideStep) => targetOf(step, document) !== null;

function Tour({ steps, onClose }: Omit<GuideProps, 'open'>) {
  const [at, setAt] = useState(() => stepFrom(steps, 0, 1, isThere));
  const next = useRef<HTMLButtonElement>(null);
  const step = at === null ? undefined : steps[at];
  const target = step ? targetOf(step, document) : null;
  const box = useBox(target);
  useEffect(() => {
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target]);

  if (!step || at === null || !box) return null;
  const before = stepFrom(steps, at - 1, -1, isThere);
  const after = stepFrom(steps, at + 1, 1, isThere);
  const forward = () => (after === null ? onClose({ reason: 'finish' }) : setAt(after));
  const there = steps.filter(isThere);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') forward();
    else if (event.key === 'ArrowLeft' && before !== null) setAt(before);
    else return;
    event.preventDefault();
  };

  // Inside the window, or the ring of something at its edge would be cut off.
  const left = Math.max(inset, box.left - margin);
  const top = Math.max(inset, box.top - margin);
  const light = {
    left,
    top,
    width: Math.min(window.innerWidth - inset, box.left + box.width + margin) - left,
    height: Math.min(window.innerHeight - inset, box.top + box.height + margin) - top,
  };
  return (
    <>
      {createPortal(
        <Veil className={rootClass}>
          <Light style={light} />
        </Veil>,
        document.body,
      )}
      <Popover.Root
        open
        modal="trap-focus"
        onOpenChange={(_, { reason }) => {
          if (reason === 'escape-key' || reason === 'close-press') onClose({ reason: 'skip' });
        }}
      >
        <Popover.Portal className={rootClass}>
          <Positioner anchor={target} side="bottom" align="start" sideOffset={12} collisionPadding={8}>
            <Card initialFocus={next} onKeyDown={press}>
              <div aria-live="polite">
                <Title>{step.title}</Title>
                <Text>{step.text}</Text>
              </div>
              <Keys>
                <Count aria-label={`第 ${there.indexOf(step) + 1} 步，共 ${there.length} 步`}>
                  {there.indexOf(step) + 1} / {there.length}
                </Count>
                {after === null ? null : <Popover.Close render={<Button variant="quiet">跳过</Button>} />}
                {before === null ? null : <Button onClick={() => setAt(before)}>上一步</Button>}
                <Button ref={next} variant="primary" onClick={forward}>
                  {after === null ? '完成' : '下一步'}
                </Button>
              </Keys>
            </Card>
          </Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
