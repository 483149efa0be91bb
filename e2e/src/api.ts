/** Makes what a journey needs before it begins, by the same HTTP calls as the page. */
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { nonceSchema } from '@did/domain/account/session'
import { type User, userSchema } from '@did/domain/account/user'
import { attestationRequestSchema } from '@did/domain/attestation/attestation'
import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { revocationRequestSchema } from '@did/domain/attestation/revocation-record'
import { type Claim, claimSchema } from '@did/domain/claim/claim'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import { buildOffChainTokenId, type Did, didSchema } from '@did/domain/did'
import { type Address, toAddress } from '@did/domain/hex'
import { credentialOfferSchema } from '@did/domain/portable/credential-offer'
import { signInStatement } from '@did/domain/protocol/signed-statements'
import { type CreatedShare, createdShareSchema } from '@did/domain/share/share-record'
import {
  askedRequestSchema,
  type VerificationRequest,
  verificationRequestSchema,
} from '@did/domain/verification-request/verification-request'
import type { TestStackInfo } from '@did/local/test-stack'
import { createSimulatedEngine } from '@did/proofs/simulated-engine'
import { createTestClient, createWalletClient, http, parseEther, parseEventLogs } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { z } from 'zod'
import type { Node } from './node.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type ApiSession = {
  account: PrivateKeyAccount
  address: Address
  /** A browser that gets this cookie is signed in. */
  cookie: { name: string; value: string }
  /** Throws when the server refuses the call. Returns null when the answer has no body. */
  call: (method: Method, path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>
}
export type ClaimFields = Pick<CreateClaim, 'type' | 'title' | 'description'> & Partial<Omit<CreateClaim, 'didId'>>
type Chain = Pick<TestStackInfo, 'rpcUrl' | 'contracts'>

