import type { Did } from '@did/domain/did'

/** Where the wizard ends: at the DID it was about, and at the template that somebody was on the way to. */
export function hrefAfterWizard(search: string, did: Did | null, dids: readonly Did[]): string {
  const query = new URLSearchParams()
  const template = new URLSearchParams(search).get('template')
  if (template !== null) query.set('view', 'claims')
  // The first is shown by itself.
  if (did !== null && did.id !== dids[0]?.id) query.set('did', String(did.id))
  if (template !== null) query.set('template', template)
  return query.size === 0 ? '/' : `/?${query}`
}
