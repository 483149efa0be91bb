import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { buildAttributeKeyRequest } from '@did/credentials/attestation/attribute-key'
import { domain, strangerWallet, verifierWallet } from '@did/credentials/test/fixtures'
import { type Claim, claimSchema } from '@did/domain/claim/claim'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { didIdSchema, userIdSchema } from '@did/domain/ids'
import { type AttributeKey, latestEndOfKey, type SentAttributes } from '@did/domain/vault/attribute-key'
import { askedRequestSchema, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { decodeFunctionData, encodeFunctionResult } from 'viem/utils'
import { vi } from 'vitest'
import type { Signer, TypedData } from '../src/entities/account/account.ts'
import type { VerifierKey } from '../src/entities/vault/store/content.ts'
import { buildWay, MemoryServer } from './vault-fixtures.ts'

export const ownerWallet = strangerWallet
export const owner = toAddress(ownerWallet.address)
export const verifierAddress = toAddress(verifierWallet.address)
const now = () => Math.floor(Date.now() / 1000)
const rpcUrl = 'http://chain.example'
const createdAt = '2026-11-22T00:00:00.000Z'

export const claim: Claim = claimSchema.parse({
  id: 3,
  didId: 7,
  type: 'kyc',
  title: 'Resident',
  issuer: '',
  issueDate: '2026-11-22',
  description: 'Seen in person',
  isVerified: false,
  isPrivate: false,
  isSelective: true,
  verificationLevel: null,
  standing: 'none',
  validUntil: null,
  previousClaimId: null,
  claimHash: `0x${'11'.repeat(32)}`,
  details: `0x${'22'.repeat(32)}`,
  chainRecord: 'none',
  createdAt,
  version: 1,
})
export const listed = {
  id: userIdSchema.parse(5),
  walletAddress: verifierAddress,
  verifierOrganization: 'Northfield University',
}

/**
 * Replaces the local storage by an empty one that behaves like a browser's. Returns what is stored.
 */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

type Standing = readonly [isAccredited: boolean, name: string, domain: string, since: number]
export const accredited: Standing = [true, 'Northfield University', 'northfield.example', 1_790_000_000]
export const suspended: Standing = [false, 'Northfield University', 'northfield.example', 1_795_000_000]
export const unknown: Standing = [false, '', '', 0]

/** What the server and the chain answer. Each test changes only the part that it needs. */
export type World = {
  key: AttributeKey | null
  policy: 'open' | 'review'
  standings: Record<Address, Standing>
  owners: Record<string, Address>
  /** The wallet that controls an identity, for each identity that does not control itself. */
  controllers: Record<Address, Address>
  frozen: readonly Address[]
  isChainAway: boolean
  /** This is true if the chain answers everything except questions about a verifier's standing. */
  isStandingAway: boolean
  chainId: number
}
export const honest: World = {
  key: null,
  policy: 'open',
  standings: { [verifierAddress]: accredited },
  owners: { '12': owner },
  controllers: {},
  frozen: [],
  isChainAway: false,
  isStandingAway: false,
  chainId: domain.chainId,
}

/** Loads the page's modules afresh. A fake server and a fake chain answer as `world` says. */
export async function openPage(world: World) {
  vi.resetModules()
  const written: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (url === rpcUrl) return answerOfChain(world, body)
    if (url.endsWith('/api/config')) return Response.json(buildPageConfig(world))
    if (url.endsWith('/attribute-key') && init?.method !== 'PUT') return Response.json({ key: world.key })
    written.push(body)
    return url.includes('/api/vault/items/')
      ? Response.json({ id: url.slice(-22), version: 1 })
      : Response.json({ verifier: verifierAddress, ...body })
  })
  const [vaults, store, queries, sending, receiving, keys] = await Promise.all([
    import('../src/entities/vault/store/open-vault.ts'),
    import('../src/entities/vault/store/vault-store.ts'),
    import('../src/lib/query/query-client.ts'),
    import('../src/entities/vault/sealed/send-to-verifier.ts'),
    import('../src/entities/vault/sealed/receive-attributes.ts'),
    import('../src/entities/vault/sealed/verifier-keys.ts'),
  ])
  return { ...vaults, ...store, ...queries, ...sending, ...receiving, ...keys, written }
}
export type Page = Awaited<ReturnType<typeof openPage>>

export async function openWithAttributes(page: Page): Promise<void> {
  const { saveAttributes } = await import('../src/entities/vault/attributes/commit-attributes.ts')
  const server = new MemoryServer()
  const vault = await page.createVault(server, owner, [buildWay()])
  const did = { id: didIdSchema.parse(7), createdAt }
  page.keepOpen(await saveAttributes(server, vault, { claim, did, values: { country: 'PT' } }))
}

