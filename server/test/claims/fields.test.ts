import { attestationDigest, checkAttestation, toAttestation } from '@did/credentials/attestation/claim-attestation'
import { hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import { countKeptBack, findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import type { Claim } from '@did/domain/claim/claim'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare, Shareable, ShareRecord } from '@did/domain/share/share-record'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildDid,
  buildProof,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
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

test('a claim with a name and fields stores the name and the fields as salted leaves in the owner’s order, and the claim’s hash includes the leaves', async () => {
  const claim = await buildClaim(owner, named)
  expect(claim).toMatchObject(named)
  const { leaves } = await getShareable(claim)
  expect(leaves.map(({ field }) => field)).toEqual(['holder_name', 'description', 'degree', 'awarded_on'])
  expect(hashDetails(readDetails(leaves))).toBe(claim.details)
})

test('a claim with a name and fields has an attestation of the newer type, with the name and each field in plain text', async () => {
  const { claim, request } = await buildRequest(owner, verifier, await buildClaim(owner, named))
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  const prepared = await verifier.client.ok<AttestationRequest>('GET', path)
  expect(prepared).toMatchObject({
    primaryType: 'ConfirmCredential',
    message: { details: { holder: { value: 'Maya Rossi' }, fieldCount: 3 } },
  })
  expect(toAttestation(prepared).message.details).toBe(claim.details)
})

test('a claim with a name and fields is verified by an attestation of the newer type, and is not verified by an attestation of the older type', async () => {
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

test('a claim with a name and fields is shared with the name and with the fields that the owner chose to open by default', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, named) })
  const share = await shareDefault(claim)
  expect([findHolderName(share), countKeptBack(share)]).toEqual(['Maya Rossi', 2])
  expect('opened' in share && share.opened.map(({ field }) => field)).toEqual(['holder_name', 'awarded_on'])
})

test('the share of a claim with a name and fields is listed with the labels of the opened fields', async () => {
  const claim = await buildClaim(owner, named)
  await shareDefault(claim)
  const shares = await owner.client.ok<ShareRecord[]>('GET', '/api/shares')
  expect(shares.find(({ claimId }) => claimId === claim.id)).toMatchObject({
    fields: ['awarded_on', 'holder_name'],
    fieldLabels: ['Awarded on', 'Name'],
  })
})

test('a claim with a name and fields is shared with its name alone when its owner did not make it selective', async () => {
  const share = await shareDefault(await buildClaim(owner, { ...named, isSelective: false }))
  expect('opened' in share && share.opened.map(({ field }) => field)).toEqual(['holder_name'])
})

test('a claim with a name and fields keeps its name and its fields when an edit sends neither', async () => {
  const { id, type, title, description } = await buildClaim(owner, named)
  const edit = { type, title: `${title} II`, description, issuer: '' }
  expect(await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, edit)).toMatchObject(named)
})

test('a claim with a name and fields gets another hash when its name or a field is edited', async () => {
  const { id, claimHash, type, title, description, issuer } = await buildClaim(owner, named)
  const edit = { type, title, description, issuer, holderName: 'Maya Rossi-Conti' }
  const renamed = await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, edit)
  expect(renamed).toMatchObject({ holderName: 'Maya Rossi-Conti', fields: named.fields })
  expect(renamed.claimHash).not.toBe(claimHash)
  const emptied = await owner.client.ok<Claim>('PUT', `/api/claims/${id}`, { ...edit, fields: [] })
  expect(emptied).toMatchObject({ fields: [] })
})

const formOf = ({ type, title, description, issuer, holderName, fields, isPrivate, isSelective }: Claim) => {
  return { type, title, description, issuer, isPrivate, isSelective, holderName, fields }
}
const save = (claim: Claim, change: object = {}) =>
  owner.client.ok<Claim>('PUT', `/api/claims/${claim.id}`, { ...formOf(claim), ...change })

test.each([
  ['a claim without a name', { holderName: '' }],
  ['a claim with a name and fields', named],
])('saving %s without a change leaves the claim as it is, even after a verifier was asked', async (_, wording) => {
  const claim = await buildClaim(owner, wording)
  expect(await save(claim)).toEqual(claim)
  await buildRequest(owner, verifier, claim)
  const { asked: __, ...unchanged } = claim
  expect(await save(claim)).toMatchObject(unchanged)
})

