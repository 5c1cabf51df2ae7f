/** The words of the query builder, for code outside of this package that looks into the database (tests). */
export { eq, getTableName, sql } from 'drizzle-orm';
