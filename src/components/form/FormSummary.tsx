import type { MouseEvent } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Places } from './FormNotices.styles.ts';
import { revealField, type WrongField } from './reveal.ts';
import { useWrongFields } from './useWrongFields.ts';

export interface FormSummaryProps<V extends FieldValues> {
  form: { readonly control: Control<V>; readonly id: string };
  /** Names the wrong fields with links to them, up to so many. @default 12 */
  links?: number | undefined;
}

/**
 * Counts what keeps a form from being saved and leads to each: 请检查填写内容，还有 3 处需要修改. Goes when all is mended.
 * Renders an `Alert` (role alert), or nothing.
 */
export function FormSummary<V extends FieldValues>({ form, links = 12 }: FormSummaryProps<V>) {
  const wrong = useWrongFields(form);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="danger">
      <div>请检查填写内容，还有 {wrong.length} 处需要修改</div>
      {links > 0 && (
        <Places>
          {wrong.slice(0, links).map((one) => (
            <li key={one.name}>
              <FaultPlace fault={one} />
            </li>
          ))}
          {wrong.length > links && <li>等</li>}
        </Places>
      )}
    </Alert>
  );
}

/** Where it is; what is wrong stands there. Only what has no place on the page is said here. */
function FaultPlace({ fault: { field, label, message } }: { fault: WrongField }) {
  if (!field) return message;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    revealField(field);
  };
  return (
    <a href={`#${field.dataset['formControl'] ?? ''}`} onClick={show}>
      {label || message}
    </a>
  );
}