test('a verified claim stays verified when its owner changes only which field a share opens by default', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, named) })
  const fields = claim.fields.map((field) => ({ ...field, isOpenByDefault: field.field === 'degree' }))
  const changed = await save(claim, { fields, isPrivate: false, isSelective: true })
  expect(changed).toMatchObject({ id: claim.id, isVerified: true, claimHash: claim.claimHash, fields })
  const share = await shareDefault(changed)
  expect('opened' in share && share.opened.map(({ field }) => field)).toEqual(['holder_name', 'degree'])
})

test('the database refuses to change a leaf of a claim that a verifier was asked about, except for the mark whether shares open the leaf by default', async () => {
  const { claim } = await buildRequest(owner, verifier, await buildClaim(owner, named))
  const change = (path: string, value: string) =>
    node.ctx.pool.query('update claims set leaves = jsonb_set(leaves, $1, $2) where id = $3', [path, value, claim.id])
  for (const [member, value] of [
    ['value', '"PhD"'],
    ['label', '"Doctorate"'],
    ['salt', `"0x${'ab'.repeat(32)}"`],
  ] as const)
    await expect(change(`{2,${member}}`, value)).rejects.toMatchObject({ constraint: 'an_asked_claim_keeps_its_text' })
  await change('{2,isOpenByDefault}', 'true')
})

const open = (by: Person, request: { id: number }) =>
  by.client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)

test('a verifier with a request sees what it confirmed for the same owner before, and nothing that other verifiers confirmed', async () => {
  const somebody = await buildUser(node)
  const other = await buildVerifier(node)
  const first = await buildVerifiedClaim(somebody, verifier, { claim: await buildClaim(somebody, named) })
  await buildVerifiedClaim(somebody, other, { claim: await buildClaim(somebody, { ...named, title: 'Of another' }) })
  const { request } = await buildRequest(somebody, verifier, await buildClaim(somebody, { holderName: 'Mara Rossi' }))
  const { confirmedBefore } = await open(verifier, request)
  expect(confirmedBefore).toEqual([
    { field: 'holder_name', value: 'Maya Rossi', title: first.title, at: expect.any(String) },
  ])
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect((await open(verifier, request)).confirmedBefore).toEqual([])
})

test('a verifier with a request sees no earlier confirmation when it has confirmed nothing for the owner', async () => {
  const newcomer = await buildUser(node)
  const { request } = await buildRequest(newcomer, verifier, await buildClaim(newcomer, named))
  expect(await open(verifier, request)).toMatchObject({ confirmedBefore: [], others: [] })
})

test('a verifier with a request sees which value a field had in the newest claim of this owner and type that the verifier confirmed without revoking it', async () => {
  const somebody = await buildUser(node)
  const confirm = async (claim: Parameters<typeof buildClaim>[1]) =>
    buildVerifiedClaim(somebody, verifier, { claim: await buildClaim(somebody, claim) })
  await confirm({ ...named, title: 'The degree' })
  await confirm({ holderName: 'Maya Rossi', type: 'membership', title: 'A membership', fields: [] })
  const wrong = await confirm({ ...named, title: 'Of a mistake', fields: [{ ...degree, value: 'PhD' }] })
  await revoke(verifier, wrong, 'issued-by-mistake')
  const asked = await buildClaim(somebody, { ...named, fields: [{ ...degree, value: 'BSc' }] })
  const { request } = await buildRequest(somebody, verifier, asked)
  const opened = await open(verifier, request)
  expect(opened.confirmedBefore).toEqual([
    { field: 'degree', value: 'MSc', title: 'The degree', at: expect.any(String) },
  ])
  expect(opened.others.map(({ claimTitle, status }) => [claimTitle, status])).toEqual([
    ['Of a mistake', 'withdrawn'],
    ['A membership', 'approved'],
    ['The degree', 'approved'],
  ])
})

test('a verifier sees its earlier decision on an owner’s claim, and no requests of this owner to other verifiers', async () => {
  const somebody = await buildUser(node)
  const { request: first } = await buildRequest(somebody, verifier, await buildClaim(somebody, named))
  const refusal = { status: 'rejected', reason: 'Not right: Degree.' }
  await verifier.client.ok('PUT', `/api/verification-requests/${first.id}/status`, refusal)
  await buildRequest(somebody, await buildVerifier(node), await buildClaim(somebody, named))
  const { request } = await buildRequest(somebody, verifier, await buildClaim(somebody, named))
  const { others } = await open(verifier, request)
  expect(others).toMatchObject([{ id: first.id, status: 'rejected', reason: refusal.reason }])
})

