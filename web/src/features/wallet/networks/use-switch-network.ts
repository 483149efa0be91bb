import { networkName } from '@did/domain/network'
import { useState } from 'react'
import { getAppConfig } from '../../../lib/app-config.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { networkTexts } from '../../../texts/en/wallet/networks.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { describeSwitchFailure } from '../describe-failure.ts'
import { switchNetwork } from '../wallet.ts'

/**
 * The page passes the addresses of these public chain nodes to a wallet, but never contacts the
 * nodes itself.
 */
const publicNodes = new Map([
  [1, 'https://ethereum-rpc.publicnode.com'],
  [11155111, 'https://ethereum-sepolia-rpc.publicnode.com'],
  [137, 'https://polygon-bor-rpc.publicnode.com'],
  [42161, 'https://arb1.arbitrum.io/rpc'],
  [10, 'https://mainnet.optimism.io'],
  [8453, 'https://mainnet.base.org'],
])

export function useSwitchNetwork() {
  const [isSwitching, setSwitching] = useState(false)
  const switchTo = useSingleFlight(async (chainId: number) => {
    setSwitching(true)
    try {
      await switchNetwork({ chainId, rpcUrl: await findNode(chainId) })
      const { title, description } = networkTexts.changed
      toast({ title, description: description(networkName(chainId)) })
    } catch (error) {
      console.warn('Failed to switch the network', error)
      toast({ variant: 'destructive', ...describeSwitchFailure(error) })
    } finally {
      setSwitching(false)
    }
  })
  return { isSwitching, switchTo }
}

/**
 * Returns a chain node that the page can pass to a wallet. Only the installation knows a node of
 * its own chain, which may be a development chain.
 */
async function findNode(chainId: number): Promise<string | null> {
  const config = await getAppConfig().catch(() => null)
  return config?.chainId === chainId ? config.rpcUrl : (publicNodes.get(chainId) ?? null)
}
