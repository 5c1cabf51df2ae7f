import { hmac, sameText } from '../ids.ts';

/** What a ticket opens: one file of one institution, until a moment. Nothing else, and no session. */
export interface Ticket {
  companyId: string;
  fileId: string;
  readId: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  until: string;
}

const separator = '|';

/** The ticket as text for an address: what it opens, and a signature over it. */
export function sealTicket(secret: string, { companyId, fileId, readId, until }: Ticket): string {
  const content = Buffer.from([companyId, fileId, readId, until].join(separator)).toString('base64url');
  return `${content}.${hmac(secret, `file:${content}`)}`;
}

/** What a ticket opens; null when it was not made here or its time is over. */
export function openTicket(secret: string, text: string, now: string): Ticket | null {
  const [content = '', signature = ''] = text.split('.');
  if (!sameText(signature, hmac(secret, `file:${content}`))) return null;
  const [companyId, fileId, readId, until] = Buffer.from(content, 'base64url').toString().split(separator);
  if (!companyId || !fileId || !readId || !until || until <= now) return null;
  return { companyId, fileId, readId, until };
}
