import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { inTab, recall, remember } from '../../lib/page/browser-storage.ts'

/**
 * While the chain's index has not yet read a change, the page asks the server again at this
 * interval.
 */
export const chainIndexPollMs = 2000

const namePlace = (owner: Address) => `begun_mint:${owner.toLowerCase()}`
/**
 * For this time after a mint began, the page asks the server for the DIDs again and again. The
 * chain's index needs far less time to read a mint.
 */
const watchedMs = 120_000

/**
 * Notes in the tab's storage that a mint has begun. A page that is reloaded during a mint does not
 * learn how the mint ends. Such a page asks for the DIDs until the list contains the minted DID.
 */
export function noteMintBegun(owner: Address, now: number): void {
  remember(namePlace(owner), String(now), inTab)
}

/**
 * The page calls this function when it knows how the mint ended, because it then loads the DIDs
 * anyway.
 */
export function noteMintEnded(owner: Address): void {
  remember(namePlace(owner), null, inTab)
}

/**
 * Returns after how many milliseconds the page asks for the DIDs again, or false if it need not
 * ask. `now` is in milliseconds.
 */
export function findDidsPause(owner: Address, dids: readonly Pick<Did, 'onChain'>[], now: number): number | false {
  const isRecent = now - Number(recall(namePlace(owner), inTab) ?? 0) < watchedMs
  return isRecent && dids.some(({ onChain }) => !onChain) ? chainIndexPollMs : false
}
