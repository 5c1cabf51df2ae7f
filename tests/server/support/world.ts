import type { Hono } from 'hono';
import {
  addressOf,
  checkUser,
  isWrite,
  loginBySms,
  sendAuthCode,
  type AnyEndpoint,
  type InputOf,
  type OutputOf,
} from 'jiaowu/contract';
import type { AppOptions } from '../../../server/src/app.ts';
import { addSeconds } from '../../../server/src/clock.ts';
import type { Db } from '../../../server/src/db/open.ts';
import type { LogLine } from '../../../server/src/http/log.ts';

/** What the server answered. */
export interface Reply<D = unknown> {
  code: number;
  msg: string;
  data: D;
}

/** Whom a call goes out for: its context fields. */
export interface Caller {
  uid?: string;
  token?: string;
  companyId?: string;
  mainCompanyId?: string;
  roleId?: string;
  stuId?: string;
}

export interface World {
  readonly app: Hono;
  readonly db: Db;
  /** Lines the server logged. */
  readonly log: LogLine[];
  /** Codes "sent", newest last. */
  readonly mail: { phone: string; code: string }[];
  now(): string;
  /** Moves the clock. */
  later(seconds: number): void;
  setNow(moment: string): void;
  /** Sends a call as it would travel; the body may be anything. */
  raw(endpoint: AnyEndpoint, body: Record<string, unknown>): Promise<Reply>;
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, as?: Caller, key?: string): Promise<Reply<OutputOf<E>>>;
  /** The data of a call that must succeed. */
  get<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, as?: Caller): Promise<OutputOf<E>>;
  /** Signs in by SMS, and chooses an identity where one is named. */
  signIn(
    phone: string,
    identity?: { companyId: string; roleId: string; stuId?: string },
  ): Promise<Required<Pick<Caller, 'uid' | 'token'>> & Caller>;
}

type Build = (parts: Pick<AppOptions, 'clock' | 'sms' | 'secret' | 'logger'>) => Hono;

/** Lists in a query are written with commas, anything else as JSON. */
const listText = (value: unknown) => (Array.isArray(value) ? value.join(',') : JSON.stringify(value));

export function createWorld(build: Build, db: Db, start = '2026-09-21 09:00:00'): World {
  let moment = start;
  const mail: World['mail'] = [];
  const log: LogLine[] = [];
  const app = build({
    clock: () => moment,
    secret: 'a secret of the tests',
    logger: (line) => void log.push(line),
    sms: {
      keepsMailbox: true,
      send: async ({ phone, code }) => void mail.push({ phone, code }),
    },
  });

  const raw: World['raw'] = async (endpoint, body) => {
    const url = new URL(addressOf(endpoint), 'http://localhost');
    let init: RequestInit = {};
    if (isWrite(endpoint)) {
      init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    } else {
      for (const [key, value] of Object.entries(body)) {
        if (value !== undefined) url.searchParams.set(key, typeof value === 'string' ? value : listText(value));
      }
    }
    const answer = await app.fetch(new Request(url, init));
    return (await answer.json()) as Reply;
  };

  const world: World = {
    app,
    db,
    log,
    mail,
    now: () => moment,
    later: (seconds) => {
      moment = addSeconds(moment, seconds);
    },
    setNow: (to) => {
      moment = to;
    },
    raw,
    async call(endpoint, input, as = {}, key) {
      const context = { ...as, ...(as.companyId ? { mainCompanyId: as.mainCompanyId ?? as.companyId } : {}) };
      const own = typeof input === 'object' && input !== null ? input : {};
      const body = { ...context, ...own, ...(key === undefined ? {} : { idempotencyKey: key }) };
      return (await raw(endpoint, body)) as Reply<OutputOf<typeof endpoint>>;
    },
    async get(endpoint, input, as) {
      const reply = await world.call(endpoint, input, as);
      if (reply.code === 0) return reply.data;
      const why = log.findLast(({ level }) => level === 'error')?.error ?? '';
      throw new Error(`${endpoint.path} answered ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)} ${why}`);
    },
    async signIn(phone, identity) {
      await world.get(sendAuthCode, { phone, type: 'login' });
      const authCode = mail.at(-1)?.code ?? '';
      const result = await world.get(loginBySms, { phone, authCode, type: 'login', companyId: '1', channel: 'pc' });
      world.later(61); // the next code for this phone may be asked for
      if (!identity) return result.userToken;
      await world.get(checkUser, identity, result.userToken);
      return { ...result.userToken, ...identity };
    },
  };
  return world;
}
