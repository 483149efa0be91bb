import { isDeepStrictEqual } from 'node:util'
import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import type { Address } from '@did/domain/hex'
import { Resolver } from 'did-resolver'
import { getResolver } from 'ethr-did-resolver'
import {
  createTestClient,
  type Hex,
  http,
  parseEther,
  publicActions,
  stringToHex,
  walletActions,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'

const { rpcUrl, chainId, contracts } = inject('stack')
const registry = contracts.ethereumDidRegistry
const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 10, cacheTime: 0 })
  .extend(publicActions)
  .extend(walletActions)
/**
 * The resolver of other people's software. Our server must give the same results as this resolver.
 */
const judge = new Resolver(getResolver({ networks: [{ chainId, rpcUrl, registry }] }))

let node: Node

const test = testWith({ ETHEREUM_DID_REGISTRY: registry })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

test('a did:ethr without any change resolves to the same result as in other people’s software', async () => {
  await expectAsJudged(didOf(newAccount().address))
})

test('a did:ethr that contains a public key resolves to the same result as in other people’s software', async () => {
  const { publicKey } = newAccount()
  const compressed = `0x${Number.parseInt(publicKey.slice(-1), 16) % 2 === 0 ? '02' : '03'}${publicKey.slice(4, 68)}`
  await expectAsJudged(`did:ethr:0x${chainId.toString(16)}:${compressed}`)
})

test('a did:ethr with services, and with keys of every kind and encoding, resolves to the same result as in other people’s software', async () => {
  const account = await buildAccount()
  for (const [name, value] of [
    ['did/pub/Ed25519/veriKey/base58', `0x${'ab'.repeat(32)}`],
    ['did/pub/Secp256k1/veriKey/hex', `0x02${'cd'.repeat(32)}`],
    ['did/pub/Secp256k1/sigAuth', `0x03${'ce'.repeat(32)}`],
    ['did/pub/RSA/veriKey/pem', stringToHex('-----BEGIN PUBLIC KEY-----')],
    ['did/pub/RSA/veriKey/pem', '0xff'],
    ['did/pub/X25519/enc/base64', `0x${'11'.repeat(31)}`],
    ['did/pub/Strange/other/rot13', '0x1234'],
    ['did/pub/Bare', '0x'],
    ['did/svc/HubService', stringToHex('https://hub.example')],
    ['did/svc/Messages', stringToHex('{"uri":"https://a.example","accept":["didcomm/v2"]}')],
    ['did/svc/Broken', '0xff'],
    ['something else', '0x00'],
  ] as const)
    await change(account, 'setAttribute', [account.address, stringToHex(name, { size: 32 }), value, 86_400n])
  await expectAsJudged(didOf(account.address))
})

test('a did:ethr whose delegates and attributes have ended or were revoked resolves to the same result as in other people’s software', async () => {
  const account = await buildAccount()
  const key = stringToHex('did/pub/Ed25519/veriKey/base58', { size: 32 })
  const service = stringToHex('did/svc/Hub', { size: 32 })
  const veriKey = stringToHex('veriKey', { size: 32 })
  const [first, second] = [newAccount().address, newAccount().address]
  await change(account, 'addDelegate', [account.address, veriKey, first, 86_400n])
  await change(account, 'addDelegate', [account.address, stringToHex('sigAuth', { size: 32 }), second, 86_400n])
  await change(account, 'addDelegate', [account.address, stringToHex('other', { size: 32 }), second, 86_400n])
  await change(account, 'addDelegate', [account.address, `0x${'ff'.repeat(32)}`, second, 86_400n])
  await change(account, 'setAttribute', [account.address, key, '0x01', 86_400n])
  await change(account, 'setAttribute', [account.address, key, '0x02', 86_400n])
  await change(account, 'setAttribute', [account.address, key, '0x03', 0n])
  await change(account, 'setAttribute', [account.address, service, '0x31', 86_400n])
  await change(account, 'revokeAttribute', [account.address, key, '0x01'])
  await change(account, 'revokeAttribute', [account.address, service, '0x31'])
  await change(account, 'revokeDelegate', [account.address, veriKey, first])
  await change(account, 'setAttribute', [account.address, key, '0x04', 86_400n])
  await expectAsJudged(didOf(account.address))
})

