import type { Did } from '@did/domain/did'
import { findShownDid } from '../../features/dids/shown-did.ts'

/** Where the wizard ends: at the DID it was about, and at the template that somebody was on the way to. */
export function hrefAfterWizard(
  search: string,
  did: Did,
  dids: readonly Did[],
  chosen: readonly number[] = [],
): string {
  const query = new URLSearchParams()
  const template = new URLSearchParams(search).get('template')
  if (template !== null) query.set('view', 'claims')
  // The default is shown without an address of its own.
  if (did.id !== findShownDid(dids, '', chosen)?.id) query.set('did', String(did.id))
  if (template !== null) query.set('template', template)
  return query.size === 0 ? '/' : `/?${query}`
}
