import { mendLink } from '@did/domain/link/mend-link'

/**
 * Undoes in the page's URL what a mail or chat program changed in a link. Runs before all other
 * code of the page, so that the other code sees only the link as its owner sent it.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location
  const mended = mendLink(pathname + search + hash)
  if (mended !== null && mended.replace(/^[^#]*/, '') !== hash) history.replaceState(history.state, '', mended)
}
