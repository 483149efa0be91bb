import type { PresentationProgress } from '@did/domain/portable/presentation-request'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { errorOf, openPresenting, type Presenting } from './presenting-rig.ts'
import { answer, encrypt, type RequestBody, readRequest, send, showJwt, showSdJwt } from './presenting-wallet.ts'
import type { Wallet } from './wallet.ts'

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

test('a request to a wallet is signed by the service and asks for claims by DCQL, without the parameter `state` or `iss`', async () => {
  const request = await ask({ claims: ['title', 'fields.grade'] })
  expect(request.uri).toContain(encodeURIComponent(`${publicUrl}/oid4vp/requests/${request.id}`))
  const found = await fetch(`${node.url}/oid4vp/requests/${request.id}`)
  expect(found.headers.get('content-type')).toBe('application/oauth-authz-req+jwt')
  expect(found.headers.get('cache-control')).toBe('no-store')
  const { keys } = (await (await fetch(`${node.url}/jwks`)).json()) as { keys: [Record<string, string>] }
  const { payload, protectedHeader } = await jwtVerify(await found.text(), await importJWK(keys[0], 'ES256'))
  expect(protectedHeader).toMatchObject({
    typ: 'oauth-authz-req+jwt',
    kid: `did:web:localhost%3A3000#${keys[0]['kid']}`,
  })
  expect(payload).toMatchObject({
    response_type: 'vp_token',
    response_mode: 'direct_post.jwt',
    response_uri: `${publicUrl}/oid4vp/responses/${request.id}`,
    client_id: 'decentralized_identifier:did:web:localhost%3A3000',
    aud: 'https://self-issued.me/v2',
    dcql_query: {
      credentials: [
        {
          id: 'claim',
          format: 'dc+sd-jwt',
          meta: { vct_values: [`${publicUrl}/vct/verified-claim`] },
          claims: [{ path: ['title'] }, { path: ['fields', 'grade'] }, { path: ['fieldOpenings', 'grade'] }],
        },
      ],
    },
  })
  expect(payload).not.toHaveProperty('state')
  expect(payload).not.toHaveProperty('iss')
  const [key] = (payload as unknown as RequestBody).client_metadata.jwks.keys
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES' })
  expect(key).not.toHaveProperty('d')
})

test('each request to a wallet has a key and a nonce of its own', async () => {
  const [one, other] = await Promise.all([ask(), ask()].map(async (asked) => readRequest(wallet, await asked)))
  expect(one?.nonce).not.toBe(other?.nonce)
  expect(one?.client_metadata.jwks.keys[0].kid).not.toBe(other?.client_metadata.jwks.keys[0].kid)
})

test('the outcome of a request to a wallet is given only to a caller who knows the request’s secret', async () => {
  const { id } = await ask()
  const { secret } = await ask()
  for (const authorization of ['', 'Bearer wrong', `Bearer ${secret}`]) {
    const found = await fetch(`${node.url}/api/presentation-requests/${id}`, { headers: { authorization } })
    expect(found.status).toBe(404)
  }
})

test('a request to a wallet ends after ten minutes and loses its key, and is deleted an hour later', async () => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  const end = (ago: string) =>
    node.ctx.db.execute(
      sql`update presentation_requests set expires_at = now() - ${ago}::interval where id = ${request.id}`,
    )
  const columns = () =>
    node.ctx.db.execute(sql`select decryption_key from presentation_requests where id = ${request.id}`)
  await end('1 second')
  expect(await read(request)).toEqual({ state: 'expired' })
  expect((await fetch(`${node.url}/oid4vp/requests/${request.id}`)).status).toBe(404)
  expect(await errorOf(await answer(wallet, body, await showSdJwt(wallet, sdJwt, body)))).toMatch(
    /^400 invalid_request/,
  )
  await tidyWithoutWarning(node)
  expect((await columns()).rows).toEqual([{ decryption_key: null }])
  await end('61 minutes')
  await tidyWithoutWarning(node)
  expect((await columns()).rows).toEqual([])
})

test('a claim that a wallet shows as an SD-JWT VC gets the same verdict as a link to the claim', async () => {
  const request = await ask()
  expect(await read(request)).toEqual({ state: 'pending' })
  const body = await readRequest(wallet, request)
  const answered = await answer(wallet, body, await showSdJwt(wallet, sdJwt, body))
  expect([answered.status, await answered.json()]).toEqual([200, {}])
  const outcome = await read(request)
  expect(outcome).toMatchObject({
    state: 'verified',
    claims: { title: presenting.claim.title, claimType: presenting.claim.type },
    issuer: { kind: 'service' },
  })
  const { verdict } = outcome as PresentationProgress & { state: 'verified' }
  const codes = verdict.checks.map(({ code }) => code)
  expect(codes).toEqual(
    expect.arrayContaining(['answers-this-request', 'bound-to-wallet', 'signature-valid', 'not-revoked']),
  )
  expect(codes).not.toContain('share-unchecked')
  const stored = await node.ctx.db.execute(
    sql`select decryption_key from presentation_requests where id = ${request.id}`,
  )
  expect(stored.rows).toEqual([{ decryption_key: null }])
})

