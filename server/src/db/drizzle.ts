import { createRequire } from 'node:module'

/**
 * The server loads drizzle-orm as CommonJS. For each ES module of a package, Node reads the
 * package.json again, which has 180 kB in drizzle-orm: ES modules took 0.9 s of a start's 1.6 s,
 * and CommonJS takes 0.1 s.
 */
const require = createRequire(import.meta.url)
const orm = require('drizzle-orm') as typeof import('drizzle-orm')
const columns = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const nodePostgres = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export const { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, sql } = orm
export const { Column, DrizzleQueryError, fillPlaceholders, getTableColumns, getTableName, is, SQL, Subquery } = orm
export const { alias, bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } = columns
export const { PgDialect, PgPreparedQuery } = columns
export const { drizzle, NodePgDatabase, NodePgSession, NodePgTransaction } = nodePostgres
export type SQL<Value = unknown> = import('drizzle-orm').SQL<Value>
export type SQLWrapper = import('drizzle-orm').SQLWrapper
export type Placeholder = import('drizzle-orm').Placeholder
export type Query = import('drizzle-orm').Query
export type NodePgDatabase<Schema extends Record<string, unknown>> =
  import('drizzle-orm/node-postgres').NodePgDatabase<Schema>
export type NodePgTransaction = import('drizzle-orm/node-postgres').NodePgTransaction<
  Record<string, never>,
  Record<string, never>
>
export type PreparedQueryConfig = import('drizzle-orm/pg-core').PreparedQueryConfig
export type SelectedFields = import('drizzle-orm/pg-core').SelectedFieldsOrdered
