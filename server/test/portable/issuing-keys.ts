import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { loadBundledContext } from '@did/credentials/data-integrity/bundled-contexts'
import type { CreateIssuerKey, IssuerKey, IssuerKeys } from '@did/domain/portable/issuer-key'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { Resolver } from 'did-resolver'
import { getResolver } from 'ethr-did-resolver'
import { createTestClient, type Hex, http, parseEther, publicActions, stringToHex, walletActions } from 'viem'
import { inject } from 'vitest'
import type { Person } from '../rig/builders.ts'

const { rpcUrl, chainId, contracts } = inject('stack')
export const didRegistry = contracts.ethereumDidRegistry
const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 10, cacheTime: 0 })
  .extend(publicActions)
  .extend(walletActions)
const resolver = new Resolver(getResolver({ networks: [{ chainId, rpcUrl, registry: didRegistry }] }))

type Attribute = { name: string; value: Hex; validity?: number }

export function announce(verifier: Person, { name, value, validity = 31_536_000 }: Attribute): Promise<void> {
  return send(verifier, 'setAttribute', [stringToHex(name, { size: 32 }), value, BigInt(validity)])
}

export function revokeKey(verifier: Person, { name, value }: Attribute): Promise<void> {
  return send(verifier, 'revokeAttribute', [stringToHex(name, { size: 32 }), value])
}

async function send({ client: { account } }: Person, functionName: string, args: unknown[]): Promise<void> {
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  const write = chain.writeContract as (call: object) => Promise<Hex>
  const call = { account, chain: null, address: didRegistry, abi, functionName, args: [account.address, ...args] }
  await waitForReceipt(chain, await write(call))
}

export const listKeys = async ({ client }: Person) => (await client.ok<IssuerKeys>('GET', '/api/issuer-keys')).keys

export async function makeKey({ client }: Person, input: CreateIssuerKey = { custody: 'service' }) {
  const { keys } = await client.ok<IssuerKeys>('POST', '/api/issuer-keys', input)
  const [key] = keys as [IssuerKey & { state: 'waiting' }]
  return key
}

/** `validity` is the time in seconds for which the issuing key is announced on the chain. */
export async function buildIssuingKey(verifier: Person, { validity }: { validity?: number } = {}) {
  const key = await makeKey(verifier)
  await announce(verifier, { ...key.attribute, ...(validity && { validity }) })
  return key
}

type Loaded = Awaited<ReturnType<typeof loadBundledContext>>

/**
 * Loads a did:ethr or one of its keys with other people's resolver, or a JSON-LD context that is
 * bundled with the software. Fails for every other address.
 */
export async function loadDid(url: string): Promise<Loaded> {
  if (!url.startsWith('did:ethr:')) return loadBundledContext(url)
  const { didDocument, didResolutionMetadata } = await resolver.resolve(url.split('#')[0] ?? '')
  if (!didDocument) throw new Error(`${url}: ${didResolutionMetadata.error}`)
  const method = didDocument.verificationMethod?.find(({ id }) => id === url)
  if (url.includes('#') && !method) throw new Error(`${url} is not in the document`)
  return { contextUrl: null, documentUrl: url, document: method ?? { ...didDocument, '@context': didContext } }
}

const didContext = ['https://www.w3.org/ns/did/v1']

/** Verifies a credential with other people's software. Returns `verified` or the error. */
export async function verifyElsewhere(credential: object, now = new Date()): Promise<string> {
  const suite = new DataIntegrityProof({ cryptosuite })
  // Accepts every status, because wallet-issuing.test.ts tests the status lists.
  const checkStatus = async () => ({ verified: true })
  const options = { credential: { ...credential }, suite, documentLoader: loadDid, checkStatus, now }
  const { verified, error } = await verifyCredential(options)
  return verified ? 'verified' : [error?.message, ...(error?.errors ?? []).map(({ message }) => message)].join(': ')
}
