import { Collapsible } from '@base-ui/react/collapsible';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { FormFrameContext } from './formContext.ts';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { About, Body, FoldHead, Head, Panel, Section, Trigger, TriggerWords } from './FormSection.styles.ts';
import { useReveal } from './reveal.ts';

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, and its name in the index. */
  title: string;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Can be folded; opens by itself for a wrong field in it. @default false */
  foldable?: boolean | undefined;
  /** A foldable one begins folded. @default false */
  defaultFolded?: boolean | undefined;
}

/**
 * A part of a form under a heading; the index of a long form lists it. Renders a `<section>` named by its title. What is
 * folded stays on the page, so that it is checked and found. Sets `data-foldable`.
 */
export function FormSection({
  title,
  description,
  foldable = false,
  defaultFolded = false,
  children,
  id: given,
  ref,
  ...rest
}: FormSectionProps) {
  const made = useId();
  const id = given ?? made;
  const titleId = `${id}-title`;
  const box = useRef<HTMLElement>(null);
  const setBox = useMergedRef(ref, box);
  const [open, setOpen] = useState(!(foldable && defaultFolded));
  const frame = use(FormFrameContext);
  useEffect(() => {
    if (box.current) return frame?.sections.add({ id, title, element: box.current });
    return undefined;
  }, [frame, id, title]);
  useReveal(box, () => setOpen(true));
  const about = description == null ? null : description;

  if (!foldable) {
    return (
      <Section {...rest} ref={setBox} id={id} aria-labelledby={titleId}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {about && <p>{about}</p>}
        </Head>
        <Body>{children}</Body>
      </Section>
    );
  }
  return (
    <Section {...rest} ref={setBox} id={id} aria-labelledby={titleId} data-foldable="">
      <Collapsible.Root open={open} onOpenChange={(next) => setOpen(next)}>
        <FoldHead>
          <h2>
            <Trigger>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              <TriggerWords>
                <span id={titleId}>{title}</span>
                {about && <About>{about}</About>}
              </TriggerWords>
            </Trigger>
          </h2>
        </FoldHead>
        <Panel keepMounted>
          <Body>{children}</Body>
        </Panel>
      </Collapsible.Root>
    </Section>
  );
}
