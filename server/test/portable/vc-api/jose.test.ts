import { exportJWK, generateKeyPair } from 'jose'
import { expect, vi } from 'vitest'
import type { Node } from '../../rig/stack.ts'
import { test } from '../../rig/test.ts'

type Document = Record<string, unknown>
type Answer = { result: string; data: string & Document }

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

const contextV2 = 'https://www.w3.org/ns/credentials/v2'
const issuer = 'https://issuer.example/keys'
const credential = {
  '@context': [contextV2],
  type: ['VerifiableCredential'],
  issuer,
  credentialSubject: { id: 'did:example:subject' },
}
const presentation = { '@context': [contextV2], type: 'VerifiablePresentation', holder: issuer }

function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${node.url}/vc-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function run(fn: 'issue' | 'verify', body: Document): Promise<Answer> {
  const answer = await post(`jose/${fn}`, { feature: 'credential_jose', ...body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Answer
}

async function makeMethod(alg = 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const [publicKeyJwk, secretKeyJwk] = [await exportJWK(publicKey), await exportJWK(privateKey)]
  return { id: `${issuer}#key`, type: 'JsonWebKey', controller: issuer, publicKeyJwk, secretKeyJwk }
}

test.each(['ES256', 'ES384', 'ES512', 'EdDSA'])('a JWT that was signed by %s is verified', async (alg) => {
  const verificationMethod = await makeMethod(alg)
  const { data } = await run('issue', { input: credential, verificationMethod })
  const verified = await run('verify', { input: data, verificationMethod })
  expect(verified).toEqual({ result: 'success', data: credential })
})

test('a JWT of a presentation is signed and verified only when the credentials in the presentation are enveloped', async () => {
  const verificationMethod = await makeMethod()
  const { data } = await run('issue', { input: credential, verificationMethod })
  const feature = 'presentation_jose'
  const enveloped = (id: string) => ({ '@context': contextV2, type: 'EnvelopedVerifiableCredential', id })
  const show = (inside: Document) =>
    run('issue', { feature, input: { ...presentation, verifiableCredential: [inside] }, verificationMethod })
  const signed = await show(enveloped(`data:application/vc+jwt,${data}`))
  expect((await run('verify', { feature, input: signed.data, verificationMethod })).result).toBe('success')
  for (const bad of [enveloped('not-a-credential'), credential]) expect((await show(bad)).result).toBe('failure')
})

test.each<[string, Document]>([
  ['a word that the data model does not have', { badExtension: {} }],
  ['no subject', { credentialSubject: undefined }],
  ['no context', { '@context': undefined }],
])('a JWT is not signed over a credential with %s', async (_what, change) => {
  const input = { ...credential, ...change }
  expect((await run('issue', { input, verificationMethod: await makeMethod() })).result).toBe('failure')
})

test.each([
  ['many values', `{"@context":[${'0,'.repeat(50_000)}0]}`],
  ['deeply nested values', `{"@context":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
])('a text of %s that is to become a JWT is refused before it is parsed', async (_what, input) => {
  const verificationMethod = await makeMethod()
  const parse = vi.spyOn(JSON, 'parse')
  const { result } = await run('issue', { input, verificationMethod })
  const parsed = parse.mock.calls.filter(([json]) => json === input).length
  parse.mockRestore()
  expect([result, parsed]).toEqual(['failure', 0])
})

test('a JWT is signed over a credential that is sent as a text', async () => {
  const verificationMethod = await makeMethod()
  const { data } = await run('issue', { input: JSON.stringify(credential), verificationMethod })
  expect(await run('verify', { input: data, verificationMethod })).toEqual({ result: 'success', data: credential })
})

test('a JWT does not verify with another key, as another kind of document or without a signature', async () => {
  const [verificationMethod, other] = [await makeMethod(), await makeMethod()]
  const { data: input } = await run('issue', { input: credential, verificationMethod })
  const [, payload] = input.split('.')
  for (const asked of [
    { input, verificationMethod: other },
    { input, verificationMethod, feature: 'presentation_jose' },
    {
      input: `${Buffer.from('{"alg":"none","typ":"vc+jwt"}').toString('base64url')}.${payload}.`,
      verificationMethod,
    },
    { input: credential, verificationMethod },
    { input: 'text', verificationMethod },
  ])
    expect((await run('verify', asked)).result).toBe('failure')
  expect((await post('jose/verify', { feature: 'other', input, verificationMethod })).status).toBe(400)
})

test('an issued credential with a status has a place in a status list that the same issuer signed', async () => {
  const { issuer: did } = (await (await fetch(`${node.url}/vc-api/instance`)).json()) as { issuer: string }
  const issued = await post('status/credentials/issue', { credential: { ...credential, issuer: did } })
  expect(issued.status).toBe(201)
  const signed = (await issued.json()) as { credentialStatus: { statusListCredential: string } }
  const { pathname } = new URL(signed.credentialStatus.statusListCredential)
  const list = await (await fetch(`${node.url}${pathname}`)).json()
  expect(list).toMatchObject({ issuer: did, type: ['VerifiableCredential', 'BitstringStatusListCredential'] })
  for (const each of [signed, list]) {
    const answer = await post('status/credentials/verify', { verifiableCredential: each })
    expect(await answer.json()).toMatchObject({ verified: true, warnings: [] })
  }
})
