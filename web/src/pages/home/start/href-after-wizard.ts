import type { Did } from '@did/domain/did'
import { findShownDid } from '../../../entities/did/shown-did.ts'

/**
 * Returns the URL after the wizard. It names the wizard's DID, and the claim template if the person
 * came with one.
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
  // Without an id in the URL, the page shows the default DID.
  if (did.id !== findShownDid(dids, '', chosen)?.id) query.set('did', String(did.id))
  if (template !== null) query.set('template', template)
  return query.size === 0 ? '/' : `/?${query}`
}
