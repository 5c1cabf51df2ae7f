import { ilike, type Column, type SQL } from 'drizzle-orm';

/** `column` contains the text as it was typed: its % and _ are characters, not wildcards. */
export const contains = (column: Column, text: string): SQL => ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
