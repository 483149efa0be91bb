import { randomBytes } from 'node:crypto'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { buildIssuer, signForVerifier, signJwt } from '@did/credentials/test/foreign-issuer'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { PresentationProgress, PresentationRequest } from '@did/domain/portable/presentation-request'
import { demoAdministrator } from '@did/local/demo-accounts'
import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { describe, expect, inject } from 'vitest'
import { findContent } from '../../src/modules/portable-credentials/content.ts'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { announce, buildIssuingKey, didRegistry, revokeKey } from './issuing-keys.ts'
import { answer, readRequest, showSdJwt } from './presenting-wallet.ts'
import { type DataIntegrityCredential, openWallet, takeDataIntegrity, type Wallet } from './wallet.ts'

const degree = { field: 'degree', label: 'Degree', kind: 'text', isOpenByDefault: false, value: 'MSc' } as const

let node: Node
let owner: Person
let verifier: Person
let claim: Claim
let wallet: Wallet
let key: Awaited<ReturnType<typeof buildIssuingKey>>
let credential: DataIntegrityCredential

async function take(configuration: string): Promise<DataIntegrityCredential> {
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, { configuration })
  const { body } = await takeDataIntegrity(wallet, offer, configuration)
  if (!body.credentials) throw new Error(`${body.error}: ${body.error_description}`)
  return body.credentials[0].credential
}

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  ;[owner, verifier, wallet] = [await buildUser(node), await buildVerifier(node), await openWallet(node.url, 'EdDSA')]
  const confirmed = await buildClaim(owner, { holderName: 'Maya Rossi', fields: [degree] })
  claim = await buildVerifiedClaim(owner, verifier, { claim: confirmed })
  key = await buildIssuingKey(verifier)
})

/**
 * A presenter signs with the verification method `kid`. A did:key has only one method, so a
 * presenter with a did:key needs no `kid`.
 */
type Presenter = Pick<Wallet, 'didKey' | 'privateKey'> & { kid?: string }

const w3cCredential = 'https://www.w3.org/2018/credentials#VerifiableCredential'

/**
 * Shows a credential in answer to a new request. Returns the HTTP status that the wallet gets, and
 * the outcome of the request.
 */
async function show(configuration: string, shown: object, { presenter = wallet }: { presenter?: Presenter } = {}) {
  const asked = { configuration, claims: ['title', 'attestation', 'fields.degree'] }
  const request = await owner.client.ok<PresentationRequest>('POST', '/api/presentation-requests', asked)
  const read = await readRequest(wallet, request)
  const { client_id: domain, nonce: challenge, ...rest } = read
  const { didKey, privateKey, kid = `${didKey}#${didKey.slice('did:key:'.length)}` } = presenter
  const sign = async (data: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, Uint8Array.from(data)))
  const presentation = await signForVerifier(
    { kid, sign },
    {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      type: ['VerifiablePresentation'],
      holder: didKey,
      verifiableCredential: [shown],
    },
    { challenge, domain },
  )
  const { status } = await answer(wallet, { client_id: domain, nonce: challenge, ...rest }, presentation)
  const found = await fetch(`${node.url}/api/presentation-requests/${request.id}`, {
    headers: { authorization: `Bearer ${request.secret}` },
  })
  return { status, outcome: (await found.json()) as PresentationProgress, query: read.dcql_query.credentials }
}

