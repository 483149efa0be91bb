import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { toAddress } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import { getBalance } from 'viem/actions'
import { assignAnchors, batchSize, listWaitingAnchors } from '../anchors/queue.ts'
import { estimateCall } from './estimate-call.ts'
import { readFees } from './fees.ts'
import type { Followed } from './follow-transactions.ts'
import type { Hold } from './hold.ts'
import { broadcast, type Outbox, senderOf, signAndStore } from './outbox.ts'
import { findRelay } from './relay-work.ts'
import { addTransaction } from './store.ts'
import type { Work } from './work.ts'

/** Sent and not mined, all together: behind a stuck one there is no use in more. */
const unminedAtMost = 16
/** Of those, withdrawals: verifiers make them, and must not keep the service's own work waiting. */
const relaysAtMost = 4

/** Null: sent. `postponed`: its rows wait, and the next work may go. */
type Outcome = Hold | 'postponed'

/** Sends what waits, as far as there is money: anchors first. Answers what holds it up. */
export async function sendWaiting(outbox: Outbox, { count, unmined }: Followed): Promise<Hold> {
  const taken = new Set(unmined.map(({ nonce }) => nonce))
  let relays = unmined.filter(({ kind }) => kind === 'revoke').length
  let anchorHold: Hold = null
  for (let free = unminedAtMost - taken.size; free > 0; free -= 1) {
    const nonce = findFreeNonce(count, taken)
    const isGap = unmined.some((transaction) => transaction.nonce > nonce)
    const mayAnchor = anchorHold === null
    const work = isGap ? fillGap(outbox) : await findWork(outbox, { mayAnchor, mayRelay: relays < relaysAtMost })
    if (!work) return anchorHold
    const outcome = await send(outbox, work, nonce)
    if (outcome === null) taken.add(nonce)
    if (outcome === null && work.kind === 'revoke') relays += 1
    // Without its role the account can still bring withdrawals to the chain.
    if (outcome === 'not-permitted') anchorHold = outcome
    else if (outcome !== null && outcome !== 'postponed') return outcome
  }
  return anchorHold
}

/** The lowest that neither the chain nor an open transaction of ours has: a gap would hold up everything above it. */
function findFreeNonce(count: number, taken: ReadonlySet<number>): number {
  let nonce = count
  while (taken.has(nonce)) nonce += 1
  return nonce
}

async function send(outbox: Outbox, work: Work, nonce: number): Promise<Outcome> {
  const { client, account, db } = outbox
  const { kind, verifier, recipient, data, gasAtMost } = work
  const [balance, fees] = await Promise.all([getBalance(client, { address: account.address }), readFees(client)])
  // A node that estimates with a price gives a call no more gas than the account can pay.
  if (balance <= withMargin(gasAtMost ?? 0n) * fees.maxFee) return 'no-funds'
  const estimate = await estimateCall(outbox, { recipient, data, fees, ...(gasAtMost !== undefined && { gasAtMost }) })
  if (estimate.status === 'refused') return (await work.onRefusal()) ?? 'postponed'
  if (estimate.status === 'held')
    return work.onHold ? ((await work.onHold(estimate.hold)) ?? 'postponed') : estimate.hold
  const gas = withMargin(estimate.gas)
  if (balance < gas * fees.maxFee) return 'no-funds'
  if (work.mayUse && !(await work.mayUse(gas))) return 'postponed'
  const attempt = await db.transaction(async (tx) => {
    const id = await addTransaction(tx, { ...senderOf(outbox), kind, verifier, recipient, data, gas, nonce })
    await work.claim(tx, id)
    return signAndStore(outbox, tx, { id, nonce, recipient, data, gas, fees })
  })
  return broadcast(outbox, attempt)
}

function withMargin(gas: bigint): bigint {
  return (gas * 6n) / 5n
}

type Allowed = { mayAnchor: boolean; mayRelay: boolean }

async function findWork(outbox: Outbox, { mayAnchor, mayRelay }: Allowed): Promise<Work | null> {
  const batch = mayAnchor ? await findBatch(outbox) : null
  return batch ?? (mayRelay ? findRelay(outbox) : null)
}

/** All that waits, once there is a whole batch of it or the oldest has waited long enough. */
async function findBatch({ db, registry, anchorAfterSeconds }: Outbox): Promise<Work | null> {
  const { digests, oldestAgeSeconds } = await listWaitingAnchors(db, batchSize)
  if (digests.length === 0) return null
  if (digests.length < batchSize && oldestAgeSeconds < anchorAfterSeconds) return null
  return {
    kind: 'anchor',
    verifier: null,
    recipient: registry,
    data: encodeFunctionData({ abi, functionName: 'anchor', args: [digests] }),
    claim: async (tx, id) => {
      const assigned = await assignAnchors(tx, digests, id)
      if (assigned !== digests.length) throw new Error('Another leader has sent some of these digests')
    },
    onRefusal: async () => 'not-permitted',
  }
}

/** Nothing, to the account itself: only so that what comes after it can be mined. */
function fillGap({ account }: Outbox): Work {
  return {
    kind: 'fill',
    verifier: null,
    recipient: toAddress(account.address),
    data: '0x',
    claim: async () => {},
    onRefusal: async () => 'refused',
  }
}