test('a claim that a wallet shows as a VC in a JWT gets the same verdict as a link to the claim', async () => {
  const request = await ask({ configuration: 'claim_jwt' })
  const body = await readRequest(wallet, request)
  const [asked] = body.dcql_query.credentials
  expect(asked.format).toBe('jwt_vc_json')
  expect(asked.claims).toContainEqual({ path: ['credentialSubject', 'title'] })
  const answered = await answer(wallet, body, await showJwt(wallet, jwtVc, body))
  expect(answered.status).toBe(200)
  const outcome = await read(request)
  expect(outcome).toMatchObject({ state: 'verified', claims: { title: presenting.claim.title } })
  const { verdict } = outcome as PresentationProgress & { state: 'verified' }
  expect(verdict.checks.map(({ code }) => code)).toContain('signature-valid')
})

test('a claim that a wallet shows without its attestation gets the verdict caution', async () => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  const shown = await showSdJwt(wallet, sdJwt, body, { keptBack: ['attestation'] })
  expect((await answer(wallet, body, shown)).status).toBe(200)
  expect(await read(request)).toMatchObject({
    state: 'verified',
    verdict: {
      overall: 'caution',
      checks: expect.arrayContaining([expect.objectContaining({ code: 'service-only' })]),
    },
  })
})

test('when the wallet is on the device of whoever asks, the wallet gets an address with a code, and only this code opens the answer', async () => {
  const request = await ask({ sameDevice: true })
  const body = await readRequest(wallet, request)
  const answered = await answer(wallet, body, await showSdJwt(wallet, sdJwt, body))
  const { redirect_uri } = (await answered.json()) as { redirect_uri: string }
  expect(redirect_uri).toMatch(/^http:\/\/localhost:3000\/ask#response_code=[\w-]{43}$/)
  expect(await read(request)).toEqual({ state: 'pending' })
  expect(await read(request, 'wrong')).toEqual({ state: 'pending' })
  expect(await read(request, redirect_uri.split('=')[1])).toMatchObject({ state: 'verified' })
})

test('a wallet can answer a request through the browser on a page of this origin, and on no page of another origin', async () => {
  const { id, dcApi, secret, uri, expiresAt } = await ask()
  const found = await wallet.ask(new URL(dcApi).pathname)
  const { digital } = (await found.json()) as {
    digital: { requests: [{ protocol: string; data: { request: string } }] }
  }
  const [{ protocol, data }] = digital.requests
  expect(decodeProtectedHeader(data.request).typ).toBe('oauth-authz-req+jwt')
  const body = JSON.parse(Buffer.from(data.request.split('.')[1] ?? '', 'base64url').toString()) as RequestBody
  expect(body).toMatchObject({ response_mode: 'dc_api.jwt', expected_origins: [publicUrl] })
  expect(body).not.toHaveProperty('response_uri')
  const shown = await showSdJwt(wallet, sdJwt, { ...body, client_id: `origin:${publicUrl}` })
  const response = await encrypt(body, { vp_token: { claim: [shown] } })
  const post = (origin?: string) =>
    fetch(`${node.url}${new URL(dcApi).pathname}`, {
      method: 'POST',
      headers: { ...(origin && { origin }), 'content-type': 'application/json' },
      body: JSON.stringify({ protocol, data: { response } }),
    })
  expect((await post('https://other.example')).status).toBe(400)
  expect((await post()).status).toBe(400)
  expect((await post(publicUrl)).status).toBe(200)
  expect(await read({ id, secret, uri, dcApi, expiresAt })).toMatchObject({ state: 'verified' })
})

test('when a wallet sends ten answers to one request at the same moment, only one of the answers is accepted', async () => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  const shown = await Promise.all(Array.from({ length: 10 }, () => showSdJwt(wallet, sdJwt, body)))
  const answers = await Promise.all(shown.map((each) => answer(wallet, body, each)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
})

test('a wallet’s answer that is not encrypted to the request’s key leaves the request open', async () => {
  const request = await ask()
  const body = await readRequest(wallet, request)
  const shown = { vp_token: { claim: [await showSdJwt(wallet, sdJwt, body)] } }
  const other = await readRequest(wallet, await ask())
  const forms = [
    { vp_token: JSON.stringify(shown.vp_token) },
    { response: 'x.y.z' },
    { response: await encrypt(other, shown) },
    { response: await encrypt(body, shown, { kid: 'unknown' }) },
    { response: await encrypt(body, shown, { enc: 'A128CBC-HS256' }) },
    { response: await encrypt(body, shown, { alg: 'ECDH-ES+A128KW' }) },
  ]
  for (const form of forms) expect(await errorOf(await send(wallet, body, form))).toMatch(/^400 invalid_request/)
  const json = await wallet.post(new URL(body.response_uri).pathname, shown)
  expect(await errorOf(json)).toMatch(/^400 invalid_request/)
  expect(await read(request)).toEqual({ state: 'pending' })
  const response = await encrypt(body, shown, { enc: 'A128GCM' })
  expect((await send(wallet, body, { response })).status).toBe(200)
})

test('a wallet’s answer is refused when it has another shape than OpenID4VP requires', async () => {
  for (const shown of [
    {},
    { vp_token: {} },
    { vp_token: { claim: [] } },
    { vp_token: { other: ['x'] } },
    'text',
    null,
  ]) {
    const request = await ask()
    const body = await readRequest(wallet, request)
    const answered = await send(wallet, body, { response: await encrypt(body, shown) })
    expect(await errorOf(answered)).toMatch(/^400 invalid_request/)
  }
})
