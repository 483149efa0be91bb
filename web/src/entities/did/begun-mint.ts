import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'

/** The page asks again after this time while the chain's index has not read a change yet. */
export const chainIndexPollMs = 2000

const namePlace = (owner: Address) => `begun_mint:${owner.toLowerCase()}`
/**
 * The page asks for the DIDs for this long after a mint began. The chain's index needs far less
 * time to read a mint.
 */
const watchedMs = 120_000

/**
 * Notes in the tab's storage that a mint has begun. A page that is reloaded during a mint does not
 * learn how the mint ends, so it asks for the DIDs until the mint is among them.
 */
export function noteMintBegun(owner: Address, now: number): void {
  remember(namePlace(owner), String(now), inTab)
}

/**
 * Forgets the begun mint when the page knows how the mint ended. The page then loads the DIDs
 * anyway.
 */
export function noteMintEnded(owner: Address): void {
  remember(namePlace(owner), null, inTab)
}

/** Returns after how long the page asks for the DIDs again, or false. `now` is in milliseconds. */
export function findDidsPause(owner: Address, dids: readonly Pick<Did, 'onChain'>[], now: number): number | false {
  const isRecent = now - Number(recall(namePlace(owner), inTab) ?? 0) < watchedMs
  return isRecent && dids.some(({ onChain }) => !onChain) ? chainIndexPollMs : false
}
