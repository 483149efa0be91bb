import { findNetwork, networkName, networks } from '@did/domain/network'

export type ListedNetwork = {
  chainId: number
  name: string
  /** This decides the colour of the network's dot: green, yellow or blue. */
  kind: 'connected' | 'testnet' | 'other'
  isRetired: boolean
  isOwn: boolean
}

type Chains = { current: number | null; own: number | null }

/** Networks that were shut down come last. */
export function listNetworks({ current, own }: Chains): ListedNetwork[] {
  const known = networks.map(({ chainId }) => chainId)
  const others = [own, current].filter((chainId) => chainId !== null).filter((chainId) => !known.includes(chainId))
  const listed = [...new Set([...others, ...known])].map((chainId) => describeListedNetwork(chainId, { current, own }))
  return [...listed.filter(({ isRetired }) => !isRetired), ...listed.filter(({ isRetired }) => isRetired)]
}

export function searchNetworks(listed: readonly ListedNetwork[], typed: string): ListedNetwork[] {
  const wanted = typed.trim().toLowerCase()
  return listed.filter(({ name, chainId }) => name.toLowerCase().includes(wanted) || String(chainId).startsWith(wanted))
}

function describeListedNetwork(chainId: number, { current, own }: Chains): ListedNetwork {
  const known = findNetwork(chainId)
  return {
    chainId,
    name: networkName(chainId),
    kind: chainId === current ? 'connected' : known?.isTestnet ? 'testnet' : 'other',
    isRetired: known?.isRetired ?? false,
    isOwn: chainId === own,
  }
}