test('a verifier reads the name and the fields in a request that it has decided, without their salts', async () => {
  const { request } = await buildRequest(owner, verifier, await buildClaim(owner, named))
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  const { request: decided } = await open(verifier, request)
  expect(decided).toMatchObject({ claim: { holderName: 'Maya Rossi', fields: [{ label: 'Degree' }, {}] } })
  expect(JSON.stringify(decided)).not.toContain('salt')
})

test('a verifier’s list of its confirmations shows the holder’s name that the verifier confirmed in each of them', async () => {
  const somebody = await buildUser(node)
  const claim = await buildVerifiedClaim(somebody, verifier, { claim: await buildClaim(somebody, named) })
  const [newest] = await verifier.client.ok<Confirmation[]>('GET', '/api/attestations')
  expect(newest).toMatchObject({ claimId: claim.id, holderName: 'Maya Rossi' })
})

test.each([
  ['without a value', { ...degree, value: ' ' }, 'Required'],
  ['with a name that means something else', { ...degree, field: 'holder_name' }, 'Invalid input'],
  ['with the name of a derived fact', { ...degree, field: 'age_over_18' }, 'Invalid input'],
  ['with a date that is none', { ...awarded, value: '2026-02-30' }, 'Enter a date'],
  ['with a number that is none', { ...degree, kind: 'number', value: '1e9' }, 'Enter a number'],
  ['with a country that is none', { ...degree, kind: 'country', value: 'Portugal' }, 'Choose a country'],
  ['with a code that no country has', { ...degree, kind: 'country', value: 'ZZ' }, 'Choose a country'],
  ['with the label of the holder’s name', { ...degree, label: ' NAME' }, 'a place of this name already'],
  ['with the label of the description', { ...degree, label: 'description' }, 'a place of this name already'],
  ['with the label of a derived fact', { ...degree, label: '18  Or older' }, 'a place of this name already'],
])('a field is refused %s', async (_, field, message) => {
  const { id: didId } = await buildDid(owner)
  const body = { didId, type: 'education', title: 'MSc', description: 'x', fields: [field] }
  const { status, body: answer } = await owner.client.call('POST', '/api/claims', body)
  expect(status).toBe(400)
  expect(JSON.stringify(answer)).toContain(message)
})

test.each([
  [{ ...degree, label: 'Student society', value: 'Doctor of Medicine' }],
  [{ ...degree, field: 'degree_2', label: 'Student society' }],
  [{ ...awarded, field: 'date_of_birth', label: 'Enrolled on' }],
])(
  'a field is refused when its machine-readable name is a well-known name and its label means something else',
  async (borrowed) => {
    const { id: didId } = await buildDid(owner)
    const claim = { type: 'education', title: 'Student', description: 'x' }
    const body = { ...claim, didId, fields: [borrowed] }
    const refused = await owner.client.call('POST', '/api/claims', body)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'fields.0.field' }] },
    })
    const fields = [
      { ...degree, label: 'Abschluss' },
      { ...degree, field: 'society', label: 'Student society' },
    ]
    const { id } = await owner.client.ok<Claim>('POST', '/api/claims', { ...body, fields })
    const edited = await owner.client.call('PUT', `/api/claims/${id}`, { ...claim, fields: [borrowed] })
    expect(edited).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  },
)

test.each([
  ['name', { ...degree, label: 'Diploma' }],
  ['label, apart from letter case and spaces', { ...degree, field: 'degree_2', label: 'D egree' }],
])('a field is refused when another field of the claim has the same %s', async (_, other) => {
  const { id: didId } = await buildDid(owner)
  const body = { didId, type: 'education', title: 'MSc', description: 'x', fields: [degree, other] }
  const { status, body: answer } = await owner.client.call('POST', '/api/claims', body)
  expect(status).toBe(400)
  expect(JSON.stringify(answer)).toContain('Each field needs a name of its own')
})

test('a claim with a period is refused when the period ends before it begins, and the answer names the field with the end', async () => {
  const date = (field: string, value: string) =>
    ({ field, label: field, kind: 'date', value, isOpenByDefault: false }) as const
  const did = await buildDid(owner)
  const fields = [date('employed_since', '2026-03-02'), date('employed_until', '2026-03-01')]
  const body = { didId: did.id, type: 'employment', title: 'Deckhand', description: 'On the ferry', fields }
  const refused = await owner.client.call('POST', '/api/claims', body)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(JSON.stringify(refused.body)).toContain('Choose a day that is not before the beginning')
  expect(JSON.stringify(refused.body)).toContain('fields.1.value')
})
