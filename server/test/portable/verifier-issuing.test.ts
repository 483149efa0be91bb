import { readEvidence } from '@did/credentials/attestation/attestation-evidence'
import { checkAttestation } from '@did/credentials/attestation/claim-attestation'
import type { DataExport } from '@did/domain/account/data-export'
import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { StoppedIssuerKey } from '@did/domain/portable/issuer-key'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { decodeJwt } from 'jose'
import { expect, inject } from 'vitest'
import { findSessionAgain } from '../../src/modules/auth/service.ts'
import { exportCredentials } from '../../src/modules/portable-credentials/export.ts'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { buildIssuingKey, didRegistry, listKeys, revokeKey, verifyElsewhere } from './issuing-keys.ts'
import { type DataIntegrityCredential, openWallet, takeDataIntegrity, tokenFor } from './wallet.ts'

let owner: Person
let verifier: Person
let claim: Claim

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeEach(async ({ node }) => {
  ;[owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  claim = await buildVerifiedClaim(owner, verifier)
})

const day = 24 * 60 * 60
const didOf = ({ client: { address } }: Person) => `did:ethr:0x${inject('stack').chainId.toString(16)}:${address}`
const offersOf = ({ id }: Claim) => `/api/claims/${id}/offers`
const fileOf = ({ id }: Claim, configuration: string) => `/api/claims/${id}/credential?configuration=${configuration}`
const makeOffer = (configuration: string, of = claim) =>
  owner.client.ok<CredentialOffer>('POST', offersOf(of), { configuration })

async function take(node: Node, configuration = 'claim_ldp', of = claim) {
  const wallet = await openWallet(node.url, 'EdDSA')
  const { body } = await takeDataIntegrity(wallet, await makeOffer(configuration, of), configuration)
  const credential = body.credentials?.[0].credential
  if (!credential) throw new Error(`${body.error}: ${body.error_description}`)
  return { credential, wallet }
}

test('a verifier’s issuing key signs a VC 2.0 of a claim, which other software verifies by the verifier’s did:ethr', async ({
  node,
}) => {
  await buildIssuingKey(verifier)
  const { credential, wallet } = await take(node)
  expect(await verifyElsewhere(credential)).toBe('verified')
  const did = didOf(verifier)
  expect(credential).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', { '@vocab': `${publicUrl}/terms#` }],
    type: ['VerifiableCredential', 'VerifiedClaim'],
    issuer: did,
    credentialSubject: { id: wallet.didKey, title: claim.title, claimType: claim.type },
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: 'assertionMethod',
      verificationMethod: `${did}#delegate-1`,
    },
  })
  expect(credential.id).toMatch(/^urn:uuid:/)
  const { statusListCredential, statusListIndex } = credential.credentialStatus
  expect(credential.credentialStatus.id).toBe(`${statusListCredential}#${statusListIndex}`)
  await expectSignedByWallet(credential)
})

test('a VC 2.0 of a verifier’s issuing key does not verify when a word was changed', async ({ node }) => {
  await buildIssuingKey(verifier)
  const { credential } = await take(node)
  const changed = { ...credential.credentialSubject, title: 'Another title' }
  expect(await verifyElsewhere({ ...credential, credentialSubject: changed })).toMatch(/Verification error/)
})

test('a VC 2.0 of a verifier’s issuing key is valid neither longer than the key nor longer than the attestation', async ({
  node,
}) => {
  await buildIssuingKey(verifier, { validity: 5 * day })
  const [key] = await listKeys(verifier)
  const keyEnds = key?.state === 'active' ? Date.parse(key.validUntil) : 0
  const { credential } = await take(node)
  expect(Date.parse(credential.validUntil)).toBe(keyEnds)
  const soon = new Date(Date.now() + 2 * day * 1000).toISOString().slice(0, 10)
  const short = await buildVerifiedClaim(owner, verifier, { validUntil: soon })
  const { credential: shorter } = await take(node, 'claim_ldp', short)
  expect(Date.parse(shorter.validUntil)).toBeLessThan(keyEnds)
  expect(await verifyElsewhere(shorter, new Date(keyEnds - 1000))).toMatch(/is after "validUntil"/)
})

