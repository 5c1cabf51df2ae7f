import { hoursInWords as hoursText } from '../../../domain/money.ts';

/** `24 小时 10 分`, zero parts left out. */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} 小时` : '', rest > 0 || hours === 0 ? `${rest} 分` : ''].filter(Boolean).join(' ');
}

/** The sentences of conventions, section 7, as stored in roll lines. */
export const why = {
  present: (cost: number, k: number) => `到课，扣 ${hoursText(cost)} 课时（单次扣课时 ${hoursText(k)}）。`,
  late: (minutes: number, cost: number) => `迟到 ${minutes} 分钟，扣 ${hoursText(cost)} 课时（迟到只记标签）。`,
  early: (cost: number) => `早退，扣 ${hoursText(cost)} 课时（早退只记标签）。`,
  freeLeave: (minutes: number, used: number, quota: number, expireOn: string) =>
    `请假提前 ${spanText(minutes)}（要求 24 小时），本月第 ${used} 次（额度 ${quota} 次），不扣课时，补课权益 ${expireOn} 前有效。`,
  lateLeave: (minutes: number, cost: number) =>
    `请假提前 ${spanText(minutes)}，不足 24 小时，扣 ${hoursText(cost)} 课时。`,
  absent: (cost: number) => `未到，扣 ${hoursText(cost)} 课时，计违约课消。`,
  trial: () => '试听，不扣课时。',
  makeUpOfFree: (cost: number) => `补课：原课次请假未扣，本次扣 ${hoursText(cost)} 课时。`,
  makeUpOfCharged: (charged: number) => `补课：原课次已扣 ${hoursText(charged)} 课时，本次不扣。`,
  short: (need: number, available: number, owed: number) =>
    `课时不足：需 ${hoursText(need)}，可用 ${hoursText(available)}；扣 ${hoursText(available)}，欠 ${hoursText(owed)} 课时。`,
  manual: (reason: string, cost: number) => `手工扣课：${reason}，扣 ${hoursText(cost)} 课时。`,
  revoked: (cost: number) => `已撤销，退回 ${hoursText(cost)} 课时（原批次）`,
  suspended: (days: number, before: string, after: string) => `停课 ${days} 天，到期日 ${before} → ${after}`,
};
