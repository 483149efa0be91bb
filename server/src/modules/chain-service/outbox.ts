import { type Hex, toAddress } from '@did/domain/hex'
import { type Client, keccak256 } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Database, SqlRunner } from '../../db/database.ts'
import { type Hold, isKnown, readHold } from './read-refusal.ts'
import { type Account, type Attempt, addAttempt, type Call, type Fees, markSent } from './store.ts'
import type { TransactionKind } from './transaction-kinds.ts'
import type { Allowed, Work } from './work.ts'

export type OutboxOptions = {
  /** A transaction counts as done when this many blocks have followed the transaction's block. */
  confirmations: number
  /** The pause before a transaction that is not mined is sent again. */
  rebroadcastMs: number
  /** A transaction that is not mined for this long gets a higher fee. */
  replaceAfterMs: number
  /**
   * The outbox gives up a transaction after it has seen for this long that another program used the
   * transaction's nonce. The outbox waits, because chain nodes can lag.
   */
  giveUpAfterMs: number
  /** The longest time that a digest waits for its batch to fill up. */
  anchorAfterSeconds: number
  /**
   * A revocation waits for this many seconds after the chain refused it or when a gas budget is
   * used up.
   */
  retryRelaySeconds: number
}

/** A new leader begins with empty maps `sent` and `missing`. */
export type Outbox = OutboxOptions & {
  /** The connection that has the leader's lock, so that no node without the lock can write. */
  db: Pick<Database, 'execute' | 'transaction'>
  client: Client
  account: PrivateKeyAccount
  chainId: number
  registry: Config['didRegistry']
  /** The outbox sends these kinds of transactions. The last kind fills a gap between two nonces. */
  kinds: readonly TransactionKind[]
  findWork: (outbox: Outbox, allowed: Allowed) => Promise<Work | null>
  sent: Map<string, number>
  /** The attempts that the database already lists as sent. */
  marked: Set<Hex>
  missing: Map<number, number>
  relayGas: Config['relayGas']
  /** Wakes all nodes, which send new notifications to the open pages of their users. */
  ring: () => void
  now: Context['now']
}

export function senderOf({ account, chainId }: Pick<Outbox, 'account' | 'chainId'>): Account {
  return { chainId, address: toAddress(account.address) }
}

/** An attempt must be stored before any chain node sees it. */
export async function signAndStore(
  { account, chainId }: Outbox,
  db: SqlRunner,
  { id, nonce, fees, ...call }: Omit<Call, 'kind' | 'verifier'> & { id: number; nonce: number; fees: Fees },
): Promise<Omit<Attempt, 'ageSeconds'>> {
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    to: call.recipient,
    data: call.data,
    gas: call.gas,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxPriorityFee,
  })
  const attempt = { ...fees, raw, hash: keccak256(raw) }
  await addAttempt(db, id, attempt)
  return attempt
}

/**
 * Returns why the chain node refused the transaction, or null. Throws if the chain node gives no
 * answer.
 */
export async function broadcast(outbox: Outbox, { hash, raw }: Pick<Attempt, 'hash' | 'raw'>): Promise<Hold> {
  const { client, sent, now } = outbox
  sent.set(hash, now().getTime())
  try {
    await sendRawTransaction(client, { serializedTransaction: raw })
  } catch (error) {
    if (!isKnown(error)) return readHold(error)
  }
  await keepAsSent(outbox, hash)
  return null
}

/**
 * The server may tell somebody an attempt's hash only after it has noted that the chain or one of
 * its nodes has the attempt.
 */
export async function keepAsSent({ db, marked }: Outbox, hash: Hex): Promise<void> {
  if (marked.has(hash)) return
  await markSent(db, hash)
  marked.add(hash)
}
