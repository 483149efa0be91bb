import type { Address } from '@did/domain/hex'
import { preparedOnce, prepareSql, type Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export type Usage = { claims: number; shares: number; storedBytes: number }

const statements = preparedOnce((db) => ({
  usage: prepareSql<Usage>(
    db,
    'account_usage',
    sql`select claims::float8 as claims, shares::float8 as shares, stored_bytes::float8 as "storedBytes"
      from account_usage where owner = ${sql.placeholder('owner')}`,
  ),
}))

/** The triggers of migration 0038 count an account's use. */
export async function findUsage(tx: Transaction, owner: Address): Promise<Usage> {
  const { rows } = await statements(tx).usage.execute({ owner })
  return rows[0] ?? { claims: 0, shares: 0, storedBytes: 0 }
}
