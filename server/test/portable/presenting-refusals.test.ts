import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClaim, buildVerifiedClaim, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { errorOf, openPresenting, type Presenting } from './presenting-rig.ts'
import {
  answer,
  type Binding,
  encrypt,
  keepBack,
  type RequestBody,
  readRequest,
  showJwt,
  showSdJwt,
} from './presenting-wallet.ts'
import { openWallet, type Wallet } from './wallet.ts'

let presenting: Presenting
let node: Node
let wallet: Wallet
let sdJwt: string
let jwtVc: string

beforeAll(async () => {
  presenting = await openPresenting()
  ;({ node, wallet } = presenting)
  sdJwt = await presenting.takeCredential('claim_sd_jwt')
  jwtVc = await presenting.takeCredential('claim_jwt')
})
afterAll(() => presenting.installation.close())

const ask: Presenting['ask'] = (asked) => presenting.ask(asked)
const read: Presenting['read'] = (request, code) => presenting.read(request, code)

type Attempt = (request: RequestBody) => Promise<unknown>
const old = () => Math.floor(Date.now() / 1000) - 3600
const shownWith = (binding: Binding) => (request: RequestBody) => showSdJwt(wallet, sdJwt, request, binding)
const otherKey = async () => (await generateKeyPair('ES256')).privateKey

test.each<[string, string, Attempt]>([
  ['answered another request', 'with the nonce of another request', shownWith({ claims: { nonce: 'another' } })],
  ['answered another request', 'for another asker', shownWith({ claims: { aud: 'x509_san_dns:other.example' } })],
  ['answered another request', 'for a page', shownWith({ claims: { aud: `origin:${publicUrl}` } })],
  ['answered another request', 'with another hash of what is shown', shownWith({ claims: { sd_hash: 'AAAA' } })],
  [
    'answered another request',
    'without a disclosure that the key binding covers',
    async (request) => {
      const whole = await showSdJwt(wallet, sdJwt, request)
      return keepBack(whole.slice(0, whole.lastIndexOf('~') + 1), ['attestation']) + whole.split('~').at(-1)
    },
  ],
  ['did not prove', 'without a key binding', async () => sdJwt],
  ['did not prove', 'with a key binding of another type', shownWith({ header: { typ: 'JWT' } })],
  ['with another key', 'with another key', async (request) => shownWith({ key: await otherKey() })(request)],
  ['with another key', 'under the name of another algorithm', (request) => mislabel(shownWith({})(request))],
  ['too old', 'with an old key binding', (request) => shownWith({ issuedAt: old() })(request)],
  [
    'issuer’s key did not sign',
    'with the issuer’s signature of other words',
    (request) => showSdJwt(wallet, change(sdJwt), request),
  ],
  [
    'issuer’s key did not sign',
    'without the issuer’s signature',
    (request) => showSdJwt(wallet, unsign(sdJwt), request),
  ],
  [
    'issuer’s key did not sign',
    'by an unknown key of the service',
    (request) => showSdJwt(wallet, rename(sdJwt), request),
  ],
  ['not show all', 'without all that was asked for', shownWith({ keptBack: ['title'] })],
])('an SD-JWT VC is refused for the reason “%s” when a wallet shows it %s', async (reason, _what, attempt) => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  expect(await errorOf(await answer(wallet, body, await attempt(body)))).toContain(reason)
  expect(await read(request)).toMatchObject({ state: 'failed', verdict: { overall: 'not-genuine' } })
  // The refused answer has ended the request, so a right answer is now refused, too.
  expect((await answer(wallet, body, await showSdJwt(wallet, sdJwt, body))).status).toBe(400)
})

test('an SD-JWT VC does not count when the verifier has revoked its claim', async () => {
  const own = await buildVerifiedClaim(presenting.owner, presenting.verifier)
  const credential = await presenting.takeCredential('claim_sd_jwt', own)
  await revoke(presenting.verifier, own, 'other')
  const request = await ask()
  const body = await readRequest(wallet, request)
  expect(await errorOf(await answer(wallet, body, await showSdJwt(wallet, credential, body)))).toContain('was revoked')
  expect(await read(request)).toMatchObject({ state: 'failed', fault: 'revoked' })
})

test('an SD-JWT VC does not count when its claim is revoked, even if the wallet keeps the attestation back', async () => {
  const own = await buildVerifiedClaim(presenting.owner, presenting.verifier)
  const credential = await presenting.takeCredential('claim_sd_jwt', own)
  await revoke(presenting.verifier, own, 'other')
  const request = await ask()
  const body = await readRequest(wallet, request)
  await answer(wallet, body, await showSdJwt(wallet, credential, body, { keptBack: ['attestation'] }))
  expect(await read(request)).toMatchObject({ state: 'failed', fault: 'revoked' })
})

test('a VC in a JWT does not count when its claim is revoked, although it names no status list', async () => {
  const own = await buildVerifiedClaim(presenting.owner, presenting.verifier)
  const credential = await presenting.takeCredential('claim_jwt', own)
  await revoke(presenting.verifier, own, 'other')
  const request = await ask({ configuration: 'claim_jwt' })
  const body = await readRequest(wallet, request)
  await answer(wallet, body, await showJwt(wallet, credential, body))
  expect(await read(request)).toMatchObject({ state: 'failed', fault: 'revoked' })
})

