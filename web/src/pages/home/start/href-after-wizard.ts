import type { Did } from '@did/domain/did'
import { findShownDid } from '../../../entities/did/shown-did.ts'

/**
 * The URL names the wizard's DID if the page would show another one, and the claim template if the
 * person came with one.
 */
export function hrefAfterWizard(
  search: string,
  did: Did,
  dids: readonly Did[],
  chosen: readonly number[] = [],
): string {
  const query = new URLSearchParams()
  const template = new URLSearchParams(search).get('template')
  if (template !== null) query.set('view', 'claims')
  // If the URL names no DID, the page shows the DID that `findShownDid` chooses.
  if (did.id !== findShownDid(dids, '', chosen)?.id) query.set('did', String(did.id))
  if (template !== null) query.set('template', template)
  return query.size === 0 ? '/' : `/?${query}`
}