test('a did:ethr that another account took over resolves, in each of its versions, to the same result as in other people’s software', async () => {
  const [account, next] = [await buildAccount(), await buildAccount()]
  const key = stringToHex('did/pub/Ed25519/veriKey/base58', { size: 32 })
  const blocks = [
    await change(account, 'setAttribute', [account.address, key, '0x01', 86_400n]),
    await change(account, 'changeOwner', [account.address, next.address]),
    await change(next, 'setAttribute', [account.address, key, '0x02', 86_400n]),
  ]
  const did = didOf(account.address)
  await expectAsJudged(did)
  for (const block of blocks) {
    const answer = await expectAsJudged(`${did}?versionId=${block}`)
    expect(answer.didDocumentMetadata.versionId).toBe(String(block))
  }
  expect(await expectAsJudged(`${did}?versionId=latest`)).toEqual(await expectAsJudged(did))
  const before = await expectAsJudged(`${did}?versionId=${Number(blocks[0]) - 1}`)
  expect(before.didDocumentMetadata).toMatchObject({ nextVersionId: String(blocks[0]) })
})

test('a did:ethr that its owner gave up resolves to an empty document with the status 410, as in other people’s software', async () => {
  const account = await buildAccount()
  const given = await change(account, 'changeOwner', [account.address, zeroAddress])
  const did = didOf(account.address)
  const { status } = await ask(did)
  expect(status).toBe(410)
  const answer = await expectAsJudged(did)
  expect(answer.didDocumentMetadata).toMatchObject({ deactivated: true, versionId: String(given) })
  expect((await ask(`${did}?versionId=${given - 1n}`)).status).toBe(200)
})

test('a DID URL with a key’s name leads to this key in the DID document, and gets the answer 404 when the document lacks the key', async () => {
  const did = didOf(newAccount().address)
  const found = await ask(`${did}%23controller`, 'application/did-url-dereferencing')
  expect(found.status).toBe(200)
  expect(found.headers.get('content-type')).toBe('application/did-url-dereferencing')
  expect(found.body).toMatchObject({
    dereferencingMetadata: { contentType: 'application/did-url-dereferencing' },
    contentStream: { id: `${did}#controller` },
    contentMetadata: {},
  })
  const missing = await ask(`${did}%23delegate-9`, 'application/did-url-dereferencing')
  expect([missing.status, missing.body.contentStream]).toEqual([404, null])
  expect(missing.body.dereferencingMetadata.error.type).toBe('https://www.w3.org/ns/did#NOT_FOUND')
})

test('a DID URL with a service’s name leads to the address that the owner announced for this service', async () => {
  const account = await buildAccount()
  const name = stringToHex('did/svc/Hub', { size: 32 })
  await change(account, 'setAttribute', [account.address, name, stringToHex('https://hub.example/a'), 86_400n])
  const url = `${node.url}/1.0/identifiers/${didOf(account.address)}?service=service-1`
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://hub.example/a')
  expect(answer.headers.get('content-type')).toMatch(/^text\/uri-list/)
  expect(await answer.text()).toBe('')
  const relative = await fetch(`${url}&relativeRef=%2Fb%3Fc`, { redirect: 'manual' })
  expect(relative.headers.get('location')).toBe('https://hub.example/b?c')
  const part = await fetch(`${url}%23part`, { redirect: 'manual' })
  expect(part.headers.get('location')).toBe('https://hub.example/a#part')
  const inner = url.replace('?', '?relativeRef=%2Fb%23c&')
  expect((await fetch(inner, { redirect: 'manual' })).headers.get('location')).toBe('https://hub.example/b#c')
})

test.each(['application/did', 'application/did+json', 'application/did+ld+json', 'application/json'])(
  'a client of DID Resolution that asks for %s gets only the document',
  async (accept) => {
    const did = didOf(newAccount().address)
    const { headers, body } = await ask(did, accept)
    expect([headers.get('content-type')?.split(';')[0], body.id]).toEqual([accept, did])
  },
)

test.each([undefined, '*/*', 'application/did-resolution', 'text/html;q=0.1, application/did-resolution'])(
  'a client of DID Resolution that accepts %s gets the document together with its metadata',
  async (accept) => {
    const { headers, body } = await ask(didOf(newAccount().address), accept)
    expect(headers.get('content-type')).toBe('application/did-resolution')
    expect(body.didResolutionMetadata).toEqual({ contentType: 'application/did-resolution' })
  },
)

