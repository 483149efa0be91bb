import { openBadgesContext, openBadgesReserved } from '@did/credentials/data-integrity/open-badges-context'
import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, inject } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { buildIssuingKey, didRegistry, verifyElsewhere } from './issuing-keys.ts'
import { openWallet, takeDataIntegrity } from './wallet.ts'

let node: Node
let owner: Person
let verifier: Person

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  ;[owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await buildIssuingKey(verifier)
})

const offer = ({ id }: Claim) =>
  owner.client.call<CredentialOffer & { code: string }>('POST', `/api/claims/${id}/offers`, {
    configuration: 'claim_ob',
  })

/**
 * The schema of a badge, with the members that the tables of the Open Badges 3.0 specification
 * require.
 */
const text = { type: 'string', minLength: 1 }
const uri = { type: 'string', pattern: '^[a-z]+:.' }
const typed = (name: string) => ({ type: 'array', items: text, contains: { const: name } })
const schema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'name'],
  properties: {
    '@context': {
      type: 'array',
      prefixItems: [{ const: 'https://www.w3.org/ns/credentials/v2' }, { const: openBadgesContext }],
      minItems: 2,
    },
    id: uri,
    type: { allOf: [typed('VerifiableCredential'), typed('OpenBadgeCredential')] },
    name: text,
    issuer: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: uri, type: typed('Profile'), name: text },
    },
    validFrom: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' },
    credentialSubject: {
      type: 'object',
      required: ['type', 'achievement'],
      properties: {
        id: uri,
        type: typed('AchievementSubject'),
        achievement: {
          type: 'object',
          required: ['id', 'type', 'criteria', 'description', 'name'],
          properties: {
            id: uri,
            type: typed('Achievement'),
            achievementType: { enum: ['Degree', 'Certification', 'Certificate'] },
            name: text,
            description: text,
            criteria: { type: 'object', anyOf: [{ required: ['id'] }, { required: ['narrative'] }] },
          },
        },
      },
    },
    evidence: { type: 'array', items: { type: 'object', required: ['type'], properties: { type: typed('Evidence') } } },
    proof: { type: 'array', minItems: 1, items: { type: 'object', required: ['type'] } },
  },
}

test('a claim about an education becomes an Open Badge that its verifier’s key signed and other software verifies', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { body } = await offer(claim)
  const wallet = await openWallet(node.url, 'EdDSA')
  const taken = await takeDataIntegrity(wallet, body, 'claim_ob')
  const credential = taken.body.credentials?.[0].credential
  if (!credential) throw new Error(taken.body.error_description)
  const ajv = new Ajv2020({ strict: false })
  expect([ajv.validate(schema, credential), ajv.errors]).toEqual([true, null])
  expect(credential).toMatchObject({
    name: claim.title,
    issuer: {
      id: `did:ethr:0x${inject('stack').chainId.toString(16)}:${verifier.client.address}`,
      name: verifier.user.verifierOrganization,
    },
    credentialSubject: { id: wallet.didKey, achievement: { name: claim.title, achievementType: 'Degree' } },
  })
  expect(await verifyElsewhere(credential)).toBe('verified')
})

test('an Open Badge keeps a claim’s fields whose names have another meaning in Open Badges', async () => {
  const fields = openBadgesReserved.map((field) => ({
    field,
    label: `The ${field}`,
    kind: 'text' as const,
    value: `a ${field}`,
    isOpenByDefault: true,
  }))
  const form = { holderName: 'Ada Quint', fields }
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, form) })
  const { body } = await offer(claim)
  const taken = await takeDataIntegrity(await openWallet(node.url, 'EdDSA'), body, 'claim_ob')
  const credential = taken.body.credentials?.[0].credential
  if (!credential) throw new Error(taken.body.error_description)
  expect(credential.credentialSubject['fields']).toMatchObject({ image: 'a image', url: 'a url' })
  expect(await verifyElsewhere(credential)).toBe('verified')
})

test('a claim that is not about an achievement cannot become an Open Badge', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, { type: 'kyc' }) })
  const { status, body } = await offer(claim)
  expect([status, body.code]).toEqual([409, 'credential-form-unsuitable'])
})
