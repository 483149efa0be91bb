import { sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema.ts'

/** Of a row of `attestations`: the block that records its digest; as long as there is none, a block later than all. */
export const anchorBlock = sql`coalesce((select min(anchored.block_number) from chain_events anchored
  where anchored.kind = 'anchored' and anchored.hash = ${attestations.digest}), ${Number.MAX_SAFE_INTEGER}::bigint)`

/**
 * Of a row of `attestations`: whether its verifier was suspended when the chain showed it; or is now, as long as it has not. That it was
 * entitled before was asked when it decided.
 */
export const wasSuspended = sql`coalesce((
  select latest.kind = 'verifier-suspended' from chain_events latest
  where latest.address = lower(${attestations.message}->>'verifier')
    and latest.kind in ('verifier-accredited', 'verifier-suspended')
    and latest.block_number <= ${anchorBlock}
  order by latest.block_number desc, latest.log_index desc limit 1), false)`