/** Makes an attribute key that the verifier's wallet signed. Returns it with its private half. */
export async function buildKey(changes: Partial<AttributeKey> = {}, wallet = verifierWallet) {
  const { createVerifierKey } = await import('../src/entities/vault/sealed/sealed-attributes.ts')
  const createdAt = changes.createdAt ?? now()
  const terms = { createdAt, number: 1, validUntil: latestEndOfKey(createdAt), ...changes }
  const own: VerifierKey = await createVerifierKey(terms)
  const message = { verifier: verifierAddress, publicKey: own.publicKey, ...terms }
  const { types, primaryType } = buildAttributeKeyRequest({ domain, message })
  const { EIP712Domain: _, ...named } = types
  const signature = await wallet.signTypedData({ domain, types: named, primaryType, message } as never)
  return { own, published: { ...message, signature } satisfies AttributeKey }
}

/** This wallet signs typed data and records in `asked` what it was asked to sign. */
export function buildSigner(wallet = ownerWallet): Signer & { asked: TypedData[] } {
  const asked: TypedData[] = []
  const never = () => Promise.reject(new Error('The wallet is asked for nothing else'))
  const signTypedData = (typedData: TypedData): Promise<Hex> => {
    asked.push(typedData)
    const { EIP712Domain: _, ...types } = typedData.types
    return wallet.signTypedData({ ...typedData, types } as never)
  }
  return {
    address: toAddress(wallet.address),
    wallet: toAddress(wallet.address),
    passkey: null,
    ensureChain: never,
    signText: never,
    sendTransaction: never,
    signTypedData,
    asked,
  }
}

/**
 * The request is pending and has sealed attributes, as the verifier's page gets it from the server.
 */
export function buildPending(attributes: SentAttributes): PendingAsked & { attributes: SentAttributes } {
  const { type, title, issuer, issueDate, description, claimHash, details } = claim
  const request = askedRequestSchema.parse({
    id: 5,
    didId: 7,
    didTokenId: '12',
    claimId: claim.id,
    claimType: type,
    claimTitle: title,
    requesterId: 1,
    verifierId: listed.id,
    requestDate: createdAt,
    questions: [],
    version: 1,
    status: 'pending',
    claim: { type, title, issuer, issueDate, description, claimHash, details },
    requester: { username: 'maria', walletAddress: owner },
    leaves: [],
    attributes,
  })
  if (request.status !== 'pending' || !request.attributes) throw new Error('the builder makes pending requests')
  return { ...request, attributes: request.attributes }
}

function buildPageConfig({ policy }: World) {
  const { chainId, verifyingContract: didRegistry } = domain
  return { chainId, rpcUrl, didRegistry, passkeys: { status: 'not-set-up' }, verifierPolicy: policy, embedded: true }
}

type Question = { method: string; params: [{ data: Hex }] }

function answerOfChain(world: World, { method, params }: Question): Response {
  const { isChainAway, chainId, standings, owners, controllers } = world
  if (isChainAway) throw new TypeError('Failed to fetch')
  const result = (value: string) => Response.json({ jsonrpc: '2.0', id: 1, result: value })
  if (method === 'eth_chainId') return result(`0x${chainId.toString(16)}`)
  if (method !== 'eth_call') return result('0x')
  const { functionName, args } = decodeFunctionData({ abi, data: params[0].data })
  if (functionName === 'accreditationAt') {
    if (world.isStandingAway) throw new TypeError('Failed to fetch')
    const [isAccredited, name, site, since] = standings[toAddress(String(args[0]))] ?? unknown
    return result(encodeFunctionResult({ abi, functionName, result: [isAccredited, name, site, BigInt(since)] }))
  }
  if (functionName === 'controllerOf') {
    const identity = toAddress(String(args[0]))
    const control = [controllers[identity] ?? identity, 0n, false] as const
    return result(encodeFunctionResult({ abi, functionName, result: control }))
  }
  if (functionName === 'frozenSince') {
    const since = world.frozen.includes(toAddress(String(args[0]))) ? 1_795_000_000n : 0n
    return result(encodeFunctionResult({ abi, functionName, result: since }))
  }
  const holder = functionName === 'ownerOf' ? owners[String(args[0])] : undefined
  if (holder) return result(encodeFunctionResult({ abi, functionName: 'ownerOf', result: holder }))
  return Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } })
}