describe.each([
  ['claim_ldp', 'claim_ob', `${publicUrl}/terms#VerifiedClaim`],
  ['claim_ob', 'claim_ldp', 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential'],
])('a wallet shows a credential that a verifier’s own key signed, as %s', (configuration, other, type) => {
  test.beforeEach(async () => {
    credential = await take(configuration)
  })

  test('a credential that a verifier’s own key signed counts as issued by this verifier once the verifier is accredited', async () => {
    expect((await show(configuration, credential)).outcome).toMatchObject({ issuer: { kind: 'stranger' } })
    await accredit(verifier.client.address)
    const { status, outcome, query } = await show(configuration, credential)
    expect(status).toBe(200)
    expect(outcome).toMatchObject({
      state: 'verified',
      claims: { title: claim.title, fields: { degree: 'MSc' } },
      issuer: { kind: 'verifier' },
    })
    expect(query).toMatchObject([{ format: 'ldp_vc', meta: { type_values: [[w3cCredential, type]] } }])
  })

  test('a credential that a verifier’s own key signed is refused when the request asks for another form', async () => {
    const { status, outcome } = await show(configuration, await take(other))
    expect([status, outcome]).toMatchObject([400, { state: 'failed', fault: 'other-type' }])
  })

  test('a credential that a verifier’s own key signed is refused when another wallet than its holder’s shows it', async () => {
    const { status, outcome } = await show(configuration, credential, {
      presenter: await openWallet(node.url, 'EdDSA'),
    })
    expect([status, outcome.state]).toEqual([400, 'failed'])
  })

  test('a credential that a verifier’s own key signed is refused when a word was changed', async () => {
    const credentialSubject = { ...credential.credentialSubject, title: 'Doctor of Science' }
    const { status, outcome } = await show(configuration, { ...credential, credentialSubject })
    expect([status, outcome.state]).toEqual([400, 'failed'])
  })

  test('a credential that a verifier’s own key signed is refused once the verifier has revoked the claim', async () => {
    await revoke(verifier, claim, 'other')
    const { status, outcome } = await show(configuration, credential)
    expect([status, outcome.state]).toEqual([400, 'failed'])
  })

  test('a credential that a verifier’s own key signed is refused once the key was taken back', async () => {
    await revokeKey(verifier, key.attribute)
    const { status, outcome } = await show(configuration, credential)
    expect([status, outcome.state]).toEqual([400, 'failed'])
  })
})

test('a downloaded credential is refused when a key of its owner’s did:ethr shows it, because a former key can add keys to the did:ethr', async () => {
  await accredit(verifier.client.address)
  const value = `0x${Buffer.from(wallet.jwk.x ?? '', 'base64url').toString('hex')}` as const
  await announce(owner, { name: 'did/pub/Ed25519/sigAuth/base58', value })
  const path = `/api/claims/${claim.id}/credential?configuration=claim_ldp`
  const file = JSON.parse(await owner.client.ok<string>('GET', path))
  const didKey = `did:ethr:0x${node.ctx.config.chainId.toString(16)}:${owner.client.address}`
  const presenter = { ...wallet, didKey, kid: `${didKey}#delegate-1` }
  const { status, outcome } = await show('claim_ldp', file, { presenter })
  expect([status, outcome]).toMatchObject([400, { state: 'failed', fault: 'not-bound' }])
})

const accredit = (address: Address) => {
  const args = [address, `Verifier ${address}`, 'verifier.example'] as const
  return controlChain(inject('stack')).send(demoAdministrator.address, { abi, functionName: 'accredit', args })
}

/**
 * The secret key of the wallet is new in each run of the tests, because all tests share one chain.
 */
const secret = randomBytes(32)

/**
 * Returns a key with the did:ethr that its public key names. Everybody can make such a DID at no
 * cost, because it needs no entry on the chain.
 */
function openEthrKey(chainId: number) {
  const issuer = buildIssuer(secret, 'secp256k1')
  const point = secp256k1.ProjectivePoint.fromHex(issuer.key.bytes).toRawBytes(true)
  const did = `did:ethr:0x${chainId.toString(16)}:${bytesToHex(point)}`
  return { ...issuer, did, kid: `${did}#controllerKey` }
}

const list = `${publicUrl}/token-status-lists`
test.each<[string, string, object]>([
  ['a list that is not here', 'unreadable', { status: { status_list: { idx: 1, uri: `${list}/999999` } } }],
  ['a list above all numbers', 'unreadable', { status: { status_list: { idx: 1, uri: `${list}/9999999999` } } }],
  ['a place above all lists', 'unreadable', { status: { status_list: { idx: 2 ** 52, uri: `${list}/1` } } }],
  ['a verifier that is no text', 'words-differ', { verifier: { toString: 1 } }],
])(
  'a credential that any wallet of the chain signed is refused with %s, without an internal error',
  async (_what, fault, more) => {
    expect(await showSigned({ ...(await copyWords()), ...more })).toMatchObject([400, { state: 'failed', fault }])
  },
)

test('a credential that a wallet signed without an attestation counts as a stranger’s, and is refused if the wallet is accredited', async () => {
  const { attestation: _, ...words } = await copyWords()
  const [status, outcome] = await showSigned(words)
  expect([status, outcome]).toMatchObject([200, { issuer: { kind: 'stranger' }, verdict: { overall: 'caution' } }])
  await accredit(publicKeyToAddress(bytesToHex(openEthrKey(0).key.bytes)))
  expect(await showSigned(words)).toMatchObject([400, { state: 'failed', fault: 'attestation-false' }])
})

async function copyWords() {
  const content = await findContent(node.ctx, { claimId: claim.id, owner: owner.client.address })
  if (content === null) throw new Error('The claim is not verified')
  const { title, issuerName, issueDate, level, evidence } = content
  return { title, issuerName, issueDate, level, attestation: evidence }
}

/**
 * Shows a credential with the members in `words`, which the wallet with the key `secret` has
 * signed. Returns the HTTP status and the outcome of the request.
 */
async function showSigned(words: object): Promise<[number, PresentationProgress]> {
  const [issuer, bound] = [openEthrKey(node.ctx.config.chainId), await openWallet(node.url)]
  const payload = { iss: issuer.did, vct: `${publicUrl}/vct/verified-claim`, cnf: { jwk: bound.jwk }, ...words }
  const asked = { configuration: 'claim_sd_jwt' }
  const request = await owner.client.ok<PresentationRequest>('POST', '/api/presentation-requests', asked)
  const read = await readRequest(bound, request)
  const signed = `${signJwt(issuer, payload, { typ: 'dc+sd-jwt' })}~`
  const { status } = await answer(bound, read, await showSdJwt(bound, signed, read))
  const { id, secret } = request
  const found = await fetch(`${node.url}/api/presentation-requests/${id}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return [status, (await found.json()) as PresentationProgress]
}
