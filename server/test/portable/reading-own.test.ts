import type { Fetch } from '@did/credentials/chain/chain-reader'
import { describeForeign } from '@did/credentials/foreign/describe-foreign'
import { findForeignFacts } from '@did/credentials/foreign/find-foreign-facts'
import { judgeForeign } from '@did/credentials/foreign/judge-foreign'
import { readForeign } from '@did/credentials/foreign/read-foreign'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { describe, expect } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { buildIssuingKey, didRegistry, revokeKey } from './issuing-keys.ts'
import { openWallet } from './wallet.ts'

const noChain: Fetch = () => Promise.reject(new Error('No chain'))

let node: Node
let owner: Person
let verifier: Person
let claim: Claim
const { host } = new URL(publicUrl)

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
  claim = await buildVerifiedClaim(owner, verifier)
})

async function take(configuration: 'claim_sd_jwt' | 'claim_jwt', of = claim): Promise<string> {
  const wallet = await openWallet(node.url)
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${of.id}/offers`, { configuration })
  const { grants } = (await (await wallet.readOffer(offer.uri)).json()) as {
    grants: Record<string, { 'pre-authorized_code': string }>
  }
  const bought = await wallet.buyToken(Object.values(grants)[0]?.['pre-authorized_code'] ?? '')
  const { access_token: token } = (await bought.json()) as { access_token: string }
  const header = configuration === 'claim_jwt' ? { kid: `${wallet.didJwk}#0` } : { jwk: wallet.jwk }
  const proof = await wallet.prove(await wallet.drawNonce(), { header })
  const body = { credential_configuration_id: configuration, proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  return ((await answer.json()) as { credentials: [{ credential: string }] }).credentials[0].credential
}

const boat = { field: 'boat', label: 'Boat', kind: 'text', value: 'Ada', isOpenByDefault: true } as const
const buildNameless = (issuing: Person) =>
  buildClaim(owner, { holderName: '', fields: [boat] }).then((nameless) =>
    buildVerifiedClaim(owner, issuing, { claim: nameless }),
  )

/**
 * Judges a credential as the page does. Facts from the chain stay unknown unless `ask` reaches the
 * chain.
 */
async function judge(text: string, { ask = noChain, registry = null as Address | null } = {}) {
  const read = readForeign(text)
  if (read === null) throw new Error('Unreadable')
  const { chainId, didRegistry, rpcUrl } = node.ctx.config
  const facts = await findForeignFacts(read, {
    now: Math.floor(Date.now() / 1000),
    installation: { chainId, didRegistry, rpcUrl, deployedAtBlock: 0, verifierPolicy: 'review' },
    serviceDid: `did:web:${encodeURIComponent(host)}`,
    ethereumDidRegistry: registry,
    serverUrl: null,
    fetch: ask,
    load: async (url) => {
      const { pathname } = new URL(url)
      const answer = await fetch(`${node.url}${pathname}`)
      return answer.ok ? answer.text() : null
    },
  })
  const verdict = judgeForeign(facts)
  const codes: string[] = [...verdict.checks, ...verdict.attested].map(({ code }) => code)
  return { codes, verdict, headline: describeForeign({ facts, verdict }) }
}

test('this product’s own credential, checked like other software’s, gets its verdict from the service’s key, the status list and the attestation', async () => {
  const { codes } = await judge(await take('claim_sd_jwt'))
  expect(codes.slice(0, 4)).toEqual([
    'foreign-unchanged',
    'foreign-issuer-service',
    'foreign-not-revoked',
    'foreign-valid-until',
  ])
  expect(codes).toContain('signature-valid')
  const jwt = await judge(await take('claim_jwt'))
  expect(jwt.codes).toContain('signature-valid')
  expect(jwt.codes).toContain('foreign-no-status')
})

test('this product’s own credential, checked like other software’s, gets the verdict caution without its attestation', async () => {
  const [jwt = '', ...disclosures] = (await take('claim_sd_jwt')).split('~').filter((part) => part !== '')
  const nameOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())[1]
  const without = disclosures.filter((each) => nameOf(each) !== 'attestation')
  const kept = await judge(`${[jwt, ...without].join('~')}~`)
  expect([kept.verdict.overall, kept.headline.title]).toEqual(['caution', 'Signed by the service only'])
})

