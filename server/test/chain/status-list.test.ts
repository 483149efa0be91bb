import { gunzipSync, inflateSync } from 'node:zlib'
import type { AttestationMessage } from '@did/domain/attestation/attestation'
import type { DidDocument } from '@did/domain/attestation/status-list'
import type { Claim } from '@did/domain/claim/claim'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { defaultDocumentLoader, verifyCredential } from '@digitalbazaar/vc'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { sql } from '../../src/db/drizzle.ts'
import { buildRequest, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { createPick, rounds } from '../rig/seeded-random.ts'
import { createInstallation, type Installation, type Node, publicUrl } from '../rig/stack.ts'

let installation: Installation
let node: Node
let owner: Person
let verifier: Person
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})
afterAll(() => installation.close())

type Place = Pick<AttestationMessage, 'statusList' | 'statusIndex'>

async function findPlace({ id }: Claim): Promise<Place> {
  const { rows } = await node.ctx.db.execute<{ message: AttestationMessage }>(
    sql`select message from attestations where claim_id = ${id}`,
  )
  if (!rows[0]) throw new Error('The claim is not attested')
  return rows[0].message
}

/** Reads a status list as other people's software does, without our code. */
async function readBits(statusList: number): Promise<{ bits: string; payload: Record<string, unknown> }> {
  const { body: jwt } = await send<string>(node, 'GET', `/status-lists/${statusList}`)
  const { body: issuer } = await send<DidDocument>(node, 'GET', '/.well-known/did.json')
  const { kid } = decodeProtectedHeader(jwt)
  expect(issuer.assertionMethod).toContain(kid)
  const [method] = issuer.verificationMethod
  expect(method.id).toBe(kid)
  const key = await importJWK(method.publicKeyJwk, 'ES256')
  const { payload } = await jwtVerify(jwt, key, { typ: 'vc+jwt', algorithms: ['ES256'] })
  const subject = payload['credentialSubject'] as { encodedList: string }
  expect(subject.encodedList[0]).toBe('u')
  const bytes = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'))
  return { bits: Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(''), payload }
}

/** Checks a Data Integrity proof with the library's own verifier and the published DID document. */
async function isProven(credential: JsonDocument): Promise<boolean> {
  const { body: issuer } = await send<DidDocument>(node, 'GET', '/.well-known/did.json')
  const [, multikey] = issuer.verificationMethod
  const documents: JsonDocument = {
    [issuer.id]: issuer,
    [multikey.id]: { '@context': 'https://w3id.org/security/multikey/v1', ...multikey },
  }
  const documentLoader: DocumentLoader = async (url) =>
    documents[url] ? { contextUrl: null, documentUrl: url, document: documents[url] } : defaultDocumentLoader(url)
  const suite = new DataIntegrityProof({ cryptosuite })
  const { verified } = await verifyCredential({ credential, suite, documentLoader })
  return verified
}

test('a status list shows the same revocation with a Data Integrity proof and as a token status list', async () => {
  const office = await buildVerifier(node, 'Portable Office')
  const claim = await buildVerifiedClaim(owner, office)
  const { statusList, statusIndex } = await findPlace(claim)
  await revoke(office, claim, 'other')
  const accept = { headers: { accept: 'application/ld+json, application/json' } }
  const list = await fetch(`${node.url}/status-lists/${statusList}`, accept)
  expect(list.headers.get('content-type')).toMatch(/^application\/ld\+json/)
  expect(list.headers.get('vary')).toBe('accept')
  const credential = JSON.parse(await list.text())
  expect(credential.proof).toMatchObject({
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-rdfc-2019',
    proofPurpose: 'assertionMethod',
  })
  expect(await isProven(credential)).toBe(true)
  expect(await isProven({ ...credential, validUntil: '2099-01-01T00:00:00Z' })).toBe(false)

  const { body: token } = await send<string>(node, 'GET', `/token-status-lists/${statusList}`)
  const { body: issuer } = await send<DidDocument>(node, 'GET', '/.well-known/did.json')
  const key = await importJWK(issuer.verificationMethod[0].publicKeyJwk, 'ES256')
  const { payload, protectedHeader } = await jwtVerify(token, key, { typ: 'statuslist+jwt' })
  expect(protectedHeader.kid).toBe(issuer.verificationMethod[0].id)
  expect(payload).toMatchObject({ sub: `${publicUrl}/token-status-lists/${statusList}`, ttl: 15 })
  const { bits, lst } = payload['status_list'] as { bits: number; lst: string }
  const bytes = inflateSync(Buffer.from(lst, 'base64url'))
  expect([bits, bytes.length]).toEqual([1, 16_384])
  const set = Array.from({ length: 131_072 }, (_, place) => place).filter(
    (place) => ((bytes[place >> 3] ?? 0) >> (place & 7)) & 1,
  )
  const { bits: sameBits } = await readBits(statusList)
  expect(set).toContain(statusIndex)
  expect(set).toEqual(Array.from(sameBits, Number).flatMap((bit, place) => (bit ? [place] : [])))
})

