import { attestationDigest, checkAttestation, toAttestation } from '@did/credentials/attestation/claim-attestation'
import { hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import { countKeptBack, findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare, Shareable } from '@did/domain/share/share-record'
import type { OpenedRequest } from '@did/domain/verification-request/verification-request'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildClaim,
  buildDid,
  buildProof,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'

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

const degree = { field: 'degree', label: 'Degree', kind: 'text', value: 'MSc', isOpenByDefault: false } as const
const awarded = { field: 'awarded_on', label: 'Awarded on', kind: 'date', value: '2026-07-14' } as const
const named = { holderName: 'Maya Rossi', fields: [degree, { ...awarded, isOpenByDefault: true }] }

function getShareable(claim: Claim): Promise<Shareable> {
  return owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
}

async function shareDefault(claim: Claim) {
  const { url } = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  return parseShareUrl(url)
}

describe('a claim with a name and fields', () => {
  test('keeps them, in the order of its owner, as salted leaves of its hash', async () => {
    const claim = await buildClaim(owner, named)
    expect(claim).toMatchObject(named)
    const { leaves } = await getShareable(claim)
    expect(leaves.map(({ field }) => field)).toEqual(['holder_name', 'description', 'degree', 'awarded_on'])
    expect(hashDetails(readDetails(leaves))).toBe(claim.details)
  })

  test('is signed in its own type, with the name and each field in plain text', async () => {
    const { claim, request } = await buildRequest(owner, verifier, await buildClaim(owner, named))
    const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
    const prepared = await verifier.client.ok<AttestationRequest>('GET', path)
    expect(prepared).toMatchObject({
      primaryType: 'ConfirmCredential',
      message: { details: { holder: { value: 'Maya Rossi' }, fieldCount: 3 } },
    })
    expect(toAttestation(prepared).message.details).toBe(claim.details)
  })

  test('is verified by its own type of attestation and not by the older one', async () => {
    const { claim, request } = await buildRequest(owner, verifier, await buildClaim(owner, named))
    const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
    const attestation = toAttestation(await verifier.client.ok<AttestationRequest>('GET', path))
    const approve = async (signed: typeof attestation) => {
      const digest = attestationDigest(attestationDomain(node.ctx.config), signed)
      return verifier.client.code('PUT', `/api/claims/${claim.id}/verify`, {
        verificationLevel: 'EducationProof',
        proof: await buildProof(claim),
        attestation: { ...signed, signature: await verifier.client.account.sign({ hash: digest }) },
      })
    }
    expect(await approve({ ...attestation, primaryType: 'ClaimAttestation' })).toBe('422 attestation-mismatch')
    expect(await approve(attestation)).toBe('200 undefined')
    const { attestation: stored } = await getShareable(claim)
    if (!stored) throw new Error('The claim has no attestation')
    expect(await checkAttestation(attestationDomain(node.ctx.config), stored)).toMatchObject({ ok: true })
  })

  test('is shared with its name and what its owner opens by default', async () => {
    const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, named) })
    const share = await shareDefault(claim)
    expect([findHolderName(share), countKeptBack(share)]).toEqual(['Maya Rossi', 2])
    expect('opened' in share && share.opened.map(({ field }) => field)).toEqual(['holder_name', 'awarded_on'])
  })

  test('is shared with its name alone when its owner did not make it selective', async () => {
    const share = await shareDefault(await buildClaim(owner, { ...named, isSelective: false }))
    expect('opened' in share && share.opened.map(({ field }) => field)).toEqual(['holder_name'])
  })

  test('keeps its name and its fields when an edit sends neither', async () => {
    const { id, type, title, description } = await buildClaim(owner, named)
    const edit = { type, title: `${title} II`, description, issuer: '' }
    expect(await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, edit)).toMatchObject(named)
  })

  test('gets another hash when its name or a field is edited', async () => {
    const { id, claimHash, type, title, description, issuer } = await buildClaim(owner, named)
    const edit = { type, title, description, issuer, holderName: 'Maya Rossi-Conti' }
    const renamed = await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, edit)
    expect(renamed).toMatchObject({ holderName: 'Maya Rossi-Conti', fields: named.fields })
    expect(renamed.claimHash).not.toBe(claimHash)
    const emptied = await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, { ...edit, fields: [] })
    expect(emptied).toMatchObject({ fields: [] })
  })
})

describe('a verifier with a request', () => {
  const open = (by: Person, request: { id: number }) =>
    by.client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)

  test('sees what it confirmed for the same owner before, and nothing that others confirmed', async () => {
    const somebody = await buildUser(node)
    const other = await buildVerifier(node)
    const first = await buildVerifiedClaim(somebody, verifier, { claim: await buildClaim(somebody, named) })
    await buildVerifiedClaim(somebody, other, { claim: await buildClaim(somebody, { ...named, title: 'Of another' }) })
    const { request } = await buildRequest(somebody, verifier, await buildClaim(somebody, { holderName: 'Mara Rossi' }))
    const { confirmedBefore } = await open(verifier, request)
    expect(confirmedBefore).toMatchObject({ title: first.title, ...named })
    await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
    expect((await open(verifier, request)).confirmedBefore).toBeNull()
  })

  test('sees nothing from before when it has confirmed nothing for that owner', async () => {
    const newcomer = await buildUser(node)
    const { request } = await buildRequest(newcomer, verifier, await buildClaim(newcomer, named))
    expect((await open(verifier, request)).confirmedBefore).toBeNull()
  })
})

test('a claim without a name and without fields has the form of before', async () => {
  const claim = await buildClaim(owner)
  expect(claim).toMatchObject({ holderName: null, fields: [] })
  const { request } = await buildRequest(owner, verifier, claim)
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  expect(await verifier.client.ok('GET', path)).toMatchObject({ primaryType: 'ClaimAttestation' })
})

describe('a field is refused', () => {
  test.each([
    ['without a value', { ...degree, value: ' ' }, 'Required'],
    ['with a name that means something else', { ...degree, field: 'holder_name' }, 'Invalid input'],
    ['with the name of a derived fact', { ...degree, field: 'age_over_18' }, 'Invalid input'],
    ['with a date that is none', { ...awarded, value: '2026-02-30' }, 'Enter a date'],
    ['with a number that is none', { ...degree, kind: 'number', value: '1e9' }, 'Enter a number'],
    ['with a country that is none', { ...degree, kind: 'country', value: 'Portugal' }, 'Choose a country'],
  ])('%s', async (_, field, message) => {
    const { id: didId } = await buildDid(owner)
    const body = { didId, type: 'education', title: 'MSc', description: 'x', fields: [field] }
    const { status, body: answer } = await owner.client.call('POST', '/api/claims', body)
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toContain(message)
  })

  test('that another field of the claim has the name of', async () => {
    const { id: didId } = await buildDid(owner)
    const body = { didId, type: 'education', title: 'MSc', description: 'x', fields: [degree, degree] }
    expect(await owner.client.code('POST', '/api/claims', body)).toBe('400 invalid-input')
  })
})
