import type { Did } from '@did/domain/did'
import { findShownDid } from '../../../entities/did/shown-did.ts'

/** Returns the URL for the wizard's DID and the claim template with which the person came. */
export function hrefAfterWizard(
  search: string,
  did: Did,
  dids: readonly Did[],
  chosen: readonly number[] = [],
): string {
  const query = new URLSearchParams()
  const template = new URLSearchParams(search).get('template')
  if (template !== null) query.set('view', 'claims')
  // The page shows the default DID without naming it in the URL.
  if (did.id !== findShownDid(dids, '', chosen)?.id) query.set('did', String(did.id))
  if (template !== null) query.set('template', template)
  return query.size === 0 ? '/' : `/?${query}`
}
