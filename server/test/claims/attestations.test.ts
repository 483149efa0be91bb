import { attestationDigest, toAttestation } from '@did/credentials/attestation/claim-attestation'
import type { AttestationMessage, AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { buildProof, buildRequest, buildUser, buildVerification, buildVerifier, type Person } from '../rig/builders.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

type Verification = Awaited<ReturnType<typeof buildVerification>>

const prepare = (requestId: number, level: string) =>
  verifier.client.ok<AttestationRequest>('GET', `/api/verification-requests/${requestId}/attestation?level=${level}`)

test('a prepared attestation contains the stored claim, its owner as the subject, and the installation’s chain and registry', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  const { domain, primaryType, types, message } = await prepare(request.id, 'AgeProof')
  const { chainId, didRegistry: verifyingContract } = node.ctx.config
  expect(domain).toEqual({ name: 'DID Verification', version: '1', chainId, verifyingContract })
  expect(primaryType).toBe('ConfirmCredential')
  expect(Object.keys(types).toSorted()).toEqual(['ConfirmCredential', 'Details', 'EIP712Domain', 'Field'])
  expect(message).toEqual({
    verifier: verifier.client.address,
    claimId: claim.id,
    subject: `did:ethr:0x7a69:${owner.client.address}`,
    claimType: claim.type,
    title: claim.title,
    issuer: claim.issuer,
    issueDate: claim.issueDate,
    details: {
      holder: expect.objectContaining({ name: 'holder_name', value: claim.holderName }),
      fieldCount: 1,
      fields: [expect.objectContaining({ name: 'description', value: claim.description })],
    },
    commitment: `0x${'00'.repeat(32)}`,
    level: 'AgeProof',
    validFrom: expect.closeTo(Date.now() / 1000, -2),
    validUntil: 0,
    statusList: expect.any(Number),
    statusIndex: expect.any(Number),
  })
})

test('a prepared attestation changes only when the verifier names another level, and even then keeps its place in the status list', async () => {
  const { request } = await buildRequest(owner, verifier)
  const first = await prepare(request.id, 'AgeProof')
  expect(await prepare(request.id, 'AgeProof')).toEqual(first)
  const other = await prepare(request.id, 'IncomeProof')
  expect(other.message).toMatchObject({ level: 'IncomeProof', statusIndex: first.message.statusIndex })
})

test('each prepared attestation has a place of its own in its verifier’s status list, even when many are prepared concurrently', async () => {
  const busy = await buildVerifier(node)
  const asked = await Promise.all(Array.from({ length: 6 }, () => buildRequest(owner, busy)))
  const prepared = await Promise.all(
    asked.flatMap(({ request }) => {
      const path = `/api/verification-requests/${request.id}/attestation?level=AgeProof`
      return [busy.client.ok<AttestationRequest>('GET', path), busy.client.ok<AttestationRequest>('GET', path)]
    }),
  )
  const places = prepared.map(({ message }) => `${message.statusList}/${message.statusIndex}`)
  expect(new Set(places).size).toBe(6)
  expect(new Set(prepared.map(({ message }) => message.statusList)).size).toBe(1)
  const { request } = await buildRequest(owner, verifier)
  expect((await prepare(request.id, 'AgeProof')).message.statusList).not.toBe(prepared[0]?.message.statusList)
})

test('an attestation is prepared only with a known level and only for a pending request', async () => {
  const { request } = await buildRequest(owner, verifier)
  const path = `/api/verification-requests/${request.id}/attestation`
  expect(await verifier.client.code('GET', path)).toBe('400 invalid-input')
  expect(await verifier.client.code('GET', `${path}?level=Trust`)).toBe('400 invalid-input')
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect(await verifier.client.code('GET', `${path}?level=AgeProof`)).toBe('409 request-decided')
})