test.each(['claim_sd_jwt', 'claim_jwt'] as const)(
  'this product’s own credential in the form %s has no empty member for the holder’s name when the claim names no holder',
  async (form) => {
    const credential = await take(form, await buildNameless(verifier))
    const parts = credential.split(/[.~]/).map((part) => Buffer.from(part, 'base64url').toString())
    expect(parts.join()).toContain('"Ada"')
    expect(parts.join()).not.toMatch(/"holder_name"[:,]""/)
    const { codes } = await judge(credential)
    expect(codes).toContain('signature-valid')
    expect(codes).not.toContain('foreign-fields-bare')
  },
)

test('this product’s own credential, checked like other software’s, is not genuine once its verifier has revoked the claim', async () => {
  const credential = await take('claim_sd_jwt')
  await revoke(verifier, claim, 'other')
  const { codes, verdict } = await judge(credential)
  expect(codes).toContain('foreign-revoked')
  expect(verdict.overall).toBe('not-genuine')
})

const counting = ['foreign-unchanged', 'foreign-not-revoked', 'signature-valid', 'not-revoked']

describe.each(['claim_ldp', 'claim_ob'])('a %s that the verifier’s own key signed', (configuration) => {
  const file = ({ id }: Claim) =>
    owner.client.ok<string>('GET', `/api/claims/${id}/credential?configuration=${configuration}`)
  const judgeByChain = (credential: string) => judge(credential, { ask: fetch as Fetch, registry: didRegistry })

  test('a credential that the verifier’s own key signed gets its verdict from the verifier’s DID document, the status list and the attestation', async () => {
    const issuing = await buildVerifier(node)
    await buildIssuingKey(issuing)
    const confirmed = await buildVerifiedClaim(owner, issuing)
    const { codes } = await judgeByChain(await file(confirmed))
    expect(codes).toEqual(expect.arrayContaining(counting))
  })

  test('a credential that the verifier’s own key signed counts without a holder’s name, and has no empty member for the name', async () => {
    const issuing = await buildVerifier(node)
    await buildIssuingKey(issuing)
    const credential = await file(await buildNameless(issuing))
    const { fields } = JSON.parse(credential).credentialSubject
    expect(fields).toMatchObject({ boat: 'Ada' })
    expect(fields).not.toHaveProperty('holder_name')
    expect((await judgeByChain(credential)).codes).toEqual(expect.arrayContaining(counting))
  })

  test('a credential that the verifier’s own key signed counts even if a field has a name that JSON-LD reserves', async () => {
    const issuing = await buildVerifier(node)
    await buildIssuingKey(issuing)
    const fields = ['id', 'type'].map(
      (name) => ({ field: name, label: name, kind: 'text', value: 'Boat', isOpenByDefault: true }) as const,
    )
    const named = await buildClaim(owner, { holderName: 'Ada Quint', fields })
    const { codes } = await judgeByChain(await file(await buildVerifiedClaim(owner, issuing, { claim: named })))
    expect(codes).toEqual(expect.arrayContaining(counting))
  })

  test('a credential that the verifier’s own key signed is refused when a word was changed, and once the key was taken back', async () => {
    const issuing = await buildVerifier(node)
    const key = await buildIssuingKey(issuing)
    const credential = await file(await buildVerifiedClaim(owner, issuing))
    expect((await judgeByChain(credential.replace('"validFrom":"2', '"validFrom":"1'))).verdict.overall).toBe(
      'not-genuine',
    )
    await revokeKey(issuing, key.attribute)
    const { codes, verdict } = await judgeByChain(credential)
    expect([verdict.overall, codes[0]]).toEqual(['not-genuine', 'foreign-key-not-listed'])
  })
})
