import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { addSeconds, secondsBetween } from '../clock.ts';
import { smsCode, smsMail } from '../db/schema/index.ts';
import { lockFor } from '../db/scope.ts';
import type { Call } from '../http/call.ts';
import { refused, tooOften } from '../http/refusal.ts';
import { hmac, newCode, newId, sameText } from '../ids.ts';
import { countAgainst } from './limits.ts';

export const resendAfterS = 60;
export const expireInS = 300;
const triesAllowed = 5;
const perHour = 5;
const perDay = 10;
/** Codes an address may ask for in an hour, whatever the phones: a school's whole staff may sit behind one. */
const perAddressHour = 30;
const mailboxSize = 20;

const spentText = '验证码已失效，请重新获取';

async function checkLimits({ tx, now, address }: Call, phone: string): Promise<void> {
  const sent = await tx
    .select({ at: smsCode.sentAt })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), gt(smsCode.sentAt, addSeconds(now, -86_400))))
    .orderBy(desc(smsCode.sentAt));
  const today = now.slice(0, 10);
  if (sent.filter(({ at }) => at.startsWith(today)).length >= perDay) {
    const untilMidnight = 86_400 - secondsBetween(`${today} 00:00:00`, now);
    throw tooOften(untilMidnight, `今日验证码次数已达上限（${perDay}次）`);
  }
  const ages = sent.map(({ at }) => secondsBetween(at, now));
  const [newest] = ages;
  const ofHour = ages[perHour - 1];
  if (newest !== undefined && newest < resendAfterS) throw tooOften(resendAfterS - newest);
  if (ofHour !== undefined && ofHour < 3600) throw tooOften(3600 - ofHour);
  await countAgainst(tx, `authcode:${address}`, { limit: perAddressHour, windowS: 3600, now });
}

/** Makes a code for a phone and sends it once it is safely written down. @throws Refusal 429 */
export async function sendCode(call: Call, phone: string): Promise<void> {
  const { tx, now, parts } = call;
  await lockFor(tx, [`authcode:${phone}`]);
  await checkLimits(call, phone);
  await tx.delete(smsCode).where(lt(smsCode.sentAt, addSeconds(now, -2 * 86_400)));
  const code = newCode();
  // Only the newest code of a phone is good.
  await tx
    .update(smsCode)
    .set({ spent: true })
    .where(and(eq(smsCode.phone, phone), eq(smsCode.spent, false)));
  await tx.insert(smsCode).values({
    id: newId(),
    phone,
    address: call.address,
    codeHash: hmac(parts.secret, `code:${phone}:${code}`),
    sentAt: now,
    expireAt: addSeconds(now, expireInS),
    tries: 0,
    spent: false,
  });
  const text = `【教务】验证码 ${code}，5 分钟内有效。请勿告诉他人。`;
  if (parts.sms.keepsMailbox) {
    await tx.insert(smsMail).values({ id: newId(), phone, code, text, at: now });
    await tx.execute(
      sql`delete from sms_mail where id not in (select id from sms_mail order by seq desc limit ${mailboxSize})`,
    );
  }
  call.afterCommit(() => parts.sms.send({ phone, code, text }));
}

/**
 * Spends a code: it is good once. A wrong try is counted although the call is refused.
 * @throws Refusal 422
 */
export async function spendCode({ tx, now, parts }: Call, phone: string, code: string): Promise<void> {
  await lockFor(tx, [`authcode:${phone}`]);
  const [row] = await tx
    .select()
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.spent, false)))
    .orderBy(desc(smsCode.sentAt))
    .limit(1);
  if (!row || row.expireAt <= now || row.tries >= triesAllowed) throw refused('authCode', spentText);
  if (!sameText(row.codeHash, hmac(parts.secret, `code:${phone}:${code}`))) {
    const tries = row.tries + 1;
    await tx.update(smsCode).set({ tries }).where(eq(smsCode.id, row.id));
    const left = triesAllowed - tries;
    const text = left > 0 ? `验证码错误，还可尝试 ${left} 次` : spentText;
    throw refused('authCode', [{ text, field: 'authCode' }], { keep: true });
  }
  await tx.update(smsCode).set({ spent: true }).where(eq(smsCode.id, row.id));
}
