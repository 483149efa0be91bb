import type { Did } from '@did/domain/did'

type Listed = Pick<Did, 'id' | 'onChain'>

/** The DID that the address names (`?did=`, its row's id); the first one when it names none of this wallet's (SPEC.md 4). */
export function findShownDid<D extends Listed>(dids: readonly D[], search: string): D | null {
  const named = new URLSearchParams(search).get('did')
  return dids.find((did) => String(did.id) === named) ?? dids[0] ?? null
}

/** A token goes to the first off-chain DID by itself; only of several must its owner say which one is meant. */
export function isOneOfSeveralToMint(did: Listed, dids: readonly Listed[]): boolean {
  return !did.onChain && dids.filter(({ onChain }) => !onChain).length > 1
}
