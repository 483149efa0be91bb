import { setTimeout as delay } from 'node:timers/promises'
import { type Client, type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Waits until a transaction is in a block, for at most a minute. Throws when the transaction
 * reverted, or when no block had it within the minute. viem's own function looks for the receipt
 * again only after a further block. On a chain that makes one block for each transaction, a further
 * block may never come.
 */
export async function waitForReceipt(client: Client, hash: Hash): Promise<TransactionReceipt> {
  for (const end = Date.now() + 60_000; ; await delay(20)) {
    const receipt = await findReceipt(client, hash)
    if (receipt?.status === 'reverted') throw new Error(`The chain reverted ${hash}`)
    if (receipt) return receipt
    if (Date.now() > end) throw new Error(`${hash} was not mined in 60 s`)
  }
}

async function findReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
