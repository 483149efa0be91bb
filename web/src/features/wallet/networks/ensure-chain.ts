import { AppError, isAppError } from '@did/domain/errors'
import { findNetwork } from '@did/domain/network'
import { walletTexts } from '../../../texts/en/wallet/wallet-words.ts'
import { isUnknownChain, isUnsupported } from '../engine/wallet-error.ts'
import type { AddedChain, WalletPort } from '../engine/wallet-port.ts'

/** The page names the chain node `rpcUrl` to a wallet that does not know the chain. */
type Chain = { chainId: number; rpcUrl: string | null }
const polygon = 137
type ChainPort = Pick<WalletPort, 'findChainId' | 'switchChain' | 'addChain'>

/**
 * Adds the chain if the wallet does not know it, and switches to it. Throws `wallet-wrong-network`
 * if the wallet names another chain afterwards, because no transaction may go to that chain. Goes
 * on if the wallet names no chain.
 */
export async function ensureChain(port: ChainPort, chain: Chain): Promise<void> {
  if ((await port.findChainId()) === chain.chainId) return
  try {
    await switchTo(port, chain)
  } catch (error) {
    if (isAppError(error, 'wallet-rejected', 'wallet-request-pending') || !isUnsupported(causeOf(error))) throw error
  }
  const now = await port.findChainId()
  if (now !== null && now !== chain.chainId)
    throw new AppError('wallet-wrong-network', `The wallet is on chain ${now}, not on ${chain.chainId}`)
}

async function switchTo(port: ChainPort, chain: Chain): Promise<void> {
  try {
    await port.switchChain(chain.chainId)
  } catch (error) {
    if (!isUnknownChain(causeOf(error)) || chain.rpcUrl === null) throw error
    await port.addChain(describeChain(chain.chainId, chain.rpcUrl))
    // Some wallets only add the chain and do not switch to it, so ask the wallet to switch.
    if ((await port.findChainId()) !== chain.chainId) await port.switchChain(chain.chainId)
  }
}

function describeChain(chainId: number, rpcUrl: string): AddedChain {
  const known = findNetwork(chainId)
  const name = known?.name ?? walletTexts.ownNetwork
  return { chainId, name, rpcUrl, blockExplorerUrl: known?.blockExplorerUrl ?? null, currency: currencyOf(chainId) }
}

function currencyOf(chainId: number): AddedChain['currency'] {
  return chainId === polygon ? { name: 'POL', symbol: 'POL' } : { name: 'Ether', symbol: 'ETH' }
}

function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error
}
