import { desc, eq } from 'drizzle-orm';
import { getDevMailbox, getLoginInfo, loginBySms, logout, phoneIsExist, sendAuthCode } from 'jiaowu/contract';
import { smsMail, userAccount } from '../db/schema/index.ts';
import { enter } from '../db/scope.ts';
import type { Tx } from '../db/open.ts';
import { accountDisabled, missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { expireInS, resendAfterS, sendCode, spendCode } from './codes.ts';
import { countAgainst } from './limits.ts';
import { loginInfoOf } from './loginInfo.ts';
import { endSession, openSession } from './sessions.ts';

/** The person of a phone, made on the first sign-in. @throws Refusal 103 */
async function userOf(tx: Tx, phone: string, consentVersion: string | null, now: string): Promise<string> {
  const [known] = await tx.select().from(userAccount).where(eq(userAccount.mobile, phone));
  if (known?.state === 'disabled') throw accountDisabled();
  if (known) {
    const consent = consentVersion === null ? {} : { consentVersion };
    await tx
      .update(userAccount)
      .set({ lastLoginAt: now, ...consent })
      .where(eq(userAccount.uid, known.uid));
    return known.uid;
  }
  const uid = newId();
  await tx.insert(userAccount).values({
    uid,
    mobile: phone,
    nickname: `用户${phone.slice(-4)}`,
    avatar: '',
    isStudent: false,
    canSaveImage: false,
    state: 'normal',
    consentVersion,
    createdAt: now,
    lastLoginAt: now,
  });
  return uid;
}

export const signInCalls = [
  serve(sendAuthCode, async ({ phone }, call) => {
    await sendCode(call, phone);
    return { resendAfterS, expireInS };
  }),

  serve(loginBySms, async (input, call) => {
    const { tx, now } = call;
    await spendCode(call, input.phone, input.authCode);
    const uid = await userOf(tx, input.phone, input.consentVersion ?? null, now);
    const { address, device } = call;
    const token = await openSession(tx, { uid, keep7d: input.keep7d, now, address, device });
    await enter(tx, { at: 'door', uid });
    return { ...(await loginInfoOf(tx, uid, now)), userToken: { token, uid } };
  }),

  serve(getLoginInfo, async (_, { tx, person, now }) => loginInfoOf(tx, person.uid, now)),

  serve(logout, async (_, { tx, fields, now }) => {
    await endSession(tx, fields.token, now);
    return {};
  }),

  serve(phoneIsExist, async ({ phone }, { tx, now, address }) => {
    await countAgainst(tx, `phoneIsExist:${address}`, { limit: 20, windowS: 3600, now });
    const found = await tx.select({ uid: userAccount.uid }).from(userAccount).where(eq(userAccount.mobile, phone));
    return { exist: found.length > 0 };
  }),

  serve(getDevMailbox, async (_, { tx, parts }) => {
    if (!parts.sms.keepsMailbox) throw missing();
    const list = await tx.select().from(smsMail).orderBy(desc(smsMail.seq)).limit(20);
    return { list: list.map(({ phone, code, text, at }) => ({ phone, code, text, at })) };
  }),
];
