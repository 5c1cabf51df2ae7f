import { useCallback, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../../api/ApiError.ts';
import { isTransport } from '../../../api/catalogue.ts';
import { sendAuthCode } from '../../../contract/login.ts';
import { maskPhone } from '../../../domain/phone.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useSessionActions } from '../../../kit/context.ts';
import { consentVersion } from '../legal/legalText.ts';
import type { Invitation } from './invitation.ts';
import { cleanPhone } from './phoneText.ts';
import { useResendTimer } from './useResendTimer.ts';

/** Where something went wrong, in the form's own words. */
interface Faults {
  phone?: string;
  code?: string;
  /** The way to the server failed, or something not of one field: told above the form, with 重试. */
  form?: { text: string; retry: 'send' | 'login' | null };
}

const badPhone = '请输入正确的手机号';

/** Under which field an error of the server belongs. */
function faultsOf(error: ApiError, act: 'send' | 'login'): Faults {
  const { phone, authCode } = error.fieldErrors;
  if (phone ?? authCode) return { ...(phone ? { phone } : {}), ...(authCode ? { code: authCode } : {}) };
  if (error.kind === 'refused' || error.kind === 'tooOften') return { code: error.text };
  // Told by the banner of the card.
  if (error.kind === 'loggedOut' || error.kind === 'cancelled') return {};
  return { form: { text: error.text, retry: isTransport(error.kind) ? act : null } };
}

/** Signing in by SMS: what is typed, what runs, what went wrong, and the acts of the form. */
export function useSmsLogin(invite: Invitation, onBusy: (busy: boolean) => void) {
  const actions = useSessionActions();
  const timer = useResendTimer();
  const sending = useAction(sendAuthCode);
  const [phone, setPhone] = useState(timer.waitS > 0 ? (timer.sent?.phone ?? '') : '');
  const [code, setCode] = useState('');
  const [keep7d, setKeep7d] = useState(false);
  const [consent, setConsent] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  // The state is of the last drawing; two presses may come between two drawings.
  const running = useRef(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);

  /** What was wrong with a field is being mended. */
  const forget = (field: 'phone' | 'code') =>
    setFaults((before) => {
      const after = { ...before };
      delete after[field];
      return after;
    });

  const refusePhone = () => {
    setFaults({ phone: badPhone });
    phoneInput.current?.focus();
  };

  const send = async () => {
    const to = cleanPhone(phone);
    if (to === '') return refusePhone();
    setFaults({});
    try {
      const { resendAfterS } = await sending.run({ phone: to, type: 'login' });
      timer.started(to, resendAfterS);
      codeInput.current?.focus();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFaults(faultsOf(error, 'send'));
      // Asked for elsewhere less than a minute ago: the wait holds here too.
      if (error.retryAfterS !== undefined && error.retryAfterS <= 60) timer.started(to, error.retryAfterS);
    }
  };

  const signIn = async (digits: string, agreed: boolean) => {
    if (running.current) return;
    const to = cleanPhone(phone);
    if (to === '') return refusePhone();
    if (digits.length !== 6) {
      setFaults({ code: '请输入 6 位验证码' });
      codeInput.current?.focus();
      return;
    }
    if (!agreed) return setAsking(true);
    running.current = true;
    setBusy(true);
    onBusy(true);
    setFaults({});
    try {
      await actions.loginBySms({ phone: to, authCode: digits, keep7d, consentVersion, ...invite });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const found = faultsOf(error, 'login');
      setFaults(found);
      if (found.code !== undefined) {
        setCode('');
        codeInput.current?.focus();
      }
    } finally {
      running.current = false;
      setBusy(false);
      onBusy(false);
    }
  };

  const typeCode = (digits: string) => {
    if (running.current) return;
    setCode(digits);
    if (digits !== '') forget('code');
    if (digits.length === 6 && code.length < 6) void signIn(digits, consent);
  };

  const dismiss = useCallback(() => setAsking(false), []);

  const login = {
    phone,
    code,
    keep7d,
    consent,
    asking,
    busy,
    faults,
    sending: sending.busy,
    waitS: timer.waitS,
    asked: timer.sent !== null && timer.sent.phone === cleanPhone(phone),
    /** Said under the code while one is on its way. */
    note: timer.waitS > 0 && timer.sent ? `验证码已发送至 ${maskPhone(timer.sent.phone)}，5 分钟内有效` : null,
    setKeep7d,
    setConsent,
    typePhone: (text: string) => {
      setPhone(text);
      forget('phone');
    },
    checkPhone: () => {
      if (phone !== '' && cleanPhone(phone) === '') setFaults({ phone: badPhone });
    },
    typeCode,
    send: () => void send(),
    submit: () => void signIn(code, consent),
    retry: () => void (faults.form?.retry === 'send' ? send() : signIn(code, consent)),
    agree: () => {
      setConsent(true);
      setAsking(false);
      void signIn(code, true);
    },
    dismiss,
    /** A code from the demo mailbox: fills both fields and goes on as if typed. */
    fill: (letter: { phone: string; code: string }) => {
      setPhone(letter.phone);
      setCode(letter.code);
      setFaults({});
      codeInput.current?.focus();
    },
  };
  return { login, phoneInput, codeInput };
}

export type SmsLogin = ReturnType<typeof useSmsLogin>['login'];