test('a VC 2.0 of a verifier’s issuing key keeps the claim’s fields whose names have another meaning in JSON-LD', async ({
  node,
}) => {
  await buildIssuingKey(verifier)
  const field = (name: string, value: string) => ({
    field: name,
    label: `The ${name}`,
    kind: 'text' as const,
    value,
    isOpenByDefault: true,
  })
  const fields = [field('id', 'AB 12'), field('type', 'Boat'), field('name', 'Nora')]
  const own = await buildVerifiedClaim(owner, verifier, {
    claim: await buildClaim(owner, { holderName: 'Ada Quint', fields }),
  })
  const { credential } = await take(node, 'claim_ldp', own)
  expect(credential.credentialSubject['fields']).toMatchObject({ id: 'AB 12', type: 'Boat', name: 'Nora' })
  expect(await verifyElsewhere(credential)).toBe('verified')
  const altered = {
    ...credential.credentialSubject,
    fields: { ...Object(credential.credentialSubject['fields']), id: 'AB 13' },
  }
  expect(await verifyElsewhere({ ...credential, credentialSubject: altered })).toMatch(/Verification error/)
  await expectSignedByWallet(credential)
})

const offered = async () =>
  (await owner.client.ok<Forms>('GET', offersOf(claim))).forms.map((each) => each.configuration)
const refuse = (configuration = 'claim_ldp') => owner.client.code('POST', offersOf(claim), { configuration })

test('nothing is issued in the name of a verifier without an issuing key, and the answer says why', async () => {
  expect(await offered()).toEqual(['claim_sd_jwt', 'claim_jwt'])
  expect(await refuse()).toBe('409 issuer-key-missing')
  expect(await refuse('claim_ob')).toBe('409 issuer-key-missing')
  expect(await owner.client.code('GET', fileOf(claim, 'claim_ldp'))).toBe('409 issuer-key-missing')
  await buildIssuingKey(verifier)
  expect(await offered()).toEqual(['claim_sd_jwt', 'claim_jwt', 'claim_ldp', 'claim_ob'])
})

test('nothing is issued in the name of a verifier after its issuing key was taken back, and earlier credentials no longer verify', async ({
  node,
}) => {
  const key = await buildIssuingKey(verifier)
  const { credential } = await take(node)
  const wallet = await openWallet(node.url, 'EdDSA')
  const open = await makeOffer('claim_ldp')
  await revokeKey(verifier, key.attribute)
  expect(await verifyElsewhere(credential)).toMatch(/is not in the document/)
  expect(await refuse()).toBe('409 issuer-key-missing')
  const { status, body } = await takeDataIntegrity(wallet, open, 'claim_ldp')
  expect([status, body.error]).toEqual([400, 'credential_request_denied'])
})

test('nothing is issued in the name of a verifier after it stopped its issuing key, even while the chain still lists the key', async () => {
  const key = await buildIssuingKey(verifier)
  await verifier.client.ok<StoppedIssuerKey>('DELETE', `/api/issuer-keys/${key.id}`)
  expect(await refuse()).toBe('409 issuer-key-missing')
})

test('nothing is issued in the name of a verifier after its issuing key has expired', async ({ installation }) => {
  await buildIssuingKey(verifier, { validity: 2 * day })
  expect(await offered()).toContain('claim_ldp')
  owner.client.node = await installation.startNode({ now: () => new Date(Date.now() + 3 * day * 1000) })
  await owner.client.signIn()
  expect(await refuse()).toBe('409 issuer-key-missing')
})

test('nothing is issued in the name of an account that is no longer a verifier', async ({ node }) => {
  await buildIssuingKey(verifier)
  await node.ctx.pool.query('update users set is_self_registered = false where id = $1', [verifier.user.id])
  expect(await refuse()).toBe('409 issuer-key-missing')
})

test('nothing is issued in the name of a verifier that reports a stolen key', async ({ node }) => {
  await buildIssuingKey(verifier)
  await freezeInIndex(node, verifier.client.address)
  expect(await refuse()).toBe('409 issuer-key-missing')
})

test('nothing is issued in the name of a verifier when only another verifier has an issuing key', async ({ node }) => {
  await buildIssuingKey(await buildVerifier(node))
  expect(await refuse()).toBe('409 issuer-key-missing')
})

test('nothing is issued in the name of a verifier whose issuing key cannot be decrypted because SIGNING_KEY has changed', async ({
  installation,
  node,
}) => {
  await buildIssuingKey(verifier)
  const { config } = node.ctx
  const other = await installation.startNode({ config: { ...config, signingKey: `0x${'6b'.repeat(32)}` } })
  for (const { client } of [owner, verifier]) client.node = other
  expect(await refuse()).toBe('409 issuer-key-missing')
  expect(await listKeys(verifier)).toMatchObject([{ state: 'active', isStopped: true }])
  await buildIssuingKey(verifier)
  expect(await offered()).toContain('claim_ldp')
})

