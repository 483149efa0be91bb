import type { Claim } from '@did/domain/claim/claim'
import type { CreateCredentialOffer, CredentialOffer } from '@did/domain/portable/credential-offer'
import { expect, vi } from 'vitest'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { openWallet, sdJwtReader, tokenFor, type Wallet } from './wallet.ts'

let node: Node
let owner: Person
let claim: Claim
let wallet: Wallet

test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  wallet = await openWallet(node.url)
})

const makeOffer = (asked: Partial<CreateCredentialOffer> = {}) =>
  owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, {
    configuration: 'claim_sd_jwt',
    ...asked,
  })
const detail = { type: 'openid_credential', credential_configuration_id: 'claim_sd_jwt' }

async function errorOf(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { error: string }).error}`
}

test.each<[string, unknown]>([
  ['another configuration than the offer’s', [{ ...detail, credential_configuration_id: 'claim_jwt' }]],
  ['the offer’s configuration and another one', [detail, { ...detail, credential_configuration_id: 'claim_jwt' }]],
  ['an unknown configuration', [{ ...detail, credential_configuration_id: 'other' }]],
  ['details of another type', [{ ...detail, type: 'other' }]],
  ['no details', []],
  ['more details than a schema reads in time', Array(200_000).fill(1)],
])('a token request that names %s is refused, and the code stays usable', async (_what, details) => {
  const { id } = await makeOffer()
  const asked = { authorization_details: JSON.stringify(details) }
  expect(await errorOf(await wallet.buyToken(id, asked))).toBe('400 invalid_authorization_details')
  const answer = await wallet.buyToken(id, { authorization_details: JSON.stringify([detail]) })
  expect(answer.status).toBe(200)
  const authorization_details = [{ ...detail, credential_identifiers: ['claim_sd_jwt'] }]
  expect(await answer.json()).toMatchObject({ authorization_details })
})

test.each([
  ['many', `[${'0,'.repeat(200_000)}0]`],
  ['deeply nested', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])(
  'the authorization details of a token request are refused before they are parsed if they are %s',
  async (_what, text) => {
    const { id } = await makeOffer()
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await wallet.buyToken(id, { authorization_details: text })
    const parsed = parse.mock.calls.filter(([json]) => json.length > 100_000).length
    parse.mockRestore()
    expect([await errorOf(answer), parsed]).toEqual(['400 invalid_authorization_details', 0])
  },
)

test('a token request without the required transaction code is invalid, and does not count as a wrong code', async () => {
  const { id, txCode } = await makeOffer({ txCode: true })
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await errorOf(await wallet.buyToken(id))).toBe('400 invalid_request')
    expect(await errorOf(await wallet.buyToken(id, { tx_code: '' }))).toBe('400 invalid_request')
  }
  expect((await wallet.buyToken(id, { tx_code: txCode ?? '' })).status).toBe(200)
})

test('a token request with a transaction code is invalid when the offer needs no transaction code, and the offer stays usable', async () => {
  const { id } = await makeOffer()
  expect(await errorOf(await wallet.buyToken(id, { tx_code: '123456' }))).toBe('400 invalid_request')
  expect((await wallet.buyToken(id)).status).toBe(200)
})

test('a token request that repeats a parameter is invalid', async () => {
  const { id } = await makeOffer()
  const body = new URLSearchParams({ grant_type: 'x', 'pre-authorized_code': id })
  body.append('grant_type', 'x')
  expect(await errorOf(await wallet.ask('/oid4vci/token', { method: 'POST', body }))).toBe('400 invalid_request')
})

test.each([
  ['no proofs', undefined],
  ['no proof', { jwt: [] }],
  ['two proofs', { jwt: ['a.b.c', 'a.b.c'] }],
  ['a proof of another type', { di_vp: [{}] }],
])('a credential request with %s has the error invalid_proof', async (_what, proofs) => {
  const token = await tokenFor(wallet, await makeOffer())
  const body = { credential_configuration_id: 'claim_sd_jwt', proofs }
  expect(await errorOf(await wallet.post('/oid4vci/credential', body, token))).toBe('400 invalid_proof')
})

test('only one credential is issued for a token, and the proof in a second request is not read', async () => {
  const token = await tokenFor(wallet, await makeOffer())
  const ask = (proof: string) => {
    const body = { credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [proof] } }
    return wallet.post('/oid4vci/credential', body, token)
  }
  expect((await ask(await wallet.prove(await wallet.drawNonce(), { header: { jwk: wallet.jwk } }))).status).toBe(200)
  expect(await errorOf(await ask('x.y.z'))).toBe('400 invalid_credential_request')
})

test('a credential request with a wrong form gets the error that the standard names for this fault', async () => {
  const token = await tokenFor(wallet, await makeOffer())
  const ask = (body: unknown, by: string | undefined = token) =>
    wallet.post('/oid4vci/credential', body, by).then(errorOf)
  const proofs = { jwt: ['x.y.z'] }
  expect(await ask({})).toBe('400 invalid_credential_request')
  expect(await ask({ proofs })).toBe('400 invalid_credential_request')
  expect(await ask({ credential_configuration_id: 'other', proofs })).toBe('400 unknown_credential_configuration')
  expect(await ask({ credential_identifier: 'other', proofs })).toBe('400 unknown_credential_identifier')
  expect(await ask({}, 'unknown')).toBe('401 invalid_token')
  expect(await errorOf(await wallet.post('/oid4vci/token', { grant_type: 'x' }))).toBe('400 invalid_request')
  const other = await wallet.ask('/oid4vci/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'x' }) })
  expect(await errorOf(other)).toBe('400 unsupported_grant_type')
  const unknown = { notification_id: 'unknown', event: 'credential_accepted' }
  expect(await errorOf(await wallet.post('/oid4vci/notification', unknown, token))).toBe('400 invalid_notification_id')
})

const types = ['application/json', 'text/plain'] as const
const bodies = ['{', '{"text":"\\ud800"}', `[${'0,'.repeat(6000)}0]`, 'null']
const cases = types.flatMap((type) => bodies.map((body) => [type, body] as const))

test.each([
  ['/oid4vci/token', 'invalid_request', 'The body must be a form'],
  ['/oid4vci/credential', 'invalid_credential_request', 'The body must be JSON'],
  ['/oid4vci/deferred', 'invalid_credential_request', 'The body must be JSON'],
  ['/oid4vci/notification', 'invalid_notification_request', 'The body must be JSON'],
  ['/oid4vp/responses/AAAAAAAAAAAAAAAAAAAAAA', 'invalid_request', 'The body must be a form'],
])(
  'a body that cannot be read at %s gets the standard’s error %s, and no other member',
  async (path, error, description) => {
    const token = await tokenFor(wallet, await makeOffer())
    for (const [type, body] of cases) {
      const headers = { 'content-type': type, authorization: `Bearer ${token}` }
      const answer = await wallet.ask(path, { method: 'POST', headers, body })
      const isParsed = body === 'null' && type === 'application/json'
      const error_description = isParsed ? expect.any(String) : description
      expect([answer.status, await answer.json()]).toEqual([400, { error, error_description }])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  },
)

test.each(['credentials/verify', 'presentations/verify'])(
  'a body that cannot be read at /vc-api/%s gets an error of VC-API',
  async (path) => {
    for (const [type, body] of cases.filter(([, text]) => text !== 'null')) {
      const headers = { 'content-type': type }
      const answer = await fetch(`${node.url}/vc-api/${path}`, { method: 'POST', headers, body })
      const fault = { type: expect.stringContaining('#MALFORMED_VALUE_ERROR'), title: expect.any(String) }
      expect([answer.status, await answer.json()]).toEqual([
        type === 'text/plain' ? 415 : 400,
        { errors: [{ ...fault, detail: expect.any(String) }] },
      ])
    }
  },
)

test('the documents that describe the service to wallets name only addresses that the server serves', async () => {
  const read = async (path: string) => (await (await fetch(`${node.url}${path}`)).json()) as Record<string, string>
  const issuer = await read('/.well-known/openid-credential-issuer')
  const server = await read('/.well-known/oauth-authorization-server')
  expect([issuer['credential_issuer'], server['issuer']]).toEqual([publicUrl, publicUrl])
  for (const [document, names] of [
    [issuer, ['credential_endpoint', 'nonce_endpoint', 'deferred_credential_endpoint', 'notification_endpoint']],
    [server, ['token_endpoint']],
  ] as const)
    for (const name of names) {
      const { pathname } = new URL(document[name] ?? '')
      expect((await fetch(`${node.url}${pathname}`, { method: 'POST' })).status, pathname).not.toBe(404)
    }
  expect((await read('/.well-known/jwt-vc-issuer'))['jwks']).toEqual(await read('/jwks'))
  expect((await read('/vct/verified-claim'))['vct']).toBe(`${publicUrl}/vct/verified-claim`)
})

test('the documents that describe the service to wallets list all members of a credential, and give each credential format its own name', async () => {
  const read = async (path: string) => (await (await fetch(`${node.url}${path}`)).json()) as object
  const issuer = (await read('/.well-known/openid-credential-issuer')) as IssuerMetadata
  const forms = Object.values(issuer.credential_configurations_supported).map((each) => each.credential_metadata)
  const names = forms.flatMap(({ display }) => display.map(({ name }) => name))
  expect(names).toEqual(['SD-JWT', 'JWT', 'VC 2.0', 'Open Badge'].map((form) => `Verified claim (${form})`))
  const token = await tokenFor(wallet, await makeOffer())
  const proofs = { jwt: [await wallet.prove(await wallet.drawNonce())] }
  const asked = { credential_configuration_id: 'claim_sd_jwt', proofs }
  const answer = (await (await wallet.post('/oid4vci/credential', asked, token)).json()) as Issued
  const shown = Object.keys((await sdJwtReader.getClaims(answer.credentials[0].credential)) as object)
  const registered = ['iss', 'iat', 'exp', 'vct', 'cnf', 'status']
  const { claims } = (await read('/vct/verified-claim')) as DescribedClaims
  const described = claims.map(({ path }) => path.join('.'))
  expect(described.sort()).toEqual(shown.filter((name) => !registered.includes(name)).sort())
})

type Issued = { credentials: [{ credential: string }] }
type DescribedClaims = { claims: { path: string[] }[] }
type Described = { credential_metadata: { display: [{ name: string }] } }
type IssuerMetadata = { credential_configurations_supported: Record<string, Described> }
