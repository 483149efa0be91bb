import type { UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type SqlRunner, type Transaction } from '../../db/database.ts'
import { and, asc, eq, lt, sql } from '../../db/drizzle.ts'
import { revocations, statusLists, statusPlaces } from '../../db/schema/attestations.ts'
import type { RevocationRow } from '../revocations/service.ts'

export type StatusPlace = { statusList: number; statusIndex: number }

const isAtPlace = and(
  eq(revocations.statusList, statusLists.id),
  eq(revocations.statusIndex, sql.placeholder('statusIndex')),
)
const statements = preparedOnce((db) => ({
  findEntry: db
    .select({ revocation: revocations })
    .from(statusLists)
    .leftJoin(revocations, isAtPlace)
    .where(eq(statusLists.id, sql.placeholder('statusList')))
    .prepare('find_status_entry'),
}))

/** Returns null for a place without a revocation. Returns undefined if the list does not exist. */
export async function findEntry(db: Database, place: StatusPlace): Promise<RevocationRow | null | undefined> {
  if (place.statusList > mostLists) return undefined
  const [entry] = await statements(db).findEntry.execute(place)
  return entry?.revocation
}

/** This is the highest number of the column's type. PostgreSQL would refuse a higher number. */
const mostLists = 0x7fffffff

export async function isStatusList(db: SqlRunner, id: number): Promise<boolean> {
  if (id > mostLists) return false
  const { rows } = await db.execute(sql`select 1 from status_lists where id = ${id}`)
  return rows.length > 0
}

/**
 * Takes a place in the verifier's first list with fewer than `fullAt` taken places, or in a new
 * list.
 */
export async function takePlaceCount(tx: Transaction, verifierId: UserId, fullAt: number): Promise<number> {
  // This lock keeps two calls from both adding the verifier's first list, for which there is no row
  // to lock yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`status lists of ${verifierId}`}, 0))`)
  const [open] = await tx
    .select()
    .from(statusLists)
    .where(and(eq(statusLists.verifierId, verifierId), lt(statusLists.taken, fullAt)))
    .orderBy(asc(statusLists.id))
    .limit(1)
  const [list] = open ? [open] : await tx.insert(statusLists).values({ verifierId }).returning()
  if (!list) throw new Error('The status list was not stored')
  await tx
    .update(statusLists)
    .set({ taken: list.taken + 1 })
    .where(eq(statusLists.id, list.id))
  return list.id
}

/** Returns false if an attestation has the place. */
export async function addPlace(tx: Transaction, place: StatusPlace): Promise<boolean> {
  const { rowCount } = await tx.insert(statusPlaces).values(place).onConflictDoNothing()
  return rowCount === 1
}
