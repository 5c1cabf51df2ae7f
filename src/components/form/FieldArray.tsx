import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  type Control,
  type FieldArray as RowOf,
  type FieldArrayPath,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from 'react-hook-form';
import { Button } from '../ui/Button/Button.tsx';
import type { FieldProps } from '../ui/Field/Field.tsx';
import { Heard, Root, Rows } from './FieldArray.styles.ts';
import { FieldArrayRow } from './FieldArrayRow.tsx';
import { useRowDrag } from './useRowDrag.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface FieldArrayRowFacts<Name extends string> {
  /** Path of the row, the beginning of its fields' names: `contacts.0`. */
  readonly name: `${Name}.${number}`;
  readonly index: number;
}

export interface FieldArrayProps<V extends FieldValues, Name extends FieldArrayPath<V>>
  extends Pick<FieldProps, 'help' | 'required' | 'aside' | 'className' | 'style'> {
  /** From `useEndpointForm` or `useSaveForm`. */
  form: { readonly control: Control<V> };
  /** Path of the list. Its items are objects. */
  name: Name;
  /** Above the rows. */
  label: string;
  /** For assistive technology only, where a heading over it says the same. @default false */
  labelHidden?: boolean | undefined;
  /** What one is called: 联系人 makes 联系人 1, 添加联系人. */
  item: string;
  /** A fresh row. */
  newRow: () => RowOf<V, Name>;
  /** @default 0 */
  min?: number | undefined;
  /** @default Infinity */
  max?: number | undefined;
  /** The order means something and can be changed. @default true */
  sortable?: boolean | undefined;
  /** Draws the fields of a row. */
  children: (row: FieldArrayRowFacts<Name>) => ReactNode;
}

/**
 * A list of rows in a form: add, remove, move by buttons, by the grip (drag, or arrows) and keep the focus near the work.
 * Renders a `Field` with a list in it; sets `data-form-field`.
 */
export function FieldArray<V extends FieldValues, Name extends FieldArrayPath<V>>({
  form,
  name,
  label,
  labelHidden = false,
  item,
  newRow,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  sortable = true,
  children,
  ...rest
}: FieldArrayProps<V, Name>) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name: name as FieldPath<V> & Name, exact: false });
  const fault = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusAfter = useRowFocus(list, add);
  const [said, setSaid] = useState('');
  const controlId = `${useId()}-control`;
  const count = fields.length;
  const titleOf = (index: number) => `${item} ${index + 1}`;

  const addRow = () => {
    focusAfter({ on: 'field', index: count });
    append(newRow(), { shouldFocus: false });
    setSaid(`已添加${titleOf(count)}`);
  };
  const removeRow = (index: number) => {
    focusAfter(count > 1 ? { on: 'remove', index: Math.min(index, count - 2) } : { on: 'add' });
    remove(index);
    setSaid(`已删除${titleOf(index)}，还有 ${count - 1} 项`);
  };
  const moveRow = (from: number, to: number, by: 'up' | 'down' | 'grip') => {
    focusAfter({ on: by, index: to });
    move(from, to);
    setSaid(`已移到第 ${to + 1} 位，共 ${count} 项`);
  };
  const drag = useRowDrag(list, (from, to) => moveRow(from, to, 'grip'));
  const keptReason = count <= min ? `至少保留 ${min} 项` : undefined;

  return (
    <Root
      {...rest}
      group
      label={label}
      controlId={controlId}
      error={fault?.root?.message ?? fault?.message}
      data-label-hidden={labelHidden ? '' : undefined}
      data-form-field={name}
      data-form-label={label}
      data-form-control={controlId}
    >
      <Rows ref={list} aria-label={label}>
        {fields.map((field, index) => (
          <FieldArrayRow
            key={field.id}
            index={index}
            count={count}
            name={titleOf(index)}
            sortable={sortable}
            keptReason={keptReason}
            carried={drag.carriedIndex === index}
            drop={drag.dropMark(index)}
            onMove={(to, by) => moveRow(index, to, by)}
            onRemove={() => removeRow(index)}
            onGrab={drag.start(index)}
          >
            {children({ name: `${name}.${index}`, index })}
          </FieldArrayRow>
        ))}
      </Rows>
      <Button
        ref={add}
        id={controlId}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        disabledReason={count >= max ? `最多 ${max} 项` : undefined}
        onClick={addRow}
      >
        添加{item}
      </Button>
      <Heard role="status">{said}</Heard>
    </Root>
  );
}