test('a status list in which nothing was revoked is signed with a Data Integrity proof at most once a minute, however often it is read', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { statusList } = await findPlace(claim)
  const headers = { accept: 'application/ld+json' }
  const { ctx, url } = await installation.startNode()
  const now = ctx.now()
  ctx.now = () => now
  const read = async () => (await fetch(`${url}/status-lists/${statusList}`, { headers })).text()
  // Each new signature over a list differs from all others, so two equal answers have the same
  // signature.
  const [first, second] = [await read(), await read()]
  expect(second).toBe(first)
  await revoke(verifier, claim, 'other')
  expect(await read()).not.toBe(first)
})

test('a status list answers 406 for a media type that the server does not offer', async () => {
  const { statusList } = await findPlace(await buildVerifiedClaim(owner, verifier))
  const answer = await fetch(`${node.url}/status-lists/${statusList}`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(406)
})

test('a status list is a signed W3C credential, and its bits are exactly the verifier’s revocations', async () => {
  const office = await buildVerifier(node)
  const claims = [await buildVerifiedClaim(owner, office), await buildVerifiedClaim(owner, office)] as const
  const [{ statusList, statusIndex }, standing] = [await findPlace(claims[0]), await findPlace(claims[1])]
  expect((await readBits(statusList)).bits).not.toContain('1')
  await revoke(office, claims[0], 'other')
  const { bits, payload } = await readBits(statusList)
  expect(bits).toHaveLength(131_072)
  expect(bits[statusIndex]).toBe('1')
  expect(bits.replaceAll('0', '')).toBe('1')
  expect(bits[standing.statusIndex]).toBe('0')
  const url = `${publicUrl}/status-lists/${statusList}`
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: 'did:web:localhost%3A3000',
    credentialSubject: { id: `${url}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 15_000 },
  })
  const minutes = (Date.parse(`${payload['validUntil']}`) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(3.9)
  expect(minutes).toBeLessThanOrEqual(5)
  expect(Date.parse(`${payload['validFrom']}`)).toBeLessThanOrEqual(Date.now())
})

test('a status list may be cached by anybody for some seconds and is revalidated by its ETag', async () => {
  const { statusList } = await findPlace(await buildVerifiedClaim(owner, verifier))
  const first = await send(node, 'GET', `/status-lists/${statusList}`)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/vc+jwt',
    'cache-control': 'public, max-age=15',
    'access-control-allow-origin': '*',
  })
  const tag = first.headers.get('etag') ?? ''
  const again = await send(node, 'GET', `/status-lists/${statusList}`, undefined, {
    headers: { 'if-none-match': tag },
  })
  // The `ETag` of a list changes once a minute, so it may change between the two requests. Then the
  // answer is 200 instead of 304.
  expect([200, 304]).toContain(again.status)
  expect(again.status === 304).toBe(again.headers.get('etag') === tag)
  await revoke(verifier, await buildVerifiedClaim(owner, verifier), 'other')
  const changed = await send(node, 'GET', `/status-lists/${statusList}`, undefined, {
    headers: { 'if-none-match': tag },
  })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('a status list keeps the bit and the position of a claim that is erased', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { statusList, statusIndex } = await findPlace(claim)
  await revoke(verifier, claim, 'other')
  await node.ctx.db.execute(sql`delete from attestations where claim_id = ${claim.id}`)
  await node.ctx.db.execute(sql`delete from claims where id = ${claim.id}`)
  expect((await readBits(statusList)).bits[statusIndex]).toBe('1')
  const { rows } = await node.ctx.db.execute(
    sql`select 1 from status_places where status_list = ${statusList} and status_index = ${statusIndex}`,
  )
  expect(rows).toHaveLength(1)
})

test('a status list assigns its positions at random', async () => {
  const busy = await buildVerifier(node, 'Busy Office')
  const indexes: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const { request } = await buildRequest(owner, busy)
    const path = `/api/verification-requests/${request.id}/attestation?level=AgeProof`
    const { message } = await busy.client.ok<{ message: Place }>('GET', path)
    indexes.push(message.statusIndex)
  }
  const sorted = indexes.toSorted((a, b) => a - b)
  expect(sorted.every((index, position) => index === position)).toBe(false)
  expect(Math.max(...indexes)).toBeGreaterThan(8)
})

test('a verifier gets a new status list before all positions of the present list are taken', async () => {
  const busy = await buildVerifier(node, 'Busier Office')
  const prepare = async () => {
    const { request } = await buildRequest(owner, busy)
    const path = `/api/verification-requests/${request.id}/attestation?level=AgeProof`
    return (await busy.client.ok<{ message: Place }>('GET', path)).message.statusList
  }
  const first = await prepare()
  await node.ctx.db.execute(sql`update status_lists set taken = 98304 where id = ${first}`)
  expect(await prepare()).not.toBe(first)
})

test('a status list answers 404 for an unknown list and for a position outside the list', async () => {
  const { statusList } = await findPlace(await buildVerifiedClaim(owner, verifier))
  const ask = async (path: string) => (await send(node, 'GET', path)).status
  expect(await ask('/status-lists/999999')).toBe(404)
  expect(await ask('/status-lists/9999999999')).toBe(404)
  for (const id of ['x', '0', '01', '-1', '1e3']) {
    expect(await ask(`/status-lists/${id}`)).toBe(404)
    expect(await ask(`/token-status-lists/${id}`)).toBe(404)
    expect(await ask(`/status-lists/${id}/entries/0`)).toBe(404)
  }
  for (const index of ['131072', '-1', 'x']) expect(await ask(`/status-lists/${statusList}/entries/${index}`)).toBe(404)
  expect(await ask('/status-lists/999999/entries/0')).toBe(404)
  expect(await ask(`/status-lists/${statusList}/entries/0`)).toBe(200)
})

test('an independent library accepts none of many random changes to a signed status list', async () => {
  const { statusList } = await findPlace(await buildVerifiedClaim(owner, verifier))
  const { body: jwt } = await send<string>(node, 'GET', `/status-lists/${statusList}`)
  const { body: issuer } = await send<DidDocument>(node, 'GET', '/.well-known/did.json')
  const key = await importJWK(issuer.verificationMethod[0].publicKeyJwk, 'ES256')
  const isAccepted = (text: string) =>
    jwtVerify(text, key, { typ: 'vc+jwt', algorithms: ['ES256'] }).then(
      () => true,
      () => false,
    )
  expect(await isAccepted(jwt)).toBe(true)
  const letters = 'ABCXYZabcxyz0189-_.='
  const pick = createPick()
  for (let asked = 0; asked < rounds; ) {
    const at = pick(jwt.length)
    const letter = letters.charAt(pick(letters.length))
    const changed = jwt.slice(0, at) + letter + jwt.slice(at + pick(3))
    if (isSameToken(changed, jwt)) continue
    asked += 1
    expect(await isAccepted(changed), `${letter} at ${at}`).toBe(false)
  }
}, 120_000)

/**
 * Tells whether a changed token has the same signed text and the same bytes of the signature as the
 * first token. A change may keep these bytes, because the last letter of a signature contains bits
 * that no decoder reads.
 */
function isSameToken(changed: string, jwt: string): boolean {
  const [one, other] = [takeApart(changed), takeApart(jwt)]
  return one.signed === other.signed && one.signature.equals(other.signature)
}

function takeApart(jwt: string): { signed: string; signature: Buffer } {
  const dot = jwt.lastIndexOf('.')
  return { signed: jwt.slice(0, dot), signature: Buffer.from(jwt.slice(dot + 1), 'base64url') }
}

test('a server without SIGNING_KEY signs no status list, and still answers requests for a single position of a status list', async () => {
  const { statusList } = await findPlace(await buildVerifiedClaim(owner, verifier))
  const config = { ...node.ctx.config, signingKey: undefined }
  const keyless = await installation.startNode({ config })
  const { status, body } = await send(keyless, 'GET', `/status-lists/${statusList}`)
  const description = 'SIGNING_KEY is not set, so nothing can be signed for other software'
  expect(status).toBe(503)
  expect(body).toEqual({ error: 'temporarily_unavailable', error_description: description })
  expect((await send(keyless, 'GET', `/status-lists/${statusList}/entries/0`)).status).toBe(200)
})

test('a server refuses to start when SIGNING_KEY is not a P-256 key', () => {
  const environment = {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: 'postgres://localhost/did',
    RPC_URL: 'http://localhost:8545',
    CHAIN_ID: '31337',
    DID_REGISTRY: `0x${'11'.repeat(20)}`,
  }
  expect(() => readConfig({ ...environment, SIGNING_KEY: `0x${'00'.repeat(32)}` })).toThrow(/SIGNING_KEY must be/)
  expect(() => readConfig({ ...environment, SIGNING_KEY: `0x${'ff'.repeat(32)}` })).toThrow(/SIGNING_KEY must be/)
})
