import type { FormEvent, RefObject } from 'react';
import { Alert } from '../../../components/ui/Alert/Alert.tsx';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { Field } from '../../../components/ui/Field/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput/TextInput.tsx';
import type { LegalKey } from '../legal/legalText.ts';
import { CodeField } from './CodeField.tsx';
import { ConsentLine } from './ConsentLine.tsx';
import { Tick } from './ConsentLine.styles.ts';
import { AlertButton, Form, Keep, PhoneRule, Submit } from './SmsForm.styles.ts';
import type { SmsLogin } from './useSmsLogin.ts';

interface SmsFormProps {
  login: SmsLogin;
  phoneInput: RefObject<HTMLInputElement | null>;
  codeInput: RefObject<HTMLInputElement | null>;
  onRead: (document: LegalKey) => void;
}

/** Phone, code, consent: the whole way in. */
export function SmsForm({ login, phoneInput, codeInput, onRead }: SmsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.submit();
  };
  return (
    <Form noValidate onSubmit={submit} aria-label="验证码登录">
      {login.faults.form ? (
        <Alert
          tone="danger"
          action={
            login.faults.form.retry ? (
              <AlertButton type="button" onClick={login.retry}>
                重试
              </AlertButton>
            ) : null
          }
        >
          {login.faults.form.text}
        </Alert>
      ) : null}
      <Field label="手机号" error={login.faults.phone}>
        <TextInput
          ref={phoneInput}
          size="l"
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="请输入手机号"
          maxLength={20}
          prefix={
            <>
              +86
              <PhoneRule />
            </>
          }
          clearable
          value={login.phone}
          onValueChange={login.typePhone}
          onBlur={login.checkPhone}
        />
      </Field>
      <CodeField
        ref={codeInput}
        value={login.code}
        onChange={login.typeCode}
        waitS={login.waitS}
        asked={login.asked}
        sending={login.sending}
        onSend={login.send}
        error={login.faults.code ?? null}
        note={login.note}
      />
      <ConsentLine
        ticked={login.consent}
        onTick={login.setConsent}
        asking={login.asking}
        onAgree={login.agree}
        onDismiss={login.dismiss}
        onRead={onRead}
      />
      <Submit>
        <Button type="submit" variant="primary" size="l" block loading={login.busy} loadingText="登录中...">
          登录
        </Button>
      </Submit>
      <Keep>
        <Tick type="checkbox" checked={login.keep7d} onChange={(event) => login.setKeep7d(event.target.checked)} />
        <span>7天免登录</span>
      </Keep>
    </Form>
  );
}
