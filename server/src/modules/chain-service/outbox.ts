import { toAddress } from '@did/domain/hex'
import { type Client, keccak256 } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { type Hold, readHold } from './hold.ts'
import { type Account, type Attempt, addAttempt, type Call, type Fees, type Runner } from './store.ts'

export type OutboxOptions = {
  /** Blocks above a transaction until nobody looks after it any more. */
  confirmations: number
  /** A transaction that is not mined is broadcast again so often. */
  rebroadcastMs: number
  /** Not mined for so long: the same transaction with a higher fee. */
  replaceAfterMs: number
  /** A nonce that something else has used is given up after so long; until then a lagging node may have said so. */
  giveUpAfterMs: number
  /** A batch of digests closes so long after its oldest. */
  anchorAfterSeconds: number
  /** A withdrawal that the chain refused, or that is over a budget, is looked at again so much later. */
  retryRelaySeconds: number
}

/** All that the leader works with. `sent` and `missing` are its memory of times, and may be lost with it. */
export type Outbox = OutboxOptions & {
  /** The connection that holds the leader's lock: who has lost the lock cannot write. */
  db: Pick<Database, 'execute' | 'transaction'>
  client: Client
  account: PrivateKeyAccount
  chainId: number
  registry: Config['didRegistry']
  sent: Map<string, number>
  missing: Map<number, number>
  relayGas: Config['relayGas']
  /** Wakes the open pages of whoever was told something. */
  ring: () => void
}

export function senderOf({ account, chainId }: Pick<Outbox, 'account' | 'chainId'>): Account {
  return { chainId, address: toAddress(account.address) }
}

/** Signs with this nonce and fee, and stores before anybody else can see it. */
export async function signAndStore(
  { account, chainId }: Outbox,
  db: Runner,
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

/** Null when a node took it, or had it; otherwise what keeps it away. Throws when no node answers. */
export async function broadcast({ client, sent }: Outbox, { hash, raw }: Pick<Attempt, 'hash' | 'raw'>): Promise<Hold> {
  sent.set(hash, Date.now())
  try {
    await sendRawTransaction(client, { serializedTransaction: raw })
    return null
  } catch (error) {
    return readHold(error)
  }
}
