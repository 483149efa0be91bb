import { base58btc } from 'multiformats/bases/base58'
import { expect, test } from 'vitest'
import { buildIssuer } from '../../test/foreign-issuer.ts'
import { encodeBase64url } from '../foreign/base64url.ts'
import { findMethod } from './find-method.ts'
import { readMethodKey } from './method-key.ts'
import { type Curve, readJwk, readMultikey, writeJwk, writeMultikey } from './public-key.ts'
import { resolveLocal } from './resolve-local.ts'

const curves: Curve[] = ['Ed25519', 'P-256', 'P-384', 'secp256k1']
const named = { id: 'did:example:a#1', controller: 'did:example:a' }

test.each(curves)('a key of %s is read from a JWK, a Multikey and a verification method', (curve) => {
  const { key } = buildIssuer(5, curve)
  expect(readJwk(writeJwk(key))).toEqual(key)
  expect(readMultikey(writeMultikey(key))).toEqual(key)
  expect(readMethodKey({ ...named, type: 'JsonWebKey2020', publicKeyJwk: writeJwk(key) })).toEqual(key)
  expect(readMethodKey({ ...named, type: 'Multikey', publicKeyMultibase: writeMultikey(key) })).toEqual(key)
})

test('an Ed25519 key in a DID document is read from base58, in which did:ethr writes it', () => {
  const { key } = buildIssuer(5)
  const publicKeyBase58 = base58btc.baseEncode(key.bytes)
  expect(readMethodKey({ ...named, type: 'Ed25519VerificationKey2018', publicKeyBase58 })).toEqual(key)
})

test('a secp256k1 key in a DID document is read from hex', () => {
  const { key } = buildIssuer(5, 'secp256k1')
  const hex = Array.from(key.bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const method = { ...named, type: 'EcdsaSecp256k1VerificationKey2019', publicKeyHex: hex }
  expect(readMethodKey(method)).toEqual(key)
})

test.each([
  ['contains a secret', { ...writeJwk(buildIssuer(5).key), d: 'AAAA' }],
  ['has a point outside its curve', { kty: 'EC', crv: 'P-256', x: encodeBase64url(new Uint8Array(32)), y: 'AAAA' }],
  ['is symmetric', { kty: 'oct', k: 'AAAA' }],
  ['has another key type', { ...writeJwk(buildIssuer(5).key), kty: 'EC' }],
])('a key is not read from a JWK that %s', (_, jwk) => {
  expect(readJwk(jwk)).toBeNull()
})

test('a DID that contains its key is resolved without a network when it is a did:key or a did:jwk', () => {
  const { did, kid, key } = buildIssuer(5, 'P-256')
  const jwk = `did:jwk:${encodeBase64url(new TextEncoder().encode(JSON.stringify(writeJwk(key))))}`
  for (const [each, id] of [
    [did, kid],
    [jwk, '#0'],
  ] as const) {
    const document = resolveLocal(each)
    const method = document && findMethod(document, 'assertionMethod', id)
    expect(typeof method === 'object' && method && readMethodKey(method)).toEqual(key)
  }
})

test.each(['did:key:zNonsense', 'did:jwk:e30', 'did:web:example.com', 'did:key:z6Mk#x', ''])(
  'no document of a did:key or did:jwk is found for the text “%s”',
  (did) => {
    expect(resolveLocal(did)).toBeNull()
  },
)

const { did, kid, key } = buildIssuer(5)
const method = { id: kid, type: 'Multikey', controller: did, publicKeyMultibase: writeMultikey(key) }

test('the key of a DID document is found under the purpose that lists the key, and under no other purpose', () => {
  const document = { id: did, verificationMethod: [method], authentication: [kid] }
  expect(findMethod(document, 'authentication', kid)).toEqual(method)
  expect(findMethod(document, 'assertionMethod', kid)).toBe('key-not-listed')
})

test('the key of a DID document is not found when another DID controls the key, or when the key’s id belongs to another DID', () => {
  const foreign = { ...method, controller: 'did:example:thief' }
  expect(findMethod({ id: did, assertionMethod: [foreign] }, 'assertionMethod', kid)).toBe('key-not-listed')
  const stolen = { ...method, id: 'did:example:thief#1' }
  expect(findMethod({ id: did, assertionMethod: [stolen] }, 'assertionMethod', 'did:example:thief#1')).toBe(
    'key-not-listed',
  )
})
