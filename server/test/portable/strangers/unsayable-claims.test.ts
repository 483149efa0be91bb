/**
 * In these tests, a claim has words with another meaning in JSON-LD. It becomes a credential if
 * only the names of its fields are such words, but not if one of its texts is.
 */
import type { DataExport } from '@did/domain/account/data-export'
import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer, CredentialOfferProgress } from '@did/domain/portable/credential-offer'
import { expect } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../../rig/builders.ts'
import type { Node } from '../../rig/stack.ts'
import { testWith } from '../../rig/test.ts'
import { buildIssuingKey, didRegistry, verifyElsewhere } from '../issuing-keys.ts'
import { type DataIntegrityCredential, openWallet, takeDataIntegrity } from '../wallet.ts'

let owner: Person
let verifier: Person

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeEach(async ({ node }) => {
  ;[owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await buildIssuingKey(verifier)
})

const offersOf = ({ id }: Claim) => `/api/claims/${id}/offers`
const fileOf = ({ id }: Claim, configuration: string) => `/api/claims/${id}/credential?configuration=${configuration}`
const makeOffer = (claim: Claim) =>
  owner.client.ok<CredentialOffer>('POST', offersOf(claim), { configuration: 'claim_ldp' })

const fieldNamed = (label: string) => ({
  field: label.toLowerCase(),
  label,
  kind: 'text' as const,
  value: `the ${label}`,
  isOpenByDefault: true,
})

/**
 * Builds a verified claim whose title begins like the label of a blank node. Older claims can have
 * such a title.
 */
async function buildUnsayable({ ctx }: Node): Promise<Claim> {
  const claim = await buildClaim(owner)
  await ctx.pool.query(`update claims set title = '_:1' where id = $1`, [claim.id])
  return buildVerifiedClaim(owner, verifier, { claim })
}

test('a claim with fields named Sub, Kid, ISS, Aud, Jku and X5u is issued as a credential and as a file, and its export is complete', async ({
  node,
}) => {
  const fields = ['Sub', 'Kid', 'ISS', 'Aud', 'Jku', 'X5u'].map(fieldNamed)
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, { fields }) })
  const { body } = await takeDataIntegrity(await openWallet(node.url, 'EdDSA'), await makeOffer(claim), 'claim_ldp')
  const exported = await owner.client.ok<DataExport>('GET', '/api/export')
  const issued = [
    body.credentials?.[0].credential,
    JSON.parse(await owner.client.ok<string>('GET', fileOf(claim, 'claim_ldp'))),
    JSON.parse(await owner.client.ok<string>('GET', fileOf(claim, 'claim_ob'))),
    ...exported.credentials.slice(1).map(({ credential }) => credential),
  ] as DataIntegrityCredential[]
  expect(issued).toHaveLength(5)
  for (const credential of issued) {
    expect(await verifyElsewhere(credential)).toBe('verified')
    expect(credential.credentialSubject['fields']).toMatchObject({ sub: 'the Sub', kid: 'the Kid', iss: 'the ISS' })
  }
})

test('a claim is refused when one of its texts begins like the label of a blank node', async () => {
  const { didId } = await buildClaim(owner)
  const good = { didId, type: 'education', title: 'Master', description: 'Studied there' }
  const field = fieldNamed('Grade')
  for (const wrong of [{ title: '_:1' }, { holderName: '_:Ada' }, { fields: [{ ...field, value: '_:1' }] }])
    expect(await owner.client.code('POST', '/api/claims', { ...good, ...wrong })).toBe('400 invalid-input')
})

test('an older claim whose title begins like the label of a blank node is not offered in a form that cannot say it, and the answer says why', async ({
  node,
}) => {
  const claim = await buildUnsayable(node)
  const { forms } = await owner.client.ok<{ forms: object[] }>('GET', offersOf(claim))
  expect(forms).toMatchObject([{ configuration: 'claim_sd_jwt' }, { configuration: 'claim_jwt' }])
  const refused = '409 credential-form-unsuitable'
  expect(await owner.client.code('POST', offersOf(claim), { configuration: 'claim_ldp' })).toBe(refused)
  expect(await owner.client.code('GET', fileOf(claim, 'claim_ldp'))).toBe(refused)
})

test('a wallet that takes a claim that its form cannot say gets a refusal with the reason, and the owner reads that the credential was refused', async ({
  node,
}) => {
  const offer = await makeOffer(await buildVerifiedClaim(owner, verifier))
  const { id } = await buildUnsayable(node)
  await node.ctx.pool.query('update credential_offers set claim_id = $1 where id = $2', [id, offer.id])
  const { status, body } = await takeDataIntegrity(await openWallet(node.url, 'EdDSA'), offer, 'claim_ldp')
  expect([status, body.error]).toEqual([400, 'credential_request_denied'])
  expect(body.error_description).toContain('cannot be said in this form')
  const { state } = await owner.client.ok<CredentialOfferProgress>('GET', `/api/credential-offers/${offer.id}`)
  expect(state).toBe('refused')
})

test('an export names a credential that could not be written, and contains all others', async ({ node }) => {
  const unsayable = await buildUnsayable(node)
  const good = await buildVerifiedClaim(owner, verifier)
  const { credentials } = await owner.client.ok<DataExport>('GET', '/api/export')
  const missing = { claimId: unsayable.id, credential: null, problem: 'not-written' }
  const of = ({ id }: Claim) => credentials.filter(({ claimId }) => claimId === id)
  expect(of(unsayable)).toEqual([
    { claimId: unsayable.id, configuration: 'claim_sd_jwt', credential: expect.any(String) },
    { configuration: 'claim_ldp', ...missing },
    { configuration: 'claim_ob', ...missing },
  ])
  expect(of(good)).toMatchObject([
    { configuration: 'claim_sd_jwt' },
    { configuration: 'claim_ldp', credential: { type: ['VerifiableCredential', 'VerifiedClaim'] } },
    { configuration: 'claim_ob', credential: { type: ['VerifiableCredential', 'OpenBadgeCredential'] } },
  ])
})