test('whoever sends the link of a request for their own device to somebody else reads nothing of that person’s answer that does not count', async () => {
  const own = await buildVerifiedClaim(presenting.owner, presenting.verifier, {
    claim: await buildClaim(presenting.owner, { holderName: 'Maya Rossi' }),
  })
  const credential = await presenting.takeCredential('claim_jwt', own)
  await revoke(presenting.verifier, own, 'other')
  const readAfter = async (sameDevice: boolean) => {
    const request = await ask({ configuration: 'claim_jwt', sameDevice })
    const body = await readRequest(wallet, request)
    expect(await errorOf(await answer(wallet, body, await showJwt(wallet, credential, body)))).toContain('was revoked')
    return JSON.stringify(await read(request))
  }
  const words = ['Maya Rossi', 'Withdrawn by the verifier', 'revoked']
  const told = await readAfter(false)
  for (const word of words) expect(told).toContain(word)
  const withheld = await readAfter(true)
  for (const word of words) expect(withheld).not.toContain(word)
  expect(JSON.parse(withheld)).toMatchObject({ state: 'failed', fault: 'undisclosed' })
})

test('an SD-JWT VC does not count after its expiry', async () => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  const later = await presenting.installation.startNode({ now: () => new Date(Date.now() + 366 * 86_400_000) })
  const shown = await showSdJwt(wallet, sdJwt, body, { issuedAt: Math.floor(Date.now() / 1000) + 366 * 86_400 })
  const at = (path: string, form: Record<string, string>) =>
    fetch(`${later.url}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const response = await encrypt(body, { vp_token: { claim: [shown] } })
  expect(await errorOf(await at(new URL(body.response_uri).pathname, { response }))).toContain('has expired')
})

test.each(['%00', 'A'.repeat(22)])('a wallet gets 404 for a request that does not exist (%s)', async (id) => {
  const post = (form: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(form) })
  for (const path of [`/oid4vp/requests/${id}`, `/oid4vp/requests/${id}/dc-api`])
    expect(await errorOf(await wallet.ask(path))).toContain('404 not_found')
  for (const form of [{ error: 'access_denied' }, { response: 'a.b.c.d.e' }])
    expect(await errorOf(await wallet.ask(`/oid4vp/responses/${id}`, post(form)))).toContain('400 invalid_request')
})

const shownAs = (binding: Binding) => (request: RequestBody) => showJwt(wallet, jwtVc, request, binding)
test.each<[string, string, Attempt]>([
  ['answered another request', 'with the nonce of another request', shownAs({ claims: { nonce: 'another' } })],
  ['answered another request', 'for another asker', shownAs({ claims: { aud: 'x509_san_dns:other.example' } })],
  ['with another key', 'with another key', async (request) => shownAs({ key: await otherKey() })(request)],
  [
    'did not prove',
    'by somebody else than its subject',
    async (request) => showJwt(await openWallet(node.url), jwtVc, request),
  ],
  ['too old', 'with an old signature', (request) => shownAs({ claims: { iat: old() } })(request)],
  [
    'issuer’s key did not sign',
    'with the issuer’s signature of other words',
    (request) => showJwt(wallet, change(jwtVc), request),
  ],
  ['no credential of the kind', 'without a credential', shownAs({ claims: { vp: {} } })],
])('a VC in JWTs is refused for the reason “%s” when a wallet shows it %s', async (reason, _what, attempt) => {
  const request = await ask({ configuration: 'claim_jwt' })
  const body = await readRequest(wallet, request)
  expect(await errorOf(await answer(wallet, body, await attempt(body)))).toContain(reason)
  expect(await read(request)).toMatchObject({ state: 'failed' })
})

function editPart(credential: string, part: 0 | 1, edit: (json: Record<string, unknown>) => object): string {
  const [jwt = '', ...rest] = credential.split('~')
  const parts = jwt.split('.')
  const json = JSON.parse(Buffer.from(parts[part] ?? '', 'base64url').toString()) as Record<string, unknown>
  parts[part] = Buffer.from(JSON.stringify(edit(json))).toString('base64url')
  return [parts.join('.'), ...rest].join('~')
}

function change(credential: string): string {
  return editPart(credential, 1, (payload) => ({ ...payload, claimType: 'another' }))
}

function unsign(credential: string): string {
  const [jwt = '', ...rest] = editPart(credential, 0, (header) => ({ ...header, alg: 'none' })).split('~')
  return [`${jwt.slice(0, jwt.lastIndexOf('.'))}.`, ...rest].join('~')
}

/** Changes the key binding's header, so that it names an algorithm that does not fit the key. */
async function mislabel(shown: Promise<string>): Promise<string> {
  const parts = (await shown).split('~')
  const payload = parts.pop()?.split('.')[1]
  const header = Buffer.from(JSON.stringify({ alg: 'ES384', typ: 'kb+jwt' })).toString('base64url')
  const data = Buffer.from(`${header}.${payload}`)
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, wallet.privateKey, data)
  return [...parts, `${data}.${Buffer.from(signature).toString('base64url')}`].join('~')
}

function rename(credential: string): string {
  return editPart(credential, 0, (header) => ({ ...header, kid: 'did:web:localhost%3A3000#unknown' }))
}
