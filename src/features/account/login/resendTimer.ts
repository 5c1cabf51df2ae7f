/** When a code was sent, to whom. Kept in storage, so that the countdown survives a reload. */
export interface SentCode {
  phone: string;
  /** Milliseconds of this computer's own clock. */
  sentAt: number;
  /** The server's word on when the next may be asked for, in seconds. */
  resendAfterS: number;
}

/** Whole seconds until another code may be asked for; 0 when it may be now. A clock set back never prolongs the wait. */
export function secondsLeft(sent: SentCode | null, now: number): number {
  if (!sent) return 0;
  const passed = now - sent.sentAt;
  if (passed < 0) return 0;
  return Math.max(0, Math.ceil((sent.resendAfterS * 1000 - passed) / 1000));
}

/** What storage held, if it is a record of a sent code. */
export function readSentCode(text: string | null): SentCode | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    if (!('phone' in value && 'sentAt' in value && 'resendAfterS' in value)) return null;
    const { phone, sentAt, resendAfterS } = value;
    if (typeof phone !== 'string' || typeof sentAt !== 'number' || typeof resendAfterS !== 'number') return null;
    return { phone, sentAt, resendAfterS };
  } catch {
    return null;
  }
}
