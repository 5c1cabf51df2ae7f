import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { FormModel } from './formModel.ts';
import { FormSummary } from './FormSummary.tsx';

export interface FormNoticesProps<V extends FieldValues> {
  form: FormModel<V>;
  /** 查看最新: offered after somebody else was faster (409). */
  onLatest?: (() => void) | undefined;
  /** Between the restored draft and what went wrong. */
  children?: ReactNode;
}

/** What has to be said above the fields: a restored draft, what is to be mended, why it was not saved. */
export function FormNotices<V extends FieldValues>({ form, onLatest, children }: FormNoticesProps<V>) {
  const { draft, failure, discard } = form;
  const raced = failure?.error.kind === 'raced';
  return (
    <>
      {draft.restored && (
        <Alert
          tone="info"
          action={
            <>
              <Button size="s" onClick={draft.keep}>
                保留
              </Button>
              <Button size="s" onClick={discard}>
                放弃
              </Button>
            </>
          }
        >
          已恢复未保存的内容
        </Alert>
      )}
      {children}
      <FormSummary form={form} />
      <FormFailure
        failure={failure}
        action={
          raced &&
          onLatest && (
            <Button size="s" onClick={onLatest}>
              查看最新
            </Button>
          )
        }
      />
    </>
  );
}
