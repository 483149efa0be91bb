import { sql } from '../../db/drizzle.ts'
import { selectAnchorGas } from '../anchors/anchor-gas.ts'
import { selectRecentGas } from './open-transactions.ts'

/**
 * The three sums of a verifier are the gas that the service recently paid for its anchors, for its
 * relays and for both.
 */
export const selectSpentGas = sql`
  select verifier, sum(anchors) + sum(relays) as gas, sum(anchors) as anchors, sum(relays) as relays from (
    select verifier, gas as anchors, 0 as relays from (${selectAnchorGas}) of_anchors
    union all
    select verifier, 0, gas from (${selectRecentGas('revoke')}) of_relays
  ) each_sent group by verifier`