async function verify(change: (verification: Verification, claim: Claim) => unknown) {
  const asked = await buildRequest(owner, verifier)
  const body = await change(await buildVerification(verifier, asked), asked.claim)
  const answer = await verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, body)
  const [claim] = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${asked.claim.didId}`)
  return { answer, isVerified: claim?.isVerified }
}

test('an approval takes effect because of its attestation, even if a member of its body says that the claim is not verified', async () => {
  expect(await verify((verification) => ({ ...verification, isVerified: false }))).toEqual({
    answer: '200 undefined',
    isVerified: true,
  })
})

const members: [keyof AttestationMessage, unknown][] = [
  ['verifier', `0x${'11'.repeat(20)}`],
  ['claimId', 999],
  ['subject', `did:ethr:0x7a69:0x${'22'.repeat(20)}`],
  ['claimType', 'kyc'],
  ['title', 'Another title'],
  ['issuer', 'Somebody'],
  ['issueDate', '1999-01-01'],
  ['details', `0x${'33'.repeat(32)}`],
  ['commitment', `0x${'44'.repeat(32)}`],
  ['level', 'AgeProof'],
  ['validFrom', 1],
  ['validUntil', 4_000_000_000],
  ['statusList', 77],
  ['statusIndex', 77],
]
test.each(members)(
  'an approval is refused with a changed %s, even when the changed message is correctly signed',
  async (member, value) => {
    const refused = await verify(async ({ attestation, ...rest }, claim) => {
      const path = `/api/verification-requests/verifier/${verifier.user.id}`
      const requests = await verifier.client.ok<{ id: number; claimId: number }[]>('GET', path)
      const id = requests.find(({ claimId }) => claimId === claim.id)?.id
      const prepared = await verifier.client.ok<AttestationRequest>(
        'GET',
        `/api/verification-requests/${id}/attestation?level=${attestation.message.level}`,
      )
      const { primaryType, message: correct } = toAttestation(prepared)
      const message = { ...correct, [member]: value }
      const hash = attestationDigest(attestationDomain(node.ctx.config), { primaryType, message })
      const signature = await verifier.client.account.sign({ hash })
      return { ...rest, attestation: { primaryType, message, signature } }
    })
    expect(refused).toEqual({ answer: '422 attestation-mismatch', isVerified: false })
  },
)

test('an approval is refused when its signature is from another wallet, is malformed or is empty', async () => {
  const stranger = privateKeyToAccount(generatePrivateKey())
  const foreign = await verify(async ({ attestation, ...rest }) => ({
    ...rest,
    attestation: { ...attestation, signature: await stranger.signMessage({ message: 'x' }) },
  }))
  expect(foreign).toEqual({ answer: '422 attestation-signature-invalid', isVerified: false })
  for (const signature of ['0x', '0x1234', `0x${'ff'.repeat(65)}`]) {
    const broken = await verify(({ attestation, ...rest }) => ({
      ...rest,
      attestation: { ...attestation, signature },
    }))
    expect(broken).toEqual({ answer: '422 attestation-signature-invalid', isVerified: false })
  }
})

test('an approval may write the parity of its signature in another notation, and the signature is stored in the usual notation', async () => {
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  const { message, signature } = verification.attestation
  const parity = signature.endsWith('1b') ? '00' : '01'
  const body = { ...verification, attestation: { message, signature: `${signature.slice(0, -2)}${parity}` } }
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, body)
  const { rows } = await node.ctx.pool.query('select * from attestations where claim_id = $1', [asked.claim.id])
  const { details, claimHash } = asked.claim
  const stored = { signature, message: { ...message, details }, level: 'EducationProof', claim_hash: claimHash }
  expect(rows).toMatchObject([stored])
})

test('an approval is refused when its proof is about another claim, type or level, or is from another proof system', async () => {
  const withProof = (proof: object) =>
    verify(async (verification) => ({ ...verification, proof: { ...verification.proof, ...proof } }))
  expect(await withProof({ claimId: 1 })).toEqual({ answer: '422 proof-invalid', isVerified: false })
  expect(await withProof({ claimType: 'kyc' })).toEqual({ answer: '422 proof-invalid', isVerified: false })
  expect(await withProof({ type: 'AgeProof' })).toEqual({ answer: '422 proof-invalid', isVerified: false })
  expect(await withProof({ engine: 'groth16' })).toEqual({ answer: '422 proof-invalid', isVerified: false })
  expect(await verify((verification) => ({ ...verification, verificationLevel: 'AgeProof' }))).toEqual({
    answer: '422 attestation-mismatch',
    isVerified: false,
  })
})

test('an approval needs both a proof and an attestation', async () => {
  const spec = { isVerified: true, verificationLevel: 'EducationProof' }
  expect((await verify(() => spec)).answer).toBe('400 invalid-input')
  expect((await verify(({ proof: _, ...rest }) => rest)).answer).toBe('400 invalid-input')
})

test('an approval is refused with an attestation that the server has not prepared', async () => {
  const [first, other] = [await buildRequest(owner, verifier), await buildRequest(owner, verifier)]
  const verification = await buildVerification(verifier, first)
  const body = { ...verification, proof: await buildProof(other.claim) }
  expect(await verifier.client.code('PUT', `/api/claims/${other.claim.id}/verify`, body)).toBe(
    '422 attestation-mismatch',
  )
})

test('an approval is refused when the account is no longer a verifier', async () => {
  const former = await buildVerifier(node)
  const asked = await buildRequest(owner, former)
  const verification = await buildVerification(former, asked)
  await node.ctx.pool.query('update users set is_self_registered = false where id = $1', [former.user.id])
  expect(await former.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, verification)).toBe(
    '403 verifier-not-entitled',
  )
})

test('an approval with a simulated proof is refused outside a demonstration installation', async () => {
  const production = await createInstallation({ EMBEDDED: 'false' })
  const real = await production.startNode()
  const [person, checker] = [await buildUser(real), await buildVerifier(real)]
  const asked = await buildRequest(person, checker)
  const verification = await buildVerification(checker, asked)
  expect(await checker.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, verification)).toBe(
    '422 proof-engine-refused',
  )
  await production.close()
})

test('an approval stores the message and the signature exactly as they were signed', async () => {
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, verification)
  const { rows } = await node.ctx.pool.query('select message, signature from attestations where claim_id = $1', [
    asked.claim.id,
  ])
  const [{ message, signature }] = rows
  const { domain, primaryType, types } = await prepareAgain()
  const { EIP712Domain: _, ...signedTypes } = types
  const signer = await recoverTypedDataAddress({
    domain,
    primaryType,
    types: signedTypes,
    // The stored message contains the hash of the details. The wallet signed the details
    // themselves, so they replace the hash here.
    message: { ...message, details: verification.attestation.message.details },
    signature,
  } as never)
  expect(signer.toLowerCase()).toBe(verifier.client.address)
})

async function prepareAgain() {
  const { request } = await buildRequest(owner, verifier)
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  return verifier.client.ok<AttestationRequest>('GET', path)
}
