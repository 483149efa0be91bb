import type { DidDocument, VerificationMethod } from './did-document.ts'
import { parseDidUrl } from './did-url.ts'

export type KeyPurpose = 'assertionMethod' | 'authentication'

/**
 * Finds a key that a document lists under a purpose (Controlled Identifiers 1.0, section 3.3). `id`
 * is an absolute DID URL, or a fragment with `#`. Returns `key-not-listed` for a key that is not
 * listed under this purpose, or that another DID controls. Returns `key-ended` for a listed key
 * that was revoked or has expired.
 */
export function findMethod(
  document: DidDocument,
  purpose: KeyPurpose,
  id: string,
): VerificationMethod | 'key-not-listed' | 'key-ended' {
  const absolute = (text: string) => (text.startsWith('#') ? `${document.id}${text}` : text)
  const wanted = absolute(id)
  if (parseDidUrl(wanted)?.did !== document.id) return 'key-not-listed'
  const listed = (document[purpose] ?? []).find(
    (each) => absolute(typeof each === 'string' ? each : each.id) === wanted,
  )
  if (listed === undefined) return 'key-not-listed'
  const methods = typeof listed === 'string' ? (document.verificationMethod ?? []) : [listed]
  const found = methods.find((each) => absolute(each.id) === wanted)
  if (found === undefined || found.controller !== document.id) return 'key-not-listed'
  return found.ended ? 'key-ended' : { ...found, id: wanted }
}
