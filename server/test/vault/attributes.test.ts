import { randomBytes } from 'node:crypto'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import type { Hex } from '@did/domain/hex'
import type { CreatedShare, ShareRecord } from '@did/domain/share/share-record'
import type { SentAttributes } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildAttributeKey,
  buildClaim,
  buildSentAttributes,
  buildUser,
  buildVerification,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let owner: Person
let verifier: Person
let claim: Claim
test.beforeEach(async ({ node }) => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
  claim = await buildClaim(owner)
})

const hex = (): Hex => `0x${randomBytes(32).toString('hex')}`
const send = (): Promise<SentAttributes> => buildSentAttributes({ owner, verifier, claim })
const ask = (attributes?: object, claimHash: Hex | undefined = claim.claimHash) =>
  owner.client.call<VerificationRequest>('POST', '/api/verification-requests', {
    claimId: claim.id,
    verifierId: verifier.user.id,
    attributes,
    claimHash,
  })
const inbox = () => verifier.client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${verifier.user.id}`)
const prepare = (id: number, commitment?: Hex) =>
  verifier.client.call<AttestationRequest & { code?: string }>(
    'GET',
    `/api/verification-requests/${id}/attestation?level=EducationProof${commitment ? `&commitment=${commitment}` : ''}`,
  )
const countKept = async (node: Node) =>
  (
    await node.ctx.pool.query('select 1 from verification_requests where claim_id = $1 and attributes is not null', [
      claim.id,
    ])
  ).rows.length

const publish = (body: object) => verifier.client.code('PUT', `/api/users/${verifier.user.id}/attribute-key`, body)
const read = (by = owner) => by.client.call('GET', `/api/verifiers/${verifier.user.id}/attribute-key`)

test('a verifier’s attribute key is stored with its wallet’s signature, until a key with a higher number replaces it', async () => {
  expect((await read()).body).toEqual({ key: null })
  const [first, second] = [await buildAttributeKey(verifier), await buildAttributeKey(verifier, { number: 2 })]
  for (const key of [first, first, second]) expect(await publish(key)).toMatch(/^200/)
  expect((await read()).body).toEqual({ key: { ...second, verifier: verifier.client.address } })
  for (const older of [first, await buildAttributeKey(verifier, { number: 2 })])
    expect(await publish(older)).toBe('422 attribute-key-invalid')
  expect((await read()).body).toMatchObject({ key: second })
})

test('nobody can publish an attribute key whose number is so high that no later key could have a higher number', async () => {
  const last = Number.MAX_SAFE_INTEGER
  expect(await publish(await buildAttributeKey(verifier, { number: last }))).toBe('422 attribute-key-invalid')
  for (const number of [1, 1 + attributeKeyNumbers.mostAhead])
    expect(await publish(await buildAttributeKey(verifier, { number }))).toMatch(/^200/)
  expect(await publish(await buildAttributeKey(verifier, { number: last }))).toBe('422 attribute-key-invalid')
  expect(await publish(await buildAttributeKey(verifier, { number: 2 }))).toBe('422 attribute-key-invalid')
})

test('a key with any number replaces an attribute key whose signature no longer counts, for example because the passkey that signed was removed', async ({
  node,
}) => {
  const stored = await buildAttributeKey(verifier)
  expect(await publish(stored)).toMatch(/^200/)
  // The stored key gets the highest number, which earlier versions of the server accepted, and a
  // signature that no wallet made.
  await node.ctx.pool.query('update attribute_keys set number = $2, signature = $3 where user_id = $1', [
    verifier.user.id,
    Number.MAX_SAFE_INTEGER,
    '0x12',
  ])
  expect(await publish(await buildAttributeKey(verifier, { number: 2 }))).toMatch(/^200/)
  expect((await read()).body).toMatchObject({ key: { number: 2 } })
})

test('a verifier’s attribute key must have a number, a recent date and an end within a year', async () => {
  const now = Math.floor(Date.now() / 1000)
  const { number: _, ...unnumbered } = await buildAttributeKey(verifier)
  expect(await publish(unnumbered)).toBe('400 invalid-input')
  expect(await publish({ ...(await buildAttributeKey(verifier)), number: 0 })).toBe('400 invalid-input')
  for (const changes of [
    { createdAt: now + 3600 },
    { createdAt: now - 7200, validUntil: now - 3600 },
    { createdAt: now, validUntil: now + 366 * 86_400 },
  ])
    expect(await publish(await buildAttributeKey(verifier, changes))).toBe('422 attribute-key-invalid')
  expect((await read()).body).toEqual({ key: null })
})

test('a verifier’s attribute key from before keys had numbers is valid until a key with a number replaces it', async ({
  node,
}) => {
  const signedAt = Math.floor(Date.now() / 1000) - 86_400
  const { publicKey } = await buildAttributeKey(verifier)
  await node.ctx.pool.query('insert into attribute_keys values ($1, $2, $3, $4, 0, $5)', [
    verifier.user.id,
    publicKey,
    signedAt,
    '0x12',
    signedAt + 365 * 86_400,
  ])
  expect((await read()).body).toMatchObject({ key: { number: 0, validUntil: signedAt + 365 * 86_400 } })
  expect(await publish(await buildAttributeKey(verifier))).toMatch(/^200/)
  expect((await read()).body).toMatchObject({ key: { number: 1 } })
})

test('a verifier’s attribute key is refused when another wallet signed it, and when the account is no verifier', async () => {
  const foreign = await buildAttributeKey(owner)
  expect(await publish(foreign)).toBe('422 attribute-key-invalid')
  const own = await buildAttributeKey(verifier)
  expect(await publish({ ...own, publicKey: hex() })).toBe('422 attribute-key-invalid')
  expect(await owner.client.code('PUT', `/api/users/${owner.user.id}/attribute-key`, foreign)).toBe('403 not-allowed')
})

test('private attributes in a request reach only the verifier to whom the request is sent', async () => {
  const attributes = await send()
  const sent = await ask(attributes)
  expect(sent.status).toBe(201)
  expect(await inbox()).toMatchObject([{ attributes }])
  const opened = await verifier.client.ok('GET', `/api/verification-requests/${sent.body.id}`)
  expect(opened).toMatchObject({ request: { attributes } })
  const own = await owner.client.ok('GET', `/api/verification-requests/requester/${owner.user.id}`)
  expect(JSON.stringify([sent.body, own])).not.toContain(attributes.sealed)
})

test('private attributes in a request stay with the wording of the claim for which they were sealed', async ({
  node,
}) => {
  expect((await ask(await send(), hex())).status).toBe(412)
  expect((await ask(await send())).status).toBe(201)
  const wording = { type: claim.type, title: 'Another title', description: 'Another', issuer: claim.issuer }
  const { id } = await owner.client.ok<Claim>('PUT', `/api/claims/${claim.id}`, wording)
  expect(id).not.toBe(claim.id)
  expect(await inbox()).toMatchObject([{ claim: { title: claim.title }, attributes: expect.any(Object) }])
  expect(await countKept(node)).toBe(1)
})

test('private attributes in a request must be signed by the claim’s owner, for this verifier and this claim', async ({
  node,
}) => {
  const stranger = await buildUser(node)
  const sign = (hash: Hex) => stranger.client.account.sign({ hash })
  const attributes = await send()
  const refused = { status: 422, body: { code: 'attributes-signature-invalid' } }
  for (const changed of [
    { ...attributes, commitment: hex() },
    { ...attributes, holder: hex() },
    { ...attributes, sealed: (await send()).sealed },
    { ...attributes, signed: { ...attributes.signed, keyNumber: 2 } },
    { ...attributes, signed: { ...attributes.signed, signature: `0x${'12'.repeat(65)}` } },
    await buildSentAttributes({ owner, verifier, claim, wallet: { address: owner.client.address, sign } }),
    await buildSentAttributes({ owner, verifier: stranger, claim }),
    await buildSentAttributes({ owner, verifier, claim: await buildClaim(owner) }),
  ])
    expect(await ask(changed)).toMatchObject(refused)
  expect((await ask({ ...attributes, signed: undefined })).status).toBe(400)
  expect(await inbox()).toEqual([])
  expect((await ask(attributes)).status).toBe(201)
})

test('private attributes that were sent without the owner’s signature are marked as unsigned and cannot be attested', async ({
  node,
}) => {
  const { signed: _, ...unsigned } = await send()
  const { body: request } = await ask()
  await node.ctx.pool.query('update verification_requests set attributes = $2 where id = $1', [request.id, unsigned])
  expect(await inbox()).toMatchObject([{ attributes: { ...unsigned, signed: null } }])
  expect(await prepare(request.id, unsigned.commitment)).toMatchObject({
    status: 422,
    body: { code: 'attributes-mismatch' },
  })
})

test('private attributes in a request are attested by their commitment, and an approval with another commitment is refused', async () => {
  const attributes = await send()
  const { body: request } = await ask(attributes)
  expect((await prepare(request.id)).body.message.commitment).toBe(`0x${'00'.repeat(32)}`)
  expect(await prepare(request.id, hex())).toMatchObject({ status: 422, body: { code: 'attributes-mismatch' } })
  expect((await prepare(request.id, attributes.commitment)).body.message.commitment).toBe(attributes.commitment)
  const { commitment } = attributes
  const verification = await buildVerification(verifier, { claim, request, commitment })
  await verifier.client.ok('PUT', `/api/claims/${claim.id}/verify`, verification)
  const shareable = await owner.client.ok('GET', `/api/claims/${claim.id}/shareable`)
  expect(shareable).toMatchObject({ attestation: { message: { commitment } } })
})

test('an approval with a commitment is refused when the request contains no private attributes', async () => {
  const { body: request } = await ask()
  expect(await prepare(request.id, hex())).toMatchObject({ status: 422, body: { code: 'attributes-mismatch' } })
  expect(await inbox()).toMatchObject([{ attributes: null }])
})

test('private attributes in a request are deleted when the request is decided or the verifier closes its account', async ({
  node,
}) => {
  const decisions = [
    async (request: VerificationRequest) => {
      const verification = await buildVerification(verifier, { claim, request })
      await verifier.client.ok('PUT', `/api/claims/${claim.id}/verify`, verification)
    },
    (request: VerificationRequest) =>
      verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' }),
    () => verifier.client.ok('DELETE', `/api/users/${verifier.user.id}`),
  ]
  for (const decide of decisions) {
    const { body: request } = await ask(await send())
    expect(await countKept(node)).toBe(1)
    await decide(request)
    expect(await countKept(node)).toBe(0)
  }
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const share = (body: object) => owner.client.call<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)
const verify = async (attributes?: SentAttributes) => {
  const { body: request } = await ask(attributes)
  const commitment = attributes && { commitment: attributes.commitment }
  const verification = await buildVerification(verifier, { claim, request, ...commitment })
  await verifier.client.ok('PUT', `/api/claims/${claim.id}/verify`, verification)
}

test('a share with a proof is always a new share, and its whole link is returned only when the owner makes it', async () => {
  const attributes = await send()
  await verify(attributes)
  const [first, second] = [
    await share({ kind: 'proof', expiresAt: inAnHour() }),
    await share({ kind: 'proof', expiresAt: inAnHour() }),
  ]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.id).not.toBe(second.body.id)
  const { commitment } = attributes
  expect(parseShareUrl(first.body.url)).toMatchObject({
    kind: 'attested',
    shareId: first.body.id,
    message: { commitment },
  })
  const [listed] = await owner.client.ok<ShareRecord[]>('GET', '/api/shares')
  expect(listed).toMatchObject({ id: second.body.id, kind: 'proof', status: 'active', url: null })
  const plain = await share({})
  expect(plain.status).toBe(201)
  expect([first.body.id, second.body.id]).not.toContain(plain.body.id)
})

test('a share with a proof opens the holder’s name only if the owner chose to open the name', async () => {
  await verify(await send())
  const named = await share({ kind: 'proof', expiresAt: inAnHour(), fields: ['holder_name'] })
  expect(named.status).toBe(201)
  expect(parseShareUrl(named.body.url)).toMatchObject({ opened: [{ field: 'holder_name' }] })
  const unnamed = await share({ kind: 'proof', expiresAt: inAnHour() })
  expect(parseShareUrl(unnamed.body.url)).toMatchObject({ opened: [] })
})

test('a share with a proof is refused for an unverified claim and for a claim without attested attributes', async () => {
  const refused = { status: 422, body: { code: 'claim-without-attributes' } }
  expect(await share({ kind: 'proof', expiresAt: inAnHour() })).toMatchObject(refused)
  await verify()
  expect(await share({ kind: 'proof', expiresAt: inAnHour() })).toMatchObject(refused)
})

test.each([
  [{}],
  [{ expiresAt: '2020-01-01T00:00:00.000Z' }],
  [{ expiresAt: inAnHour(), fields: ['description'] }],
  [{ expiresAt: inAnHour(), maxViews: 3 }],
])('a share with a proof must have an end and open no field but the name, so %j is refused', async (body) => {
  await verify(await send())
  expect((await share({ kind: 'proof', ...body })).status).toBe(400)
})

test('a share with a proof can be withdrawn like any other share', async () => {
  await verify(await send())
  const { id } = (await share({ kind: 'proof', expiresAt: inAnHour() })).body
  await owner.client.ok('DELETE', `/api/shares/${id}`)
  expect(await owner.client.ok('GET', `/api/shares/${id}/status`)).toMatchObject({ status: 'withdrawn' })
})
