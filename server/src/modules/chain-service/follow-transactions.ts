import { type Hex, TransactionReceiptNotFoundError } from 'viem'
import { getBlockNumber, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { releaseAnchors } from '../anchors/queue.ts'
import { findRelayOf, releaseRelay } from '../revocations/relay.ts'
import { raiseFees, readFees } from './fees.ts'
import type { Hold } from './hold.ts'
import { broadcast, type Outbox, senderOf, signAndStore } from './outbox.ts'
import { refuseRelay } from './refuse-relay.ts'
import { type Ending, endTransaction, listOpen, listOpenOfOthers, type OpenTransaction, reopenFrom } from './store.ts'

export type Followed = {
  /** How many transactions of the account the chain has: the lowest nonce that is free there. */
  count: number
  /** Neither mined nor given up, in the order of their nonces. */
  unmined: OpenTransaction[]
  hold: Hold
}

/**
 * Looks after everything that was sent: what is deep in the chain is done, what is not mined is sent again, dearer after a
 * while, and what can never be mined is given up, so that its work is sent anew.
 */
export async function followTransactions(outbox: Outbox): Promise<Followed> {
  const { client, db, account } = outbox
  const sender = senderOf(outbox)
  const count = await getTransactionCount(client, { address: account.address, blockTag: 'latest' })
  await reopenFrom(db, sender, count)
  const followed: Followed = { count, unmined: [], hold: null }
  const open = await listOpen(db, sender)
  if (open.length === 0) return followed
  const head = Number(await getBlockNumber(client, { cacheTime: 0 }))
  for (const transaction of open) {
    if (await settle(outbox, transaction, head)) continue
    if (transaction.nonce < count && (await isGivenUp(outbox, transaction))) continue
    followed.unmined.push(transaction)
    if (transaction.nonce >= count) followed.hold = (await sendAgain(outbox, transaction)) ?? followed.hold
  }
  return followed
}

/** What another key has left open when CHAIN_KEY was changed: mined, or given up. Nobody can raise its fee any more. */
export async function closeTransactionsOfOthers(outbox: Outbox): Promise<void> {
  const open = await listOpenOfOthers(outbox.db, senderOf(outbox))
  for (const transaction of open) {
    const receipt = await findReceipt(outbox, transaction)
    if (receipt?.status === 'reverted') await finishReverted(outbox, transaction, receipt.gasUsed)
    else await finish(outbox, transaction, { status: receipt ? 'done' : 'lost', gasUsed: receipt?.gasUsed ?? null })
  }
}

/** Whether the chain has it. */
async function settle(outbox: Outbox, transaction: OpenTransaction, head: number): Promise<boolean> {
  const receipt = await findReceipt(outbox, transaction)
  if (!receipt) return false
  outbox.missing.delete(transaction.id)
  const isDeep = head - Number(receipt.blockNumber) >= outbox.confirmations
  const { status, gasUsed } = receipt
  if (status === 'reverted') await finishReverted(outbox, transaction, gasUsed)
  else if (isDeep) await finish(outbox, transaction, { status: 'done', gasUsed })
  return true
}

/** Something else has used its nonce: a second holder of the key. */
async function isGivenUp(outbox: Outbox, transaction: OpenTransaction): Promise<boolean> {
  const { missing, giveUpAfterMs } = outbox
  const since = missing.get(transaction.id) ?? Date.now()
  missing.set(transaction.id, since)
  if (Date.now() - since < giveUpAfterMs) return false
  missing.delete(transaction.id)
  await finish(outbox, transaction, { status: 'lost', gasUsed: 0n })
  return true
}

/** In one transaction: done, or lost and its work waiting again. */
async function finish({ db }: Outbox, { id }: OpenTransaction, ending: Ending): Promise<void> {
  await db.transaction(async (tx) => {
    await endTransaction(tx, id, ending)
    if (ending.status === 'done') return
    await releaseAnchors(tx, id)
    await releaseRelay(tx, id)
  })
}

/** A relay that was reverted has cost its gas, and counts against the withdrawal that it brought. */
async function finishReverted(outbox: Outbox, transaction: OpenTransaction, gasUsed: bigint): Promise<void> {
  const relay = await findRelayOf(outbox.db, transaction.id)
  const ending = { status: 'lost', gasUsed } as const
  if (!relay) return finish(outbox, transaction, ending)
  await refuseRelay(outbox, relay, (tx) => endTransaction(tx, transaction.id, ending))
}

async function sendAgain(outbox: Outbox, transaction: OpenTransaction): Promise<Hold> {
  const { db, client, sent, rebroadcastMs, replaceAfterMs } = outbox
  const newest = transaction.attempts.at(-1)
  if (!newest) return null
  const isRefused = Date.now() - (sent.get(newest.hash) ?? 0) < rebroadcastMs
  if (newest.ageSeconds * 1000 < replaceAfterMs) return isRefused ? null : broadcast(outbox, newest)
  const fees = raiseFees(newest, await readFees(client))
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
