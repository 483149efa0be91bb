import { expect, test } from 'vitest'
import { findMethod } from './find-method.ts'
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

test.each(['revoked', 'expires'] as const)(
  'a key of a DID document counts as ended if the time in its member `%s` is past or unreadable',
  (member) => {
    const now = new Date('2026-11-01T00:00:00Z')
    const findAt = (time: unknown) => {
      const ended = { ...key, [member]: time }
      const text = JSON.stringify({ ...document, verificationMethod: [ended], authentication: [ended] })
      const parsed = parseDidDocument(text, did, now)
      if (parsed === null) throw new Error('The document cannot be read')
      return (['assertionMethod', 'authentication'] as const).map((purpose) => findMethod(parsed, purpose, key.id))
    }
    for (const time of ['2026-10-31T00:00:00Z', '2026-11-01T00:00:00Z', 'never 2099', 4])
      expect(findAt(time)).toEqual(['key-ended', 'key-ended'])
    for (const time of ['2026-11-02T00:00:00Z', null])
      expect(findAt(time)).toMatchObject([{ id: key.id }, { id: key.id }])
  },
)

test('a document or an issuer’s metadata with very many wrong values is refused without an error', () => {
  const wrong = Array.from({ length: 130_000 }, () => 0)
  expect(parseDidDocument(JSON.stringify({ id: did, assertionMethod: wrong }), did)).toBeNull()
  expect(parseIssuerMetadata(JSON.stringify({ issuer: did, jwks: { keys: wrong } }), did)).toBeNull()
})
