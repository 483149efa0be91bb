import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { buildIssuer, signJwt } from '@did/credentials/test/foreign-issuer'
import type { DataExport } from '@did/domain/account/data-export'
import { presentationTexts } from '@did/domain/texts/en/verdict/presentation'
import { createTestClient, http, parseEther, publicActions, stringToHex, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { createHistoryReader } from '../../src/modules/did-resolution/limit-histories.ts'
import { buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import { testWith } from '../rig/test.ts'
import { announce, buildIssuingKey, listKeys } from './issuing-keys.ts'
import { errorOf } from './presenting-rig.ts'
import { answer, readRequest } from './presenting-wallet.ts'
import { openWallet } from './wallet.ts'

const { rpcUrl, chainId, contracts } = inject('stack')
const registry = contracts.ethereumDidRegistry
const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 10, cacheTime: 0 })
  .extend(publicActions)
  .extend(walletActions)

const test = testWith({ ETHEREUM_DID_REGISTRY: registry, RATE_LIMIT_HISTORIES: '4' })

test('within a minute, the server reads only a limited number of changes in the DID histories of identities for one client', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const [short, long] = [await buildDid(4), await buildDid(6)]
  const resolve = async (did: string) => (await fetch(`${url}/1.0/identifiers/${did}`)).status
  // The first four reads of each resolution are free, and beyond them, this client may cause four
  // reads a minute. The long history has six changes, so each resolution of it costs two of these
  // reads.
  for (const did of [short, short, short, long, long]) expect(await resolve(did)).toBe(200)
  expect(await resolve(long)).toBe(429)
  expect(await resolve(short)).toBe(200)
})

test('all reads of DID histories that one client causes count against one limit, whatever calls cause them', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const long = await buildDid(8)
  const read = async () => (await fetch(`${url}/1.0/identifiers/${long}`)).status
  expect(await read()).toBe(200)
  const answer = await verifyCredentialOf(url, long)
  expect([answer.status, await read()]).toEqual([429, 429])
})

test('each change of an identity counts as a read, even when one block contains many changes', async () => {
  const answer = async () => Response.json({ result: ['a', 'b', 'c', 'd', 'e'] })
  let counted = 0
  const reader = createHistoryReader({ rpcUrl, fetch: answer }, async () => {
    counted++
  })
  await reader.readLogs({ address: registry, topics: [], fromBlock: 2, toBlock: 2 })
  expect(counted).toBe(1)
  await reader.readLogs({ address: registry, topics: [], fromBlock: 1, toBlock: 1 })
  expect(counted).toBe(6)
})

test('within a minute, the server reads only a limited number of changes in the DID histories of credentials’ issuers for one client', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  expect((await verifyCredentialOf(url, await buildDid(10))).status).toBe(429)
})

function verifyCredentialOf(url: string, did: string): Promise<Response> {
  const credential = { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['VerifiableCredential'] }
  const jwt = signJwt(
    { ...buildIssuer(41), did, kid: `${did}#controller` },
    { ...credential, issuer: did, credentialSubject: { id: 'did:example:subject' } },
    { typ: 'vc+jwt' },
  )
  const envelope = {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    type: 'EnvelopedVerifiableCredential',
    id: `data:application/vc+jwt,${jwt}`,
  }
  return fetch(`${url}/vc-api/credentials/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verifiableCredential: envelope }),
  })
}

test('when a wallet shows a credential, the changes of the identity that signed the credential count as reads of the wallet’s client', async ({
  node,
  owner,
}) => {
  const wallet = await openWallet(node.url)
  const show = async (did: string) => {
    const asked = { configuration: 'claim_sd_jwt' }
    const body = await readRequest(wallet, await owner.client.ok('POST', '/api/presentation-requests', asked))
    const issuer = { ...buildIssuer(41, 'P-256'), did, kid: `${did}#controller` }
    return errorOf(await answer(wallet, body, `${signJwt(issuer, { iss: did }, { typ: 'dc+sd-jwt' })}~`))
  }
  expect(await show(await buildDid(4))).toContain(presentationTexts.fault['issuer-signature'])
  expect(await show(await buildDid(10))).toContain(presentationTexts.fault['issuer-unknown'])
})

test('when a verifier lists its issuing keys, the changes of the verifier’s identity count as reads of the verifier’s client', async ({
  verifier,
}) => {
  for (let change = 0; change < 4; change++) await announce(verifier, { name: 'a note', value: '0x01' })
  expect(await listKeys(verifier)).toEqual([])
  for (let change = 0; change < 6; change++) await announce(verifier, { name: 'a note', value: '0x01' })
  expect(await verifier.client.code('GET', '/api/issuer-keys')).toBe('429 too-many-requests')
})

test('when an owner exports credentials that a verifier may sign, the changes of the verifier’s identity count as reads of the owner’s client', async ({
  installation,
}) => {
  const node = await installation.startNode()
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await buildVerifiedClaim(owner, verifier)
  await buildIssuingKey(verifier)
  for (let change = 0; change < 8; change++) await announce(verifier, { name: 'a note', value: '0x01' })
  const { credentials } = await owner.client.ok<DataExport>('GET', '/api/export')
  expect(credentials.map(({ configuration }) => configuration)).toEqual(['claim_sd_jwt'])
  const short = await buildDid(5)
  expect((await fetch(`${node.url}/1.0/identifiers/${short}`)).status).toBe(429)
})

/** Each of the `changes` of the identity is in a block of its own. */
async function buildDid(changes: number): Promise<string> {
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  await chain.setBalance({ address, value: parseEther('1') })
  const args = [address, stringToHex('a note', { size: 32 }), '0x01', 86_400n] as const
  for (let count = 0; count < changes; count++) {
    const call = { account, chain: null, address: registry, abi, functionName: 'setAttribute', args } as const
    await waitForReceipt(chain, await chain.writeContract(call))
  }
  return `did:ethr:0x${chainId.toString(16)}:${address}`
}
