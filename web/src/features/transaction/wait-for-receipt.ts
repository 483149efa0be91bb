import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type Client, createClient, http, type TransactionReceipt } from 'viem'
import { getTransactionReceipt, waitForTransactionReceipt } from 'viem/actions'
import { probe } from '../../lib/reachability.ts'

const pollMs = 1000
/** During a long wait, the page asks the server this often whether the chain answers at all. */
const probeEveryMs = 10_000

/**
 * Waits without a limit of time, because the chain may be silent for long and the wallet may
 * replace the transaction.
 */
export async function waitForReceipt(config: AppConfig, hash: Hex): Promise<TransactionReceipt> {
  const client = createClient({ transport: http(config.rpcUrl), pollingInterval: pollMs, cacheTime: 0 })
  const settled = new AbortController()
  const probing = setInterval(() => void probe(), probeEveryMs)
  const receipt = await Promise.race([
    pollForReceipt(client, hash, settled.signal),
    watchForReplacement(client, hash, settled.signal),
  ]).finally(() => {
    clearInterval(probing)
    settled.abort()
  })
  if (receipt.status === 'reverted') throw new AppError('transaction-failed', 'The chain reverted the transaction')
  return receipt
}

/**
 * Notices if the wallet replaces the transaction. Never ends if the chain makes no new block after
 * the first look, so `pollForReceipt` waits at the same time. viem ends its wait at the first error
 * of the chain. Such an error says nothing about the transaction, so the page waits anew.
 */
function watchForReplacement(client: Client, hash: Hex, settled: AbortSignal): Promise<TransactionReceipt> {
  return ask(settled, async () => {
    let isCancelled = false
    const receipt = await waitForTransactionReceipt(client, {
      hash,
      timeout: 0,
      retryCount: 20,
      onReplaced: ({ reason }) => {
        isCancelled = reason !== 'repriced'
      },
    }).catch(() => null)
    if (isCancelled) throw new AppError('wallet-rejected', 'The transaction was replaced in the wallet')
    return receipt
  })
}

function pollForReceipt(client: Client, hash: Hex, settled: AbortSignal): Promise<TransactionReceipt> {
  return ask(settled, () => getTransactionReceipt(client, { hash }).catch(() => null))
}

type Question = () => Promise<TransactionReceipt | null>

/** Asks again until there is a receipt, or throws if the wait has ended meanwhile. */
async function ask(settled: AbortSignal, question: Question): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await question()
    if (receipt) return receipt
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    settled.throwIfAborted()
  }
}
