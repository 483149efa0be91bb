import { toAddress } from '@did/domain/hex'
import { priceCall } from './estimate-call.ts'
import type { Followed } from './follow-transactions.ts'
import { broadcast, type Outbox, senderOf, signAndStore } from './outbox.ts'
import type { Hold } from './read-refusal.ts'
import { addTransaction } from './store.ts'
import type { Work } from './work.ts'

/**
 * At most this many transactions are sent and not yet mined. If one of them is stuck, further ones
 * could not be mined before it.
 */
const unminedAtMost = 16
/** At most this many relays are sent and not mined, so that relays cannot delay the anchors. */
const relaysAtMost = 4

/**
 * An outcome of null means that the work was sent. After `postponed`, other work can still be sent.
 */
type Outcome = Hold | 'postponed'

/**
 * Sends until no work waits, a limit is reached or a reason stops the sending. Returns this reason,
 * or null.
 */
export async function sendWaiting(outbox: Outbox, { count, unmined, mined }: Followed): Promise<Hold> {
  const taken = new Set(unmined.map(({ nonce }) => nonce))
  let relays = unmined.filter(({ kind }) => kind === 'revoke').length
  let anchorHold: Hold = null
  for (let free = unminedAtMost - taken.size; free > 0; free -= 1) {
    const nonce = findFreeNonce(count, taken)
    const isGap = unmined.some((transaction) => transaction.nonce > nonce)
    const allowed = { mayAnchor: anchorHold === null, mayRelay: relays < relaysAtMost, mined }
    const work = isGap ? fillGap(outbox) : await outbox.findWork(outbox, allowed)
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

/** A gap between nonces would keep all transactions with higher nonces from being mined. */
function findFreeNonce(count: number, taken: ReadonlySet<number>): number {
  let nonce = count
  while (taken.has(nonce)) nonce += 1
  return nonce
}

async function send(outbox: Outbox, work: Work, nonce: number): Promise<Outcome> {
  const { kind, verifier, recipient, data, gasAtMost } = work
  const priced = await priceCall(outbox, { recipient, data, ...(gasAtMost !== undefined && { gasAtMost }) })
  if (priced.status === 'refused') return (await work.onRefusal()) ?? 'postponed'
  if (priced.status === 'held') return work.onHold ? ((await work.onHold(priced.hold)) ?? 'postponed') : priced.hold
  const { gas, fees } = priced
  if (work.mayUse && !(await work.mayUse(gas))) return 'postponed'
  const attempt = await outbox.db.transaction(async (tx) => {
    const id = await addTransaction(tx, { ...senderOf(outbox), kind, verifier, recipient, data, gas, nonce })
    await work.claim(tx, id)
    return signAndStore(outbox, tx, { id, nonce, recipient, data, gas, fees })
  })
  return broadcast(outbox, attempt)
}

/** Sends an empty transaction to the service's own account, so that higher nonces can be mined. */
function fillGap({ account, kinds }: Outbox): Work {
  return {
    kind: kinds.at(-1) ?? 'fill',
    verifier: null,
    recipient: toAddress(account.address),
    data: '0x',
    claim: async () => {},
    onRefusal: async () => 'refused',
  }
}
