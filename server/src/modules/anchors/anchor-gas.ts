import { sql } from '../../db/drizzle.ts'
import { selectRecentGas } from '../chain-service/open-transactions.ts'

/**
 * A batch costs `batchGas`, and each of its digests costs `digestGas` more. Both numbers come from
 * `npm run bench anchor-cost`.
 */
export const batchGas = 25_000n
export const digestGas = 2_000n

/**
 * The row of each digest has the digest's verifier and the digest's equal share of its batch's gas.
 * The batches are recent or open.
 */
export const selectAnchorGas = sql`
  select anchors.verifier, sent.gas / count(*) over (partition by sent.id) as gas
  from (${selectRecentGas('anchor')}) sent join anchors on anchors.transaction_id = sent.id`
