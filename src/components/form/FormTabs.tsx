import { type ReactNode, useRef, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Tabs, type TabsProps } from '../ui/Tabs/Tabs.tsx';
import { useReveal } from './reveal.ts';
import { useWrongFields } from './useWrongFields.ts';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 16px;
`;

/** Counts what is wrong, not what there is. */
const FaultTabs = styled(Tabs)`
  [role='tab'] > [data-tone] {
    background: var(--danger);
    color: var(--on-danger);
    font-weight: 600;
  }
` as typeof Tabs;

export interface FormTab<Value extends string = string> {
  value: Value;
  label: string;
  /** The fields of this tab. */
  content: ReactNode;
}

export interface FormTabsProps<V extends FieldValues, Value extends string = string>
  extends Omit<TabsProps<Value>, 'items' | 'value' | 'defaultValue' | 'onValueChange' | 'keepMounted'> {
  /** From `useEndpointForm` or `useSaveForm`. */
  form: { readonly control: Control<V>; readonly id: string };
  items: readonly FormTab<Value>[];
}

/**
 * Parts of a form in tabs: all stay on the page, so that hidden ones are checked too. A tab counts what is wrong in it and
 * opens by itself for the first wrong field. Renders `Tabs`.
 */
export function FormTabs<V extends FieldValues, Value extends string = string>({
  form,
  items,
  ...rest
}: FormTabsProps<V, Value>) {
  const [open, setOpen] = useState<Value | undefined>(items[0]?.value);
  const wrong = useWrongFields(form);
  const countIn = (value: Value) =>
    wrong.filter(({ field }) => field?.closest<HTMLElement>('[data-form-tab]')?.dataset['formTab'] === value).length;
  return (
    <FaultTabs<Value>
      {...rest}
      {...(open === undefined ? {} : { value: open })}
      onValueChange={setOpen}
      keepMounted
      items={items.map(({ value, label, content }) => ({
        value,
        label,
        count: countIn(value) || undefined,
        content: (
          <TabFields value={value} open={() => setOpen(value)}>
            {content}
          </TabFields>
        ),
      }))}
    />
  );
}

function TabFields({ value, open, children }: { value: string; open: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useReveal(box, open);
  return (
    <Panel ref={box} data-form-tab={value}>
      {children}
    </Panel>
  );
}