export async function openSession(node: Node, chainId: number, account: PrivateKeyAccount): Promise<ApiSession> {
  let cookie = { name: '', value: '' }
  const call: ApiSession['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${node.url}${path}`, {
      method,
      headers: {
        origin: node.publicUrl,
        cookie: `${cookie.name}=${cookie.value}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const [name = '', value = ''] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? []
    if (name) cookie = { name, value }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }
  const { nonce, issuedAt } = nonceSchema.parse(await call('POST', '/api/auth/nonce'))
  const message = createSiweMessage({
    address: account.address,
    chainId,
    domain: new URL(node.publicUrl).host,
    issuedAt: new Date(issuedAt),
    nonce,
    statement: signInStatement,
    uri: node.publicUrl,
    version: '1',
  })
  await call('POST', '/api/auth/verify', { message, signature: await account.signMessage({ message }) })
  return { account, address: toAddress(account.address), cookie, call }
}

async function createProfile(session: ApiSession, username: string): Promise<User> {
  return userSchema.parse(await session.call('POST', '/api/users', { username }))
}

async function becomeVerifierOf(organization: string, session: ApiSession, user: User): Promise<User> {
  return userSchema.parse(await session.call('PUT', `/api/users/${user.id}/verifier`, { organization }))
}

export async function createOffChainDid(session: ApiSession): Promise<Did> {
  const tokenId = buildOffChainTokenId(session.address, Date.now())
  return didSchema.parse(await session.call('POST', '/api/dids', { tokenId, owner: session.address }))
}

async function mintDidOf(session: ApiSession, { rpcUrl, contracts }: Chain): Promise<Did> {
  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await chain.setBalance({ address: session.address, value: parseEther('1') })
  const wallet = createWalletClient({ account: session.account, transport: http(rpcUrl) })
  const call = { abi: didRegistryAbi, address: contracts.didRegistry, functionName: 'mintDID', chain: null } as const
  const hash = await wallet.writeContract(call)
  const { logs } = await waitForReceipt(chain, hash)
  const [minted] = parseEventLogs({ abi: didRegistryAbi, eventName: 'DidMinted', logs })
  if (!minted) throw new Error(`The mint ${hash} has no DidMinted event`)
  return didSchema.parse(await session.call('POST', '/api/dids', { tokenId: minted.args.tokenId.toString() }))
}

export async function createClaim(session: ApiSession, did: Did, fields: ClaimFields): Promise<Claim> {
  return claimSchema.parse(
    await session.call('POST', '/api/claims', { holderName: 'Maya Rossi', ...fields, didId: did.id }),
  )
}

export async function askVerifier(session: ApiSession, claim: Claim, verifier: User): Promise<VerificationRequest> {
  const body = { claimId: claim.id, verifierId: verifier.id }
  return verificationRequestSchema.parse(await session.call('POST', '/api/verification-requests', body))
}

/** Lists the requests that wait for a verifier. */
export async function listWaiting({ session, user }: Pick<Registered, 'session' | 'user'>) {
  const answer = await session.call('GET', `/api/verification-requests/verifier/${user.id}?status=pending`)
  return z
    .array(askedRequestSchema)
    .parse(answer)
    .filter((request) => request.status === 'pending')
}

export async function rejectRequest(session: ApiSession, request: VerificationRequest, reason: string): Promise<void> {
  await session.call('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected', reason })
}

export async function approveRequest(
  session: ApiSession,
  { id, claimId }: VerificationRequest,
  claim: Pick<Claim, 'type'>,
  validUntil?: string,
) {
  const level = 'EducationProof'
  const engine = createSimulatedEngine({
    now: () => new Date(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
  const proof = await engine.prove({
    type: level,
    claimId,
    claimType: claim.type,
    claimFields: ['degree'],
    privateInputs: { educationLevel: 'master' },
    publicInputs: { requiredLevel: 'bachelor' },
  })
  const end = validUntil === undefined ? '' : `&validUntil=${validUntil}`
  const path = `/api/verification-requests/${id}/attestation?level=${level}${end}`
  const { domain, types, primaryType, message } = attestationRequestSchema.parse(await session.call('GET', path))
  const signature = await session.account.signTypedData({ domain, types, primaryType, message })
  const body = { isVerified: true, verificationLevel: level, proof, attestation: { message, signature } }
  return claimSchema.parse(await session.call('PUT', `/api/claims/${claimId}/verify`, body))
}

export async function revokeClaim(session: ApiSession, { id }: Claim, reason: RevocationReason): Promise<void> {
  const answer = await session.call('GET', `/api/claims/${id}/revocation?reason=${reason}`)
  const { domain, types, primaryType, message } = revocationRequestSchema.parse(answer)
  const signature = await session.account.signTypedData({ domain, types, primaryType, message })
  await session.call('POST', `/api/claims/${id}/revoke`, { reason, signature })
}

/** A person whom the server knows: signed in, with a profile and a DID, and without a browser. */
export type Registered = { session: ApiSession; user: User; did: Did }
export type Traits = { username?: string; organization?: string; minted?: boolean; account?: PrivateKeyAccount }

export async function register(node: Node, stack: TestStackInfo, traits: Traits = {}): Promise<Registered> {
  const { account = privateKeyToAccount(generatePrivateKey()), username, organization, minted } = traits
  const session = await openSession(node, stack.chainId, account)
  const profile = await createProfile(session, username ?? `member_${session.address.slice(2, 12)}`)
  const user = organization ? await becomeVerifierOf(organization, session, profile) : profile
  const did = minted ? await mintDidOf(session, stack) : await createOffChainDid(session)
  return { session, user, did }
}

export async function createVerifiedClaim(
  owner: Registered,
  verifier: Registered,
  fields: ClaimFields,
): Promise<Claim> {
  const claim = await createClaim(owner.session, owner.did, fields)
  return approveRequest(verifier.session, await askVerifier(owner.session, claim, verifier.user), claim)
}

/** Returns the content of the QR code that offers a claim to another wallet. */
export async function offerClaim({ session }: Registered, { id }: Claim): Promise<string> {
  const asked = { configuration: 'claim_sd_jwt' }
  return credentialOfferSchema.parse(await session.call('POST', `/api/claims/${id}/offers`, asked)).uri
}

export async function shareClaim(session: ApiSession, claim: Claim): Promise<CreatedShare> {
  return createdShareSchema.parse(await session.call('POST', `/api/claims/${claim.id}/shares`, {}))
}
