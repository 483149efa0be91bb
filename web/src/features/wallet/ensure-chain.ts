import { AppError, isAppError } from '@did/domain/errors'
import { findNetwork } from '@did/domain/network'
import { walletTexts } from '../../texts/wallet.ts'
import { isUnknownChain, isUnsupported } from './wallet-error.ts'
import type { AddedChain, WalletPort } from './wallet-port.ts'

/** `rpcUrl`: a node to tell the wallet about; without one, a chain that it does not know cannot be offered. */
type Chain = { chainId: number; rpcUrl: string | null }
const polygon = 137
type ChainPort = Pick<WalletPort, 'findChainId' | 'switchChain' | 'addChain'>

/**
 * Brings the wallet to the configured chain, offering the chain when the wallet does not know it. A transaction must not
 * reach another chain, so it throws `wallet-wrong-network` when the wallet says it is somewhere else afterwards; a wallet
 * that cannot say where it is goes ahead, its node decides.
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
    // Adding usually switches as well; where it does not, the chain is known now.
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
