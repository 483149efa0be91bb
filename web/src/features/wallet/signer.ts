import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import type { WalletPort } from './engine/wallet-port.ts'
import { walletSourceStore } from './wallet-store.ts'

type Acting = { identity: Address; wallet: Address }

/** Each call of a signer uses the wallet that is connected at the time of the call. */
export function createSigner(currentPort: () => WalletPort | null): (acting: Acting) => Signer {
  const getPort = () => {
    const port = currentPort()
    if (!port) throw new AppError('wallet-not-connected', 'No wallet connected')
    return port
  }
  return ({ identity, wallet }) => ({
    address: identity,
    wallet,
    passkey: currentPort()?.passkey ?? null,
    ensureChain: async () => bringToChain(getPort()),
    signText: (text) => getPort().signText(wallet, text),
    signTypedData: async (typedData) => {
      const port = getPort()
      const { chainId } = typedData.domain
      const config = await getAppConfig()
      // MetaMask refuses typed data for another chain than the wallet's current chain.
      if (Number(chainId) === config.chainId) await bringToChain(port)
      return port.signTypedData(wallet, typedData)
    },
    sendTransaction: async (transaction) => {
      const port = getPort()
      await bringToChain(port)
      if (__EMBEDDED__ && walletSourceStore.get() !== 'passkey') await fundOnce(wallet)
      return port.sendTransaction(wallet, transaction)
    },
  })
}

async function bringToChain(port: WalletPort): Promise<void> {
  const [config, { ensureChain }] = await Promise.all([getAppConfig(), import('./networks/ensure-chain.ts')])
  await ensureChain(port, config)
}

const funded = new Map<Address, Promise<void>>()

/**
 * The embedded installation's faucet gives a wallet money only once, because a wallet that has
 * money does not need it.
 */
function fundOnce(address: Address): Promise<void> {
  const funding = funded.get(address) ?? fund(address)
  funded.set(address, funding)
  return funding
}

async function fund(address: Address): Promise<void> {
  try {
    const config = await getAppConfig()
    if (!config.embedded) return
    const { embeddedRoutes } = await import('@did/domain/embedded-routes')
    await api(embeddedRoutes.fundWallet, { body: { address } })
  } catch (error) {
    funded.delete(address)
    console.warn('The faucet gave nothing', error)
  }
}
