import { networkName } from '@did/domain/network'
import { useState } from 'react'
import { getAppConfig } from '../../lib/app-config.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { networkTexts } from '../../texts/networks.ts'
import { describeSwitchFailure } from './describe-failure.ts'
import { findPublicNode } from './public-nodes.ts'
import { switchNetwork } from './wallet.ts'

/** SPEC.md 4: busy, then a success or failure toast. */
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

/** The installation's own node for its own chain; nobody else knows a development chain. */
async function findNode(chainId: number): Promise<string | null> {
  const config = await getAppConfig().catch(() => null)
  return config?.chainId === chainId ? config.rpcUrl : findPublicNode(chainId)
}
