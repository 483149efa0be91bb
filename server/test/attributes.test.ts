import { randomBytes } from 'node:crypto'
import type { AttestationRequest } from '@did/domain/attestation'
import type { SentAttributes } from '@did/domain/attribute-key'
import type { Claim } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildAttributeKey, buildClaim, buildUser, buildVerification, buildVerifier, type Person } from './builders.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'
import { noise } from './vault-builders.ts'

let installation: Installation
let node: Node
let owner: Person
let verifier: Person
let claim: Claim
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
beforeEach(async () => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
  claim = await buildClaim(owner)
})
afterAll(() => installation.close())

const hex = (): Hex => `0x${randomBytes(32).toString('hex')}`
const send = (): SentAttributes => ({ commitment: hex(), holder: hex(), sealed: noise(1000) })
const ask = (attributes?: SentAttributes, claimHash: Hex | undefined = claim.claimHash) =>
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
const countKept = async () =>
  (
    await node.ctx.pool.query('select 1 from verification_requests where claim_id = $1 and attributes is not null', [
      claim.id,
    ])
  ).rows.length

describe('a verifier’s key', () => {
  const publish = (body: object) => verifier.client.code('PUT', `/api/users/${verifier.user.id}/attribute-key`, body)
  const read = (by = owner) => by.client.call('GET', `/api/verifiers/${verifier.user.id}/attribute-key`)

  test('is there once its wallet has signed it, and a later one replaces it', async () => {
    expect((await read()).status).toBe(404)
    const now = Math.floor(Date.now() / 1000)
    const [first, second] = [await buildAttributeKey(verifier, now - 10), await buildAttributeKey(verifier, now)]
    for (const key of [first, first, second]) expect(await publish(key)).toMatch(/^200/)
    expect((await read()).body).toEqual({ ...second, verifier: verifier.client.address })
    expect(await publish(first)).toBe('422 attribute-key-invalid')
    expect(await publish(await buildAttributeKey(verifier, now + 3600))).toBe('422 attribute-key-invalid')
    expect((await read()).body).toMatchObject(second)
  })

  test('is not published with anybody else’s signature, nor by who is no verifier', async () => {
    const foreign = await buildAttributeKey(owner)
    expect(await publish(foreign)).toBe('422 attribute-key-invalid')
    const own = await buildAttributeKey(verifier)
    expect(await publish({ ...own, publicKey: hex() })).toBe('422 attribute-key-invalid')
    expect(await owner.client.code('PUT', `/api/users/${owner.user.id}/attribute-key`, foreign)).toBe('403 not-allowed')
  })
})

describe('attributes sent with a request', () => {
  test('reach the verifier asked and nobody else', async () => {
    const attributes = send()
    const sent = await ask(attributes)
    expect(sent.status).toBe(201)
    expect(await inbox()).toMatchObject([{ attributes }])
    const opened = await verifier.client.ok('GET', `/api/verification-requests/${sent.body.id}`)
    expect(opened).toMatchObject({ request: { attributes } })
    const own = await owner.client.ok('GET', `/api/verification-requests/requester/${owner.user.id}`)
    expect(JSON.stringify([sent.body, own])).not.toContain(attributes.sealed)
  })

  test('are for the text they were sealed to', async () => {
    expect((await ask(send(), hex())).status).toBe(412)
    expect((await ask(send())).status).toBe(201)
    const wording = { type: claim.type, title: 'Another title', description: 'Another', issuer: claim.issuer }
    await owner.client.ok('PUT', `/api/claims/${claim.id}`, wording)
    expect(await inbox()).toMatchObject([{ attributes: null }])
    expect(await countKept()).toBe(0)
  })

  test('are what the verifier signs for, when it has recomputed their commitment', async () => {
    const attributes = send()
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

  test('are not vouched for when none were sent', async () => {
    const { body: request } = await ask()
    expect(await prepare(request.id, hex())).toMatchObject({ status: 422, body: { code: 'attributes-mismatch' } })
    expect(await inbox()).toMatchObject([{ attributes: null }])
  })

  test('are gone with the decision, whichever it is, and when the verifier leaves', async () => {
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
      const { body: request } = await ask(send())
      expect(await countKept()).toBe(1)
      await decide(request)
      expect(await countKept()).toBe(0)
    }
  })
})
