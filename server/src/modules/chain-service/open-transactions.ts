import { type SQL, sql } from '../../db/drizzle.ts'

// Other modules' selects use this SQL over the transactions of the chain service.

export const selectOpenIds = sql`select id from chain_transactions where status = 'open'`

/** Selects the hash of the newest attempt that a chain node has had, or nothing. */
export const selectSentHash = (transactionId: SQL) => sql`
  select hash from chain_attempts where transaction_id = ${transactionId} and sent_at is not null
  order by created_at desc, hash limit 1`

/**
 * Selects the sponsor's transactions with their gas. If the used gas is unknown, the gas limit
 * counts.
 */
export const selectSponsoredGas = sql`
  select id, coalesce(gas_used, gas) as gas, created_at, status = 'open' as is_open from chain_transactions
  where kind = 'sponsored'`

/**
 * Selects transactions of a kind that are open or from the last 24 hours. If the used gas is
 * unknown, the gas limit counts.
 */
export const selectRecentGas = (kind: 'anchor' | 'revoke') => sql`
  select id, verifier, coalesce(gas_used, gas) as gas from chain_transactions
  where kind = ${sql.raw(`'${kind}'`)} and (created_at > now() - interval '24 hours' or status = 'open')`
