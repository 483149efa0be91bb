import { expect, inject } from 'vitest'
import { createInstallation, type Node, publicUrl } from '../../rig/stack.ts'
import { testWith } from '../../rig/test.ts'

type Instance = { issuer: string; dids: Record<string, string> }

const { ethereumDidRegistry } = inject('stack').contracts
let node: Node

const test = testWith({ ETHEREUM_DID_REGISTRY: ethereumDidRegistry })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

function post({ url }: Node, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/vc-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function readInstance({ url }: Node = node): Promise<Instance> {
  const answer = await fetch(`${url}/vc-api/instance`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Instance
}

const resolve = (didUrl: string) =>
  fetch(`${node.url}/1.0/identifiers/${encodeURIComponent(didUrl)}`, { redirect: 'manual' })

test('a development installation names a DID for each kind of answer that DID Resolution gives', async () => {
  const { issuer, dids } = await readInstance()
  const { valid = '', deref = '', notFound = '', deactivated = '', service = '' } = dids
  expect(valid).toBe(issuer)
  for (const [didUrl, status] of [
    [valid, 200],
    [deref, 200],
    [notFound, 404],
    [deactivated, 410],
  ] as const)
    expect((await resolve(didUrl)).status, didUrl).toBe(status)
  const answer = await resolve(service)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, publicUrl])
})

test('everybody who asks for the DIDs for testing, at the same time or later, gets the same DIDs', async ({
  installation,
}) => {
  const fresh = await installation.startNode()
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => readInstance(fresh)))
  expect(first?.dids).toHaveProperty('service')
  for (const answer of [...others, await readInstance(fresh)]) expect(answer).toEqual(first)
})

test('`/vc-api/instance` names no did:ethr for testing until the chain answers', async ({ installation }) => {
  const { chain } = node.ctx
  let isReachable = false
  const getBalance: typeof chain.client.getBalance = (question) =>
    isReachable ? chain.client.getBalance(question) : Promise.reject(new Error('The test cut the chain off'))
  const recovering = await installation.startNode({ chain: { ...chain, client: { ...chain.client, getBalance } } })
  const names = ['valid', 'deref', 'notFound']
  expect(Object.keys((await readInstance(recovering)).dids)).toEqual(names)
  isReachable = true
  expect(Object.keys((await readInstance(recovering)).dids)).toEqual([...names, 'deactivated', 'service'])
})

test('a development installation without an ERC-1056 registry names no did:ethr for testing', async () => {
  const other = await createInstallation()
  const { dids } = await readInstance(await other.startNode())
  expect(Object.keys(dids)).toEqual(['valid', 'deref', 'notFound'])
  await other.close()
})

test('a production installation verifies credentials for everybody and issues none', async () => {
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: (await readInstance()).issuer,
    credentialSubject: { id: 'did:example:subject' },
  }
  const issued = (await (await post(node, 'credentials/issue', { credential })).json()) as object
  const production = await createInstallation({ EMBEDDED: 'false' })
  const real = await production.startNode()
  expect((await post(real, 'credentials/verify', { verifiableCredential: issued })).status).toBe(200)
  for (const kind of ['', 'status/', 'enveloped/'])
    expect((await post(real, `${kind}credentials/issue`, { credential })).status).toBe(404)
  expect((await fetch(`${real.url}/vc-api/instance`)).status).toBe(404)
  await production.close()
})
