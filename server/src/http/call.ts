import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Sms } from '../sms/sms.ts';
import type { Storage } from '../storage/storage.ts';
import type { ContextFields } from './input.ts';
import type { Logger } from './log.ts';

/** What an app is made of; all of it can be replaced by a host or a test. */
export interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sms: Sms;
  readonly storage: Storage;
  /** Signs tickets and codes; the same for all servers of an installation. */
  readonly secret: string;
  readonly logger: Logger;
}

/** Who is signed in. */
export interface Person {
  readonly uid: string;
  readonly tokenHash: string;
}

/** As whom: the post or role named by companyId and roleId, with what it may do. Rights come from the database only. */
export interface Post {
  readonly companyId: string;
  readonly mainCompanyId: string;
  readonly roleId: string;
  readonly stuId: string | null;
  /** companyId-roleId[-stuId] */
  readonly ids: string;
  /** Name as colleagues read it. */
  readonly name: string;
  /** All roles of the identity, for employees; else only the one chosen. */
  readonly roleIds: readonly string[];
  readonly employee: boolean;
  readonly auth: Readonly<Record<string, boolean>>;
  readonly dataScopes: Readonly<Record<string, 'own' | 'class' | 'campus' | 'company'>>;
  /** Campuses this post may look into. */
  readonly campusIds: readonly string[];
}

/** One call being answered: its transaction, its moment, its caller. */
export interface Call {
  readonly parts: Parts;
  readonly tx: Tx;
  /** Moment of the call, `YYYY-MM-DD HH:mm:ss`; one for the whole call. */
  readonly now: string;
  readonly requestId: string;
  readonly address: string;
  readonly device: string;
  readonly fields: ContextFields;
  /** @throws Error where the endpoint is `public`. */
  readonly person: Person;
  /** @throws Error where the endpoint needs no identity. */
  readonly post: Post;
  /** Runs when the transaction has been committed, and only then. */
  afterCommit(run: () => Promise<void> | void): void;
}
