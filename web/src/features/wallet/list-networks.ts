import { findNetwork, networkName, networks } from '@did/domain/network'

export type ListedNetwork = {
  chainId: number
  name: string
  /** The colour of its dot: green, yellow, blue (SPEC.md 2.15). */
  kind: 'connected' | 'testnet' | 'other'
  isRetired: boolean
  /** The network this installation works with. */
  isOwn: boolean
}

type Chains = { current: number | null; own: number | null }

/** The spec's networks, with the wallet's and the installation's own where they are others; those shut down come last. */
export function listNetworks({ current, own }: Chains): ListedNetwork[] {
  const known = networks.map(({ chainId }) => chainId)
  const others = [own, current].filter((chainId) => chainId !== null).filter((chainId) => !known.includes(chainId))
  const listed = [...new Set([...others, ...known])].map((chainId) => describe(chainId, { current, own }))
  return [...listed.filter(({ isRetired }) => !isRetired), ...listed.filter(({ isRetired }) => isRetired)]
}

/** Those whose name or number holds what was typed. */
export function searchNetworks(listed: readonly ListedNetwork[], typed: string): ListedNetwork[] {
  const wanted = typed.trim().toLowerCase()
  return listed.filter(({ name, chainId }) => name.toLowerCase().includes(wanted) || String(chainId).startsWith(wanted))
}

function describe(chainId: number, { current, own }: Chains): ListedNetwork {
  const known = findNetwork(chainId)
  return {
    chainId,
    name: networkName(chainId),
    kind: chainId === current ? 'connected' : known?.isTestnet ? 'testnet' : 'other',
    isRetired: known?.isRetired ?? false,
    isOwn: chainId === own,
  }
}
