import { sql } from '../../db/drizzle.ts'

// Other modules' selects use this SQL over the transactions of the chain service.

/** Selects the `id` of each transaction that the chain service still follows. */
export const selectOpenIds = sql`select id from chain_transactions where status = 'open'`

/** Each verifier's gas for recent (24 hours) or open relays. If unknown, the gas limit counts. */
export const selectRelayGas = sql`
  select verifier, sum(coalesce(gas_used, gas)) as gas from chain_transactions
  where kind = 'revoke' and (created_at > now() - interval '24 hours' or status = 'open') group by verifier`
