import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import { expect } from 'vitest'
import { buildDid, buildRequest, buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import { buildOlderClaim } from '../rig/older-claim.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const text = { type: 'education', title: 'MSc', description: 'Passed', issuer: 'University of Tests' }

async function readSignedType(claim: Claim): Promise<string> {
  const { request } = await buildRequest(owner, verifier, claim)
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  return (await verifier.client.ok<AttestationRequest>('GET', path)).primaryType
}

/**
 * Saves a claim as the page's form does. If the claim was stored before claims had a holder's name,
 * the form sends an empty name.
 */
function save({ id, type, title, description, issuer, isPrivate, isSelective }: Claim, change: object = {}) {
  const form = { type, title, description, issuer, isPrivate, isSelective, holderName: '', fields: [] }
  return owner.client.ok<Claim>('PUT', `/api/claims/${id}`, { ...form, ...change })
}

test('a new claim without a name and without fields has the newer form, with an empty name and no fields', async () => {
  const didId = (await buildDid(owner)).id
  const claim = await owner.client.ok<Claim>('POST', '/api/claims', { ...text, didId })
  expect(claim).toMatchObject({ holderName: '', fields: [] })
  expect(await readSignedType(claim)).toBe('ConfirmCredential')
})

test('a claim from before claims had a holder’s name gets an attestation of the older type as long as the claim’s text is unchanged', async () => {
  const claim = await buildOlderClaim(node, owner)
  expect(claim).toMatchObject({ holderName: null, fields: [] })
  expect(await readSignedType(claim)).toBe('ClaimAttestation')
})

test('saving a claim from before claims had a holder’s name leaves the claim as it is when nothing changed, even after a verifier was asked', async () => {
  const claim = await buildOlderClaim(node, owner)
  expect(await save(claim)).toEqual(claim)
  await buildRequest(owner, verifier, claim)
  const { asked: _, ...unchanged } = claim
  expect(await save(claim)).toMatchObject(unchanged)
})

test.each([
  ['a name', { holderName: 'Maya Rossi' }, 'Maya Rossi'],
  ['another title and still no name', { title: 'MSc with distinction' }, ''],
])('a claim of the older form gets the newer form when an edit gives it %s', async (_, change, holderName) => {
  const claim = await buildOlderClaim(node, owner)
  const changed = await save(claim, change)
  expect(changed).toMatchObject({ id: claim.id, holderName })
  expect(changed.claimHash).not.toBe(claim.claimHash)
  expect(await readSignedType(changed)).toBe('ConfirmCredential')
})
