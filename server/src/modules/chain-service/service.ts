import { type Address, toAddress } from '@did/domain/hex'
import { privateKeyToAddress } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { countPendingAnchors } from '../anchors/queue.ts'
import { countRelays, countUnrecorded } from '../revocations/relay.ts'
import { countOpen } from './store.ts'

export type ChainServiceState = {
  /** Null without CHAIN_KEY. */
  account: Address | null
  /** Wei; null without an account or an answer of the chain. */
  balance: bigint | null
  /** Not on the chain yet, so far as the index has read: sent or not. */
  pendingAnchors: number
  pendingRevocations: number
  /** How long the oldest of both has waited. */
  oldestPendingSeconds: number
  /** Sent, and not deep in the chain yet. */
  openTransactions: number
  /** Gas that relays have used in the last 24 hours. */
  relayGasOfDay: number
  /** Withdrawals that the service does not bring to the chain any more. */
  relaysGivenUp: number
}

/** What the service's account has before it: for metrics, on any node. */
export async function chainServiceState(ctx: Context): Promise<ChainServiceState> {
  const { chainKey } = ctx.config
  const account = chainKey ? toAddress(privateKeyToAddress(chainKey)) : null
  const [anchors, revocations, relays, openTransactions, balance] = await Promise.all([
    countPendingAnchors(ctx.db),
    countUnrecorded(ctx.db),
    countRelays(ctx.db),
    countOpen(ctx.db),
    account && ctx.chain.client.getBalance({ address: account }).catch(() => null),
  ])
  return {
    account,
    balance,
    pendingAnchors: anchors.count,
    pendingRevocations: revocations.count,
    oldestPendingSeconds: Math.max(anchors.oldestAgeSeconds, revocations.oldestAgeSeconds),
    openTransactions,
    relayGasOfDay: relays.gasOfDay,
    relaysGivenUp: relays.givenUp,
  }
}
