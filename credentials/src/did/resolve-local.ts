import { decodeJson } from '../foreign/base64url.ts'
import type { DidDocument, VerificationMethod } from './did-document.ts'
import { parseDidUrl } from './did-url.ts'
import { readJwk, readMultikey, writeJwk } from './public-key.ts'

/**
 * Returns the document of a did:jwk, or of a did:key whose key signs. Returns null for other
 * methods and for unknown kinds of keys.
 */
export function resolveLocal(did: string): DidDocument | null {
  const url = parseDidUrl(did)
  if (url === null || url.did !== did) return null
  if (url.method === 'key') return resolveKey(did, url.id)
  return url.method === 'jwk' ? resolveJwk(did, url.id) : null
}

function resolveKey(did: string, multibase: string): DidDocument | null {
  if (readMultikey(multibase) === null) return null
  const id = `${did}#${multibase}`
  const method = { id, type: 'Multikey', controller: did, publicKeyMultibase: multibase }
  return { '@context': [didContext, 'https://w3id.org/security/multikey/v1'], id: did, ...listMethod(method, true) }
}

function resolveJwk(did: string, encoded: string): DidDocument | null {
  const jwk = decodeJson(encoded)
  const key = readJwk(jwk)
  if (key === null) return null
  const method = { id: `${did}#0`, type: 'JsonWebKey2020', controller: did, publicKeyJwk: writeJwk(key) }
  const isForSignatures = (jwk as { use?: unknown }).use !== 'enc'
  return {
    '@context': [didContext, 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    ...listMethod(method, isForSignatures),
  }
}

const didContext = 'https://www.w3.org/ns/did/v1'

function listMethod(method: VerificationMethod, isForSignatures: boolean) {
  const purposes = isForSignatures ? { authentication: [method.id], assertionMethod: [method.id] } : {}
  return { verificationMethod: [method], ...purposes }
}