test.each([
  ['INVALID_DID', 400, 'did:ethr:0x12', undefined],
  ['INVALID_DID', 400, 'nothing', undefined],
  ['INVALID_DID', 400, '%zz', undefined],
  ['INVALID_DID', 400, 'did:ethr:%zz', undefined],
  ['INVALID_DID', 400, 'did:key:zNothing', undefined],
  ['INVALID_DID', 400, `did:ethr:0x${chainId.toString(16)}:0x02${'00'.repeat(32)}`, undefined],
  ['INVALID_DID_URL', 400, `did:ethr:0x${chainId.toString(16)}:0x${'11'.repeat(20)}?versionId=-1`, undefined],
  ['NOT_FOUND', 404, `did:ethr:0x${chainId.toString(16)}:0x${'11'.repeat(20)}?versionId=99999999`, undefined],
  [
    'FEATURE_NOT_SUPPORTED',
    501,
    `did:ethr:0x${chainId.toString(16)}:0x${'11'.repeat(20)}?versionTime=2026-01-01T00:00:00Z`,
    undefined,
  ],
  ['NOT_FOUND', 404, `did:ethr:0x1:0x${'11'.repeat(20)}`, undefined],
  ['NOT_FOUND', 404, `did:ethr:0x0${chainId.toString(16)}:0x${'11'.repeat(20)}`, undefined],
  ['NOT_FOUND', 404, 'did:web:elsewhere.example', undefined],
  ['METHOD_NOT_SUPPORTED', 501, 'did:example:123', undefined],
  ['REPRESENTATION_NOT_SUPPORTED', 406, didOf(`0x${'11'.repeat(20)}`), 'text/html'],
])('a client of DID Resolution gets the error %s with status %i for %s', async (error, status, did, accept) => {
  const answer = await ask(did, accept)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({
    didResolutionMetadata: { error: { type: `https://www.w3.org/ns/did#${error}` } },
    didDocument: null,
  })
})

test('a client of DID Resolution gets 400 when its query is longer than a DID URL can be', async () => {
  const inPath = encodeURIComponent(`${didOf(newAccount().address)}?a`)
  expect((await ask(`${inPath}?${'a&'.repeat(1_024)}`)).status).toBe(200)
  expect((await ask(`${inPath}?${'a&'.repeat(1_024)}a`)).status).toBe(400)
})

test('a page of any origin may ask for DID Resolution, without a cookie', async () => {
  const url = `${node.url}/1.0/identifiers/did:example:1`
  const headers = { origin: 'https://wallet.example', 'access-control-request-method': 'GET' }
  const preflight = await fetch(url, { method: 'OPTIONS', headers })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBe('*')
  const unknown = await fetch(`${node.url}/vct/unknown`, { headers: { accept: 'text/html' } })
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json'])
})

test('the did:web of this host resolves to the host’s published document, however the colon before the port is encoded', async () => {
  const { body } = await ask('did:web:localhost%3A3000')
  const published = await fetch(`${node.url}/.well-known/did.json`)
  expect(body.didDocument).toEqual(await published.json())
  expect((await ask('did%3Aweb%3Alocalhost%253A3000')).body).toEqual(body)
})

test('a did:key resolves to a DID document with the key that the did:key contains', async () => {
  const did = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'
  const { status, body } = await ask(did)
  expect(status).toBe(200)
  expect(body.didDocument).toMatchObject({ id: did, assertionMethod: [expect.stringContaining(did)] })
})

test('a did:key that is longer than any key is refused before it is decoded', async () => {
  const { body } = await ask(`did:key:z6Mk${'1'.repeat(2_000)}`)
  const { error } = body.didResolutionMetadata
  expect(error).toMatchObject({ title: 'This did:key is longer than any known key' })
})

async function change(account: PrivateKeyAccount, functionName: string, args: readonly unknown[]): Promise<bigint> {
  const write = chain.writeContract as (call: object) => Promise<Hex>
  const hash = await write({ account, chain: null, address: registry, abi, functionName, args })
  return (await waitForReceipt(chain, hash)).blockNumber
}

/**
 * Compares our answer with the answer of other people's resolver. An attribute that is revoked ends
 * at a full second, so the function asks again if the other resolver's answer has changed
 * meanwhile.
 */
async function expectAsJudged(didUrl: string): Promise<Answer> {
  const before = await judge.resolve(didUrl)
  const { body } = await ask(didUrl)
  const judged = await judge.resolve(didUrl)
  if (!isDeepStrictEqual(before, judged)) return expectAsJudged(didUrl)
  expect(judged.didResolutionMetadata.error).toBeUndefined()
  expect(body.didDocument).toEqual(judged.didDocument)
  expect(body.didDocumentMetadata).toEqual(judged.didDocumentMetadata)
  return body
}

// biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of several shapes
type Answer = any

async function ask(didUrl: string, accept?: string) {
  const response = await fetch(`${node.url}/1.0/identifiers/${didUrl}`, accept ? { headers: { accept } } : {})
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}

function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

async function buildAccount(): Promise<PrivateKeyAccount> {
  const account = newAccount()
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  return account
}

function didOf(address: Address): string {
  return `did:ethr:0x${chainId.toString(16)}:${address}`
}
