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

/** The most transactions that are sent and not mined: more would only wait behind a stuck one. */
const unminedAtMost = 16
/** The most relays that are sent and not mined, so that relays cannot delay the anchors. */
const relaysAtMost = 4

/** An outcome of null means that the work was sent. After `postponed`, the next work is sent. */
type Outcome = Hold | 'postponed'

/** Sends waiting work, anchors first, while there is money. Returns why it stopped, or null. */
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
    // An account without the role to anchor can still relay revocations.
    if (outcome === 'not-permitted') anchorHold = outcome
    else if (outcome !== null && outcome !== 'postponed') return outcome
  }
  return anchorHold
}

/** Returns the lowest nonce that is free: a gap would keep all higher nonces from being mined. */
function findFreeNonce(count: number, taken: ReadonlySet<number>): number {
  let nonce = count
  while (taken.has(nonce)) nonce += 1
  return nonce
}

async function send(outbox: Outbox, work: Work, nonce: number): Promise<Outcome> {
  const { client, account, db } = outbox
  const { kind, verifier, recipient, data, gasAtMost } = work
  const [balance, fees] = await Promise.all([getBalance(client, { address: account.address }), readFees(client)])
  // A chain node that estimates with fees stops at the gas that the account can pay for.
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

/** Digests are anchored once there is a full batch or the oldest digest has waited long enough. */
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

/** Sends an empty transaction to the service's own account, so that higher nonces can be mined. */
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
