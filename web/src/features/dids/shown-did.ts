import type { Did } from '@did/domain/did'

type Listed = Pick<Did, 'id' | 'onChain'>

/**
 * The DID that the dashboard shows: the one that the address names (`?did=`, its row's id), else the one that the person chose last
 * (`chosen`, the latest first), else the one that is shown by default.
 */
export function findShownDid<D extends Listed>(
  dids: readonly D[],
  search: string,
  chosen: readonly number[] = [],
): D | null {
  const remembered = chosen.map((id) => dids.find((did) => did.id === id)).find((did) => did !== undefined)
  return findNamedDid(dids, search) ?? remembered ?? findDefaultDid(dids)
}

/** The DID of this wallet that the address names, or null. */
function findNamedDid<D extends Listed>(dids: readonly D[], search: string): D | null {
  const named = new URLSearchParams(search).get('did')
  return dids.find((did) => String(did.id) === named) ?? null
}

/** The first DID on the chain, so that a new off-chain DID never hides the minted one with its claims; else the first of all. */
function findDefaultDid<D extends Listed>(dids: readonly D[]): D | null {
  return dids.find(({ onChain }) => onChain) ?? dids[0] ?? null
}

/** A token goes to the first off-chain DID by itself; only of several must its owner say which one is meant. */
export function isOneOfSeveralToMint(did: Listed, dids: readonly Listed[]): boolean {
  return !did.onChain && dids.filter(({ onChain }) => !onChain).length > 1
}
