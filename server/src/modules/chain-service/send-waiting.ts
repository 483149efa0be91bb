import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/unwrap-signature'
import { toAddress } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import { estimateGas, getBalance } from 'viem/actions'
import type { Transaction } from '../../db/database.ts'
import { assignAnchors, batchSize, listWaitingAnchors } from '../anchors/queue.ts'
import { assignRelay, findToRelay, postponeRelay } from '../revocations/relay.ts'
import { readFees } from './fees.ts'
import type { Followed } from './follow-transactions.ts'
import { type Hold, isRevert, readHold } from './hold.ts'
import { broadcast, type Outbox, senderOf, signAndStore } from './outbox.ts'
import { addTransaction, type Call } from './store.ts'

/** Sent and not mined, all together: behind a stuck one there is no use in more. */
const unminedAtMost = 16
const postponedSeconds = 60
/**
 * A verifier's own contract decides what its revocation costs, and we pay. This is room for a check of a passkey's curve or of ten
 * owners; for whatever costs more the verifier can submit it itself.
 */
const relayGasAtMost = 500_000n

/** One thing to send. `claim` marks its rows as sent, inside the transaction that stores it. */
type Work = Pick<Call, 'kind' | 'recipient' | 'data'> & {
  claim: (tx: Transaction, transactionId: number) => Promise<void>
  gasAtMost?: bigint
  /** The chain would refuse it now, or it would cost too much. */
  onRefusal: () => Promise<Hold>
}

/** Sends what waits, as far as there is money. Answers what holds it up. */
export async function sendWaiting(outbox: Outbox, { count, unmined }: Followed): Promise<Hold> {
  const taken = new Set(unmined.map(({ nonce }) => nonce))
  for (let free = unminedAtMost - taken.size; free > 0; free -= 1) {
    const nonce = findFreeNonce(count, taken)
    const work = unmined.some((transaction) => transaction.nonce > nonce) ? fillGap(outbox) : await findWork(outbox)
    if (!work) return null
    const hold = await send(outbox, work, nonce)
    if (hold !== null && hold !== 'postponed') return hold
    if (hold === null) taken.add(nonce)
  }
  return null
}

/** The lowest that neither the chain nor an open transaction of ours has: a gap would hold up everything above it. */
function findFreeNonce(count: number, taken: ReadonlySet<number>): number {
  let nonce = count
  while (taken.has(nonce)) nonce += 1
  return nonce
}

async function send(outbox: Outbox, work: Work, nonce: number): Promise<Hold | 'postponed'> {
  const { client, account, db } = outbox
  const { kind, recipient, data } = work
  const call = { account: account.address, to: recipient, data }
  const [balance, fees] = await Promise.all([getBalance(client, { address: account.address }), readFees(client)])
  if (balance === 0n) return 'no-funds'
  const estimate = await estimateGas(client, call).catch((error: unknown) => {
    if (isRevert(error)) return null
    const hold = readHold(error)
    return hold ?? 'refused'
  })
  if (typeof estimate === 'string') return estimate
  const isTooCostly = estimate !== null && work.gasAtMost !== undefined && estimate > work.gasAtMost
  if (estimate === null || isTooCostly) return (await work.onRefusal()) ?? 'postponed'
  const gas = (estimate * 6n) / 5n
  if (balance < gas * fees.maxFee) return 'no-funds'
  const attempt = await db.transaction(async (tx) => {
    const id = await addTransaction(tx, { ...senderOf(outbox), kind, recipient, data, gas, nonce })
    await work.claim(tx, id)
    return signAndStore(outbox, tx, { id, nonce, recipient, data, gas, fees })
  })
  return broadcast(outbox, attempt)
}

async function findWork(outbox: Outbox): Promise<Work | null> {
  return (await findRelay(outbox)) ?? (await findBatch(outbox))
}

async function findRelay({ db, registry }: Outbox): Promise<Work | null> {
  const waiting = await findToRelay(db)
  if (!waiting) return null
  const { verifier, attestation, reason } = waiting
  // A wallet that was not deployed when it signed wrapped its signature (ERC-6492); the contract reads what is inside.
  const signature = unwrapSignature(waiting.signature) ?? waiting.signature
  return {
    kind: 'revoke',
    recipient: registry,
    data: encodeFunctionData({ abi, functionName: 'revoke', args: [verifier, attestation, reason, signature] }),
    claim: (tx, id) => assignRelay(tx, attestation, id),
    gasAtMost: relayGasAtMost,
    // The verifier may have submitted it in this moment, or the signature is a contract's that has changed its mind.
    onRefusal: async () => {
      await postponeRelay(db, attestation, postponedSeconds)
      return null
    },
  }
}

/** All that waits, once there is a whole batch of it or the oldest has waited long enough. */
async function findBatch({ db, registry, anchorAfterSeconds }: Outbox): Promise<Work | null> {
  const { digests, oldestAgeSeconds } = await listWaitingAnchors(db, batchSize)
  if (digests.length === 0) return null
  if (digests.length < batchSize && oldestAgeSeconds < anchorAfterSeconds) return null
  return {
    kind: 'anchor',
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
    recipient: toAddress(account.address),
    data: '0x',
    claim: async () => {},
    onRefusal: async () => 'refused',
  }
}
