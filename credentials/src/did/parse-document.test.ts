import { expect, test } from 'vitest'
import { parseDidDocument } from './parse-document.ts'
import { parseIssuerMetadata } from './web-issuer.ts'

const did = 'did:web:issuer.example'
const key = { id: `${did}#key`, type: 'Multikey', controller: did, publicKeyMultibase: 'z6Mk' }
const document = { id: did, verificationMethod: [key], assertionMethod: [key.id] }

test('a text counts as the document of a DID only if it names exactly this DID', () => {
  const text = JSON.stringify(document)
  expect(parseDidDocument(text, did)).toEqual(document)
  expect(parseDidDocument(text, 'did:web:other.example')).toBeNull()
})

test.each(['', 'no JSON', '[]', '{"id": 4}', '{"id": "did:web:issuer.example", "assertionMethod": [4]}'])(
  'a text that is not a DID document is refused: %s',
  (text) => {
    expect(parseDidDocument(text, did)).toBeNull()
  },
)

test('a document or an issuer’s metadata with very many wrong values is refused without an error', () => {
  const wrong = Array.from({ length: 130_000 }, () => 0)
  expect(parseDidDocument(JSON.stringify({ id: did, assertionMethod: wrong }), did)).toBeNull()
  expect(parseIssuerMetadata(JSON.stringify({ issuer: did, jwks: { keys: wrong } }), did)).toBeNull()
})
