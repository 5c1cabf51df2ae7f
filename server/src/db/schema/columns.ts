import { text } from 'drizzle-orm/pg-core';

/**
 * Whose row it is. Every table with this column is under row-level security, and it leads the primary key, so that
 * rows of one institution lie together (and a cluster can spread institutions over machines).
 */
export const companyId = () => text().notNull();

/** `YYYY-MM-DD`, the institution's wall clock: text, so that no driver ever moves it through a time zone. */
export const day = () => text();

/** `HH:mm`. */
export const hourMinute = () => text();

/** `YYYY-MM-DD HH:mm:ss`. */
export const moment = () => text();
