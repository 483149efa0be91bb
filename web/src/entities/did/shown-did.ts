import type { Did } from '@did/domain/did'

type Listed = Pick<Did, 'id' | 'onChain'>

/**
 * Chooses the DID that the page's URL names (`?did=`, a database id), else the DID that the person
 * chose last, else the default DID. `chosen` lists ids, the latest first.
 */
export function findShownDid<D extends Listed>(
  dids: readonly D[],
  search: string,
  chosen: readonly number[] = [],
): D | null {
  const remembered = chosen.map((id) => dids.find((did) => did.id === id)).find((did) => did !== undefined)
  return findNamedDid(dids, search) ?? remembered ?? findDefaultDid(dids)
}

function findNamedDid<D extends Listed>(dids: readonly D[], search: string): D | null {
  const named = new URLSearchParams(search).get('did')
  return dids.find((did) => String(did.id) === named) ?? null
}

/**
 * Prefers a minted DID, so that a DID with claims stays on the page when its owner makes a new
 * off-chain DID.
 */
function findDefaultDid<D extends Listed>(dids: readonly D[]): D | null {
  return dids.find(({ onChain }) => onChain) ?? dids[0] ?? null
}

/**
 * If the owner has several off-chain DIDs, the page has to say which of them the owner is about to
 * mint.
 */
export function isOneOfSeveralToMint(did: Listed, dids: readonly Listed[]): boolean {
  return !did.onChain && dids.filter(({ onChain }) => !onChain).length > 1
}
