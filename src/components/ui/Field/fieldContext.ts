import { createContext, use } from 'react';

/** What a Field tells the control inside it. */
export interface FieldState {
  controlId: string;
  labelId: string;
  /** ids of the help and the error, or undefined. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Attributes by which a control names and describes itself; its own win over the Field's. */
export interface FieldWiring {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
  disabled?: boolean | undefined;
}

export interface WiredControl {
  id: string | undefined;
  labelId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

/** Joins what the control was given with what the Field around it says. */
export function useFieldWiring(own: FieldWiring): WiredControl {
  const field = use(FieldContext);
  const named = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined;
  const said = own['aria-invalid'];
  return {
    id: own.id ?? field?.controlId,
    labelId: own['aria-labelledby'] ?? (named ? undefined : field?.labelId),
    describedBy: [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    invalid: said === undefined ? (field?.invalid ?? false) : said !== false && said !== 'false',
    required: own['aria-required'] === true || own['aria-required'] === 'true' || (field?.required ?? false),
    disabled: own.disabled ?? field?.disabled ?? false,
  };
}
