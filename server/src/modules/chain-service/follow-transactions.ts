import { type Hex, TransactionReceiptNotFoundError } from 'viem'
import { getBlockNumber, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { releaseAnchors } from '../anchors/queue.ts'
import { findRelayOf, releaseRelay } from '../revocations/relay.ts'
import { refuseSponsored, releaseSponsored } from '../sponsored-calls/queue.ts'
import { raiseFees, readFees } from './fees.ts'
import { broadcast, keepAsSent, type Outbox, senderOf, signAndStore } from './outbox.ts'
import type { Hold } from './read-refusal.ts'
import { refuseRelay } from './refuse-relay.ts'
import { type Ending, endTransaction, listOpen, listOpenOfOthers, type OpenTransaction, reopenFrom } from './store.ts'

export type Followed = {
  /**
   * The number of the account's transactions on the chain, which is also the lowest nonce that is
   * free there.
   */
  count: number
  /** The transactions that are neither mined nor given up, sorted by nonce. */
  unmined: OpenTransaction[]
  /** The ids of transactions that were open before and are on the chain now. */
  mined: number[]
  hold: Hold
}

/** Sends an unmined transaction again unchanged, and after a while with higher fees. */
export async function followTransactions(outbox: Outbox): Promise<Followed> {
  const { client, db, account } = outbox
  const sender = senderOf(outbox)
  const count = await getTransactionCount(client, { address: account.address, blockTag: 'latest' })
  await reopenFrom(db, sender, count)
  const followed: Followed = { count, unmined: [], mined: [], hold: null }
  const open = await listOpen(db, sender)
  if (open.length === 0) return followed
  const head = Number(await getBlockNumber(client, { cacheTime: 0 }))
  for (const transaction of open) {
    const isMined = await settle(outbox, transaction, head)
    if (isMined) {
      followed.mined.push(transaction.id)
      continue
    }
    if (transaction.nonce < count && (await isGivenUp(outbox, transaction))) continue
    followed.unmined.push(transaction)
    if (transaction.nonce >= count) followed.hold = (await sendAgain(outbox, transaction)) ?? followed.hold
  }
  return followed
}

/** Only an earlier key could raise the fees of its transactions, so the outbox closes them. */
export async function closeTransactionsOfOthers(outbox: Outbox): Promise<void> {
  const open = await listOpenOfOthers(outbox.db, senderOf(outbox), outbox.kinds)
  for (const transaction of open) {
    const receipt = await findReceipt(outbox, transaction)
    if (receipt?.status === 'reverted') await finishReverted(outbox, transaction, receipt.gasUsed)
    else await finish(outbox, transaction, { status: receipt ? 'done' : 'lost', gasUsed: receipt?.gasUsed ?? null })
  }
}

/**
 * Ends a transaction that is deep enough on the chain or reverted. Returns whether it is on the
 * chain.
 */
async function settle(outbox: Outbox, transaction: OpenTransaction, head: number): Promise<boolean> {
  const receipt = await findReceipt(outbox, transaction)
  if (!receipt) return false
  outbox.missing.delete(transaction.id)
  await keepAsSent(outbox, receipt.transactionHash)
  const isDeep = head - Number(receipt.blockNumber) >= outbox.confirmations
  const { status, gasUsed } = receipt
  if (status === 'reverted') await finishReverted(outbox, transaction, gasUsed)
  else if (isDeep) await finish(outbox, transaction, { status: 'done', gasUsed })
  return true
}

/**
 * Gives up a transaction after the outbox has seen for `giveUpAfterMs` that another program used
 * the transaction's nonce. Returns whether it did.
 */
async function isGivenUp(outbox: Outbox, transaction: OpenTransaction): Promise<boolean> {
  const { missing, giveUpAfterMs } = outbox
  const at = outbox.now().getTime()
  const since = missing.get(transaction.id) ?? at
  missing.set(transaction.id, since)
  if (at - since < giveUpAfterMs) return false
  await finish(outbox, transaction, { status: 'lost', gasUsed: 0n })
  return true
}

/**
 * If the transaction did not reach its goal, its digests, revocation or sponsored call wait for
 * another transaction.
 */
async function finish(outbox: Outbox, transaction: OpenTransaction, ending: Ending): Promise<void> {
  const { id } = transaction
  await outbox.db.transaction(async (tx) => {
    await endTransaction(tx, id, ending)
    if (ending.status === 'done') return
    await releaseAnchors(tx, id)
    await releaseRelay(tx, id)
    await releaseSponsored(tx, id)
  })
  forget(outbox, transaction)
}

/** A node may lead for months, so it must not remember ended transactions. */
function forget({ sent, marked, missing }: Outbox, { id, attempts }: OpenTransaction): void {
  missing.delete(id)
  for (const { hash } of attempts) {
    sent.delete(hash)
    marked.delete(hash)
  }
}

/**
 * A reverted relay costs gas and counts as a refusal of the revocation. A reverted sponsored call
 * is over.
 */
async function finishReverted(outbox: Outbox, transaction: OpenTransaction, gasUsed: bigint): Promise<void> {
  const ending = { status: 'lost', gasUsed } as const
  if (transaction.kind === 'sponsored') {
    await outbox.db.transaction(async (tx) => {
      await endTransaction(tx, transaction.id, ending)
      await refuseSponsored(tx, transaction.id)
    })
    return forget(outbox, transaction)
  }
  const relay = await findRelayOf(outbox.db, transaction.id)
  if (!relay) return finish(outbox, transaction, ending)
  await refuseRelay(outbox, relay, (tx) => endTransaction(tx, transaction.id, ending))
  forget(outbox, transaction)
}

async function sendAgain(outbox: Outbox, transaction: OpenTransaction): Promise<Hold> {
  const { db, client, sent, rebroadcastMs, replaceAfterMs } = outbox
  const newest = transaction.attempts.at(-1)
  if (!newest) return null
  const isRecent = outbox.now().getTime() - (sent.get(newest.hash) ?? 0) < rebroadcastMs
  const isDue = newest.ageSeconds * 1000 >= replaceAfterMs
  const fees = isDue ? raiseFees(newest, await readFees(client)) : null
  if (!fees) return isRecent ? null : broadcast(outbox, newest)
  return broadcast(outbox, await signAndStore(outbox, db, { ...transaction, fees }))
}

async function findReceipt({ client }: Outbox, { attempts }: OpenTransaction) {
  for (const { hash } of attempts.toReversed()) {
    const receipt = await readReceipt(client, hash)
    if (receipt) return receipt
  }
  return null
}

async function readReceipt(client: Outbox['client'], hash: Hex) {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