test('a wallet whose proof names no did:key gets no VC 2.0', async ({ node }) => {
  await buildIssuingKey(verifier)
  const wallet = await openWallet(node.url, 'EdDSA')
  const token = await tokenFor(wallet, await makeOffer('claim_ldp'))
  const proof = await wallet.prove(await wallet.drawNonce(), { header: { kid: `${wallet.didJwk}#0` } })
  const body = { credential_configuration_id: 'claim_ldp', proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'invalid_proof'])
})

test('a claim’s credential as a file names the owner’s did:ethr as its subject, and no key of a wallet', async () => {
  await buildIssuingKey(verifier)
  const file = await owner.client.call<string>('GET', fileOf(claim, 'claim_ldp'))
  expect(file.headers.get('content-type')).toBe('application/vc')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="claim-\d+\.vc\.json"$/)
  const credential = JSON.parse(file.body) as DataIntegrityCredential
  expect(credential.credentialSubject.id).toBe(didOf(owner))
  expect(await verifyElsewhere(credential)).toBe('verified')

  const badge = await owner.client.call<string>('GET', fileOf(claim, 'claim_ob'))
  expect(badge.headers.get('content-disposition')).toMatch(/filename="claim-\d+\.badge\.json"$/)

  const token = await owner.client.call<string>('GET', fileOf(claim, 'claim_sd_jwt'))
  expect(token.headers.get('content-type')).toBe('application/dc+sd-jwt')
  const payload = decodeJwt(token.body.split('~')[0] ?? '')
  expect([payload.sub, payload['cnf']]).toEqual([didOf(owner), undefined])
})

test('a claim’s credential as a file is in the data export, too, in every format in which the owner can download the credential', async ({
  node,
}) => {
  await buildIssuingKey(verifier)
  const { credentials } = await owner.client.ok<DataExport>('GET', '/api/export')
  expect(credentials.map(({ claimId, configuration }) => [claimId, configuration])).toEqual([
    [claim.id, 'claim_sd_jwt'],
    [claim.id, 'claim_ldp'],
    [claim.id, 'claim_ob'],
  ])
  expect(await verifyElsewhere(credentials[1]?.credential as DataIntegrityCredential)).toBe('verified')
  await freezeInIndex(node, owner.client.address)
  expect((await owner.client.ok<DataExport>('GET', '/api/export')).credentials).toEqual([])
  expect(await owner.client.code('GET', fileOf(claim, 'claim_sd_jwt'))).toBe('403 identity-frozen')
})

/** Begins an export of the owner’s credentials, and returns the rest after the first credential. */
async function beginExport({ ctx }: Node) {
  await buildIssuingKey(verifier)
  const sql = 'select token_hash from sessions where address = $1'
  const { rows } = await ctx.pool.query<{ token_hash: string }>(sql, [owner.client.address])
  const session = await findSessionAgain(ctx, { tokenHash: rows[0]?.token_hash ?? '' })
  const rest = exportCredentials({ ...ctx, countRead: async () => {} }, session, [claim.id])
  expect((await rest.next()).value).toMatchObject({ configuration: 'claim_sd_jwt' })
  return rest
}

test('an export that is under way gives no further credential once the identity is frozen', async ({ node }) => {
  const rest = await beginExport(node)
  await freezeInIndex(node, owner.client.address)
  expect(await rest.next()).toMatchObject({ done: true })
})

test('an export that is under way breaks off before the next credential once the session has ended', async ({
  node,
}) => {
  const rest = await beginExport(node)
  await owner.client.ok('POST', '/api/auth/logout')
  await expect(rest.next()).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('a claim’s credential as a file is given only to the claim’s owner, and only for a verified claim', async ({
  node,
}) => {
  const stranger = await buildUser(node)
  expect(await stranger.client.code('GET', fileOf(claim, 'claim_sd_jwt'))).toBe('403 not-allowed')
  const unverified = await buildClaim(owner)
  expect(await owner.client.code('GET', fileOf(unverified, 'claim_sd_jwt'))).toBe('409 claim-not-verified')
  expect(await owner.client.code('GET', fileOf(claim, 'claim_jwt'))).toBe('400 invalid-input')
})

type Forms = { forms: { configuration: string }[] }

async function expectSignedByWallet({ evidence: [evidence], credentialSubject }: DataIntegrityCredential) {
  const read = readEvidence(evidence)
  if (!read) throw new Error('The evidence cannot be read')
  const domain = attestationDomain({ chainId: read.chainId, didRegistry: read.verifyingContract })
  expect(read.attestation.message.title).toBe(credentialSubject['title'])
  const signed = await checkAttestation(domain, read.attestation)
  expect(signed).toMatchObject({ ok: true, signer: verifier.client.address })
}
