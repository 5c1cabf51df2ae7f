import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/Button/Button.tsx';
import { ButtonLink } from '../ui/Button/ButtonLink.tsx';
import { Foot, Standing } from './FormFooter.styles.ts';
import type { FormModel } from './formModel.ts';
import { FormStanding } from './FormStanding.tsx';

export interface FormFooterProps<V extends FieldValues> {
  form: FormModel<V>;
  /** Where 取消 leads; asked about where something is not saved. */
  cancelHref?: string | undefined;
  /** @default '保存' */
  saveLabel?: string | undefined;
  /** Why it cannot be saved yet, beside the button. */
  saveDisabledReason?: string | undefined;
  /** Between 取消 and 保存: 保存并继续. */
  actions?: ReactNode;
  /** At the left. Default: what is to mend, when the draft was kept, 有未保存的修改. */
  standing?: ReactNode;
  /** A column with an index stands beside the fields above. @default false */
  indexed?: boolean | undefined;
}

/** Stays at the foot of the page: how the form stands, and the ways on. Renders a `<footer>`. */
export function FormFooter<V extends FieldValues>({
  form,
  cancelHref,
  saveLabel = '保存',
  saveDisabledReason,
  actions,
  standing,
  indexed = false,
}: FormFooterProps<V>) {
  return (
    <Foot data-indexed={indexed ? '' : undefined}>
      <Standing>{standing ?? <FormStanding form={form} />}</Standing>
      {cancelHref !== undefined && <ButtonLink href={cancelHref}>取消</ButtonLink>}
      {actions}
      <Button
        type="submit"
        form={form.id}
        variant="primary"
        loading={form.busy}
        loadingText="保存中..."
        disabledReason={saveDisabledReason}
      >
        {form.lost ? '重试' : saveLabel}
      </Button>
    </Foot>
  );
}
