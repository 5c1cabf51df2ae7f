import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFooter, type FormFooterProps } from './FormFooter.tsx';
import { FormIndex } from './FormIndex.tsx';
import { FormNotices } from './FormNotices.tsx';
import { Body, Head, Index, Page, Sheet } from './FormPage.styles.ts';
import { LeaveConfirm } from './LeaveConfirm.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface FormPageProps<V extends FieldValues>
  extends Omit<FormFooterProps<V>, 'indexed'>,
    Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** 查看最新: offered after somebody else was faster (409). */
  onLatest?: (() => void) | undefined;
  /** Between the notices and the fields' sections: a hint. */
  notices?: ReactNode;
  /** Lists the sections beside the fields. @default false */
  indexed?: boolean | undefined;
  /** What has not been saved, for the question before leaving: 排课. @default '填写的内容' */
  what?: string | undefined;
  /** Sections and fields. */
  children: ReactNode;
}

/**
 * A form as a page: title, fields at most 720 px wide, an index of its sections, a footer that stays in sight; asks before
 * it is left with something unsaved. Renders a `<div>` with a `<form>` and a `<footer>`.
 */
export function FormPage<V extends FieldValues>({
  form,
  title,
  description,
  cancelHref,
  saveLabel,
  saveDisabledReason,
  actions,
  standing,
  onLatest,
  notices,
  indexed = false,
  what,
  children,
  ...rest
}: FormPageProps<V>) {
  const guard = useLeaveGuard(form.unsaved, { onLeave: form.draft.write });
  return (
    <Sheet {...rest}>
      <Page form={form} aria-label={title} data-indexed={indexed ? '' : undefined}>
        <Head>
          <h1 tabIndex={-1}>{title}</h1>
          {description == null ? null : <p>{description}</p>}
        </Head>
        <Body>
          <FormNotices form={form} onLatest={onLatest}>
            {notices}
          </FormNotices>
          {children}
        </Body>
        {indexed && (
          <Index>
            <FormIndex form={form} />
          </Index>
        )}
      </Page>
      <FormFooter {...{ form, cancelHref, saveLabel, saveDisabledReason, actions, standing, indexed }} />
      <LeaveConfirm guard={guard} what={what} drafted={form.draft.kept} />
    </Sheet>
  );
}
