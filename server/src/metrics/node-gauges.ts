import { Gauge, type Registry } from 'prom-client'
import { formatEther } from 'viem'
import type { Context } from '../context.ts'
import { findOldestAlertSeconds } from '../modules/alerts/service.ts'
import { findIndexedBlock } from '../modules/chain-index/service.ts'
import { chainServiceState } from '../modules/chain-service/service.ts'
import { checkParts, isReady, type NodeState, oncePerSecond, withinPatience } from '../modules/health/service.ts'
import { readSponsorState } from '../modules/sponsored-calls/sponsor-state.ts'
import { findEnd } from '../signing-certificate.ts'
import type { Sockets } from '../socket/open-sockets.ts'

export type NodeParts = { state: NodeState; sockets: Pick<Sockets, 'count'> }

/** A gauge that is not known now shows this value, never its earlier value and never 0. */
const unknown = Number.NaN

/** Returns a function that refreshes the gauges and never throws. */
export function openNodeGauges(ctx: Context, { state, sockets }: NodeParts): () => Promise<void> {
  const gauges = createGauges(ctx.metrics.registry)
  const askOthers = oncePerSecond(ctx, () => refreshByAsking(ctx, state, gauges))
  if (ctx.config.signingCertificate) showCertificateEnd(ctx.metrics.registry, ctx.config.signingCertificate)
  return async () => {
    const { session, visitor } = sockets.count()
    gauges.sockets.set({ opener: 'session' }, session)
    gauges.sockets.set({ opener: 'visitor' }, visitor)
    gauges.connections.set({ state: 'busy' }, ctx.pool.totalCount - ctx.pool.idleCount)
    gauges.connections.set({ state: 'idle' }, ctx.pool.idleCount)
    gauges.waiting.set(ctx.pool.waitingCount)
    await askOthers()
    gauges.parts.set({ part: 'draining' }, state.isDraining ? 1 : 0)
    gauges.ready.set(isReady(ctx, state) ? 1 : 0)
  }
}

async function refreshByAsking(ctx: Context, state: NodeState, gauges: ReturnType<typeof createGauges>): Promise<void> {
  const [parts, indexed, head, service, sponsor, oldestAlert] = await Promise.all([
    checkParts(ctx, state),
    withinPatience(findIndexedBlock(ctx)),
    withinPatience(ctx.chain.readBlockNumber()),
    withinPatience(chainServiceState(ctx)),
    withinPatience(readSponsorState(ctx)),
    withinPatience(findOldestAlertSeconds(ctx)),
  ])
  for (const [part, isWell] of Object.entries(parts)) gauges.parts.set({ part }, isWell ? 1 : 0)
  gauges.head.set(head ?? unknown)
  gauges.indexed.set(indexed?.number ?? unknown)
  gauges.indexedTime.set(indexed?.minedAt ?? unknown)
  // The numbers of the chain's newest block and of the newest indexed block are not read at one
  // moment. So their difference may be negative, which means no lag.
  gauges.lag.set(head !== null && indexed ? Math.max(0, head - indexed.number) : unknown)
  gauges.pending.set({ kind: 'anchors' }, service?.pendingAnchors ?? unknown)
  gauges.pending.set({ kind: 'revocations' }, service?.pendingRevocations ?? unknown)
  gauges.oldestPending.set(service?.oldestPendingSeconds ?? unknown)
  gauges.transactions.set(service?.openTransactions ?? unknown)
  gauges.relayGas.set(service?.relayGasOfDay ?? unknown)
  gauges.oldestAlert.set(oldestAlert ?? unknown)
  gauges.givenUp.set(service?.relaysGivenUp ?? unknown)
  gauges.funds.set(toEther(service?.balance))
  gauges.sponsorGas.set(sponsor?.gasOfDay ?? unknown)
  gauges.sponsorBudget.set(sponsor?.gasBudget ?? unknown)
  gauges.sponsorWaiting.set(sponsor?.waiting ?? unknown)
  gauges.sponsorOldest.set(sponsor?.oldestWaitingSeconds ?? unknown)
  gauges.sponsorFunds.set(toEther(sponsor?.balance))
}

function showCertificateEnd(registry: Registry, chain: readonly string[]): void {
  const help = 'When the first certificate of SIGNING_CERTIFICATE ends, in seconds since 1970'
  const gauge = new Gauge({ name: 'did_signing_certificate_end_seconds', help, registers: [registry] })
  gauge.set(findEnd(chain).getTime() / 1000)
}

function toEther(wei: bigint | null | undefined): number {
  return wei == null ? unknown : Number(formatEther(wei))
}

function createGauges(registry: Registry) {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    sockets: gauge('did_sockets_open', 'Sockets open on this node, of signed-in sessions and of visitors', 'opener'),
    connections: gauge('did_database_connections', 'Connections of the pool for requests', 'state'),
    waiting: gauge('did_database_waiting', 'Requests that wait for a connection of the pool'),
    parts: gauge('did_part_up', 'Which parts answer: 1 is yes. "draining" is 1 while the node stops', 'part'),
    ready: gauge('did_ready', 'Whether /readyz answers 200: 1 is yes'),
    head: gauge('did_chain_head_block', 'Newest block of the chain, as RPC_URL tells'),
    indexed: gauge('did_chain_index_block', 'Newest block that the index has read'),
    indexedTime: gauge('did_chain_index_block_time_seconds', 'When that block was mined, in seconds since 1970'),
    pending: gauge('did_chain_service_pending', 'Signatures and withdrawals that are not on the chain yet', 'kind'),
    oldestPending: gauge('did_chain_service_oldest_pending_seconds', 'How long the oldest of them has waited'),
    transactions: gauge('did_chain_service_open_transactions', 'Sent by CHAIN_KEY and not deep in the chain yet'),
    relayGas: gauge('did_chain_service_relay_gas', 'Gas that relayed withdrawals have used in the last 24 hours'),
    oldestAlert: gauge('did_alerts_oldest_waiting_seconds', 'How long the oldest alert that is due has waited'),
    givenUp: gauge('did_chain_service_relays_given_up', 'Withdrawals that only their verifier can send any more'),
    funds: gauge('did_chain_service_balance_ether', 'What the account of CHAIN_KEY holds, in the chain’s own coin'),
    sponsorGas: gauge('did_sponsor_gas', 'Gas that people’s calls have used in the last 24 hours'),
    sponsorBudget: gauge('did_sponsor_gas_budget', 'Gas that these calls may use in 24 hours'),
    sponsorWaiting: gauge('did_sponsor_waiting', 'Calls of people that are kept and not sent yet'),
    sponsorOldest: gauge('did_sponsor_oldest_waiting_seconds', 'How long the oldest of them has waited'),
    sponsorFunds: gauge('did_sponsor_balance_ether', 'What the account of SPONSOR_KEY holds, in the chain’s own coin'),
    lag: gauge('did_chain_index_lag_blocks', 'Blocks that the index is behind the chain'),
  }
}
