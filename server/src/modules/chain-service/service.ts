import { type Address, toAddress } from '@did/domain/hex'
import { privateKeyToAddress } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { countPendingAnchors } from '../anchors/queue.ts'
import { countRelays, countUnrecorded } from '../revocations/relay.ts'
import { countOpen } from './store.ts'
import { serviceKinds } from './transaction-kinds.ts'

export type ChainServiceState = {
  /** The value is null without CHAIN_KEY. */
  account: Address | null
  /** The balance in wei. The value is null without an account, or if the chain does not answer. */
  balance: bigint | null
  /** Digests that no indexed block shows, whether the service has sent them or not. */
  pendingAnchors: number
  pendingRevocations: number
  /** The oldest digest or revocation that the chain does not show has waited for this long. */
  oldestPendingSeconds: number
  /** The transactions that are sent but not deep in the chain yet. */
  openTransactions: number
  relayGasOfDay: number
  /** The service no longer tries to send these revocations to the chain. */
  relaysGivenUp: number
}

export async function chainServiceState(ctx: Context): Promise<ChainServiceState> {
  const { chainKey } = ctx.config
  const account = chainKey ? toAddress(privateKeyToAddress(chainKey)) : null
  const [anchors, revocations, relays, openTransactions, balance] = await Promise.all([
    countPendingAnchors(ctx.db),
    countUnrecorded(ctx.db),
    countRelays(ctx.db),
    countOpen(ctx.db, serviceKinds),
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
