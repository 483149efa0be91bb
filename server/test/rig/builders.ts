import { randomBytes } from 'node:crypto'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { buildAttributeKeyRequest } from '@did/credentials/attestation/attribute-key'
import { sharingDigest } from '@did/credentials/share/shared-attributes'
import type { User } from '@did/domain/account/user'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { RevocationAnswer, RevocationRequest } from '@did/domain/attestation/revocation-record'
import type { Claim } from '@did/domain/claim/claim'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import { buildOffChainTokenId, type Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { ProofType } from '@did/domain/proof/proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { OwnTemplate } from '@did/domain/template/template'
import type { templateFormSchema } from '@did/domain/template/template-form'
import { latestEndOfKey, type SealedAttributes } from '@did/domain/vault/attribute-key'
import type { PublishAttributeKey } from '@did/domain/vault/publish-attribute-key'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { createSimulatedEngine } from '@did/proofs/simulated-engine'
import { createTestClient, createWalletClient, http, parseEther, parseEventLogs } from 'viem'
import { inject } from 'vitest'
import type * as z from 'zod/mini'
import { noise } from '../vault/vault-builders.ts'
import { type Answering, type Client, signedIn } from './client.ts'

let serial = 0
const unique = () => `${Date.now().toString(36)}${(serial++).toString(36)}`

export type Person = { client: Client; user: User }

export async function buildUser(node: Answering, profile: { username?: string } = {}): Promise<Person> {
  const client = await signedIn(node)
  const user = await client.ok<User>('POST', '/api/users', { username: `person ${unique()}`, ...profile })
  return { client, user }
}

export async function buildVerifier(
  node: Answering,
  organization = `University of Tests ${unique()}`,
): Promise<Person> {
  const { client, user } = await buildUser(node)
  const verifier = await client.ok<User>('PUT', `/api/users/${user.id}/verifier`, { status: true, organization })
  return { client, user: verifier }
}

export const becomeVerifier = ({ client, user }: Person) =>
  client.ok<User>('PUT', `/api/users/${user.id}/verifier`, { status: true, organization: `Org ${user.id}` })

/** The verifier's wallet has signed the attribute key. Owners seal attributes for this key. */
export async function buildAttributeKey({ client }: Person, changes: Partial<PublishAttributeKey> = {}) {
  const createdAt = changes.createdAt ?? Math.floor(Date.now() / 1000)
  const publicKey = `0x${randomBytes(32).toString('hex')}` as const
  const key = { publicKey, createdAt, number: 1, validUntil: latestEndOfKey(createdAt), ...changes }
  const message = { ...key, verifier: client.address }
  const { types, primaryType } = buildAttributeKeyRequest({ domain: signingDomain(), message })
  const { EIP712Domain: _, ...named } = types
  const typedData = { domain: signingDomain(), types: named, primaryType, message }
  return { ...key, signature: await client.account.signTypedData(typedData as never) }
}

type Sharer = {
  owner: Person
  verifier: Person
  claim: Pick<Claim, 'id' | 'title' | 'claimHash'>
  /** The wallet that signs the attributes, by default the wallet of the owner's session. */
  wallet?: { address: Hex; sign: (digest: Hex) => Promise<Hex> }
}

/**
 * Builds attributes as an owner's page sends them. They are signed, and random bytes stand for the
 * ciphertext.
 */
export async function buildSentAttributes(
  { owner, verifier, claim, wallet = walletOf(owner) }: Sharer,
  changes: Partial<SealedAttributes> = {},
) {
  const hex = () => `0x${randomBytes(32).toString('hex')}` as const
  const attributes = { commitment: hex(), holder: hex(), sealed: noise(1000), ...changes }
  const signed = { keyNumber: 1, signedAt: Math.floor(Date.now() / 1000) }
  const occasion = { owner: wallet.address, verifier: verifier.client.address, claim }
  const digest = sharingDigest(signingDomain(), { attributes, occasion, signed })
  return { ...attributes, signed: { ...signed, signature: await wallet.sign(digest) } }
}

function walletOf({ client: { address, account } }: Person) {
  return { address, sign: (hash: Hex) => account.sign({ hash }) }
}

function signingDomain() {
  const { chainId, contracts } = inject('stack')
  return attestationDomain({ chainId, didRegistry: contracts.didRegistry as Hex })
}

export async function buildTemplate({ client, user }: Person, form: Partial<TemplateInput> = {}): Promise<OwnTemplate> {
  await becomeVerifier({ client, user })
  return client.ok<OwnTemplate>('POST', '/api/templates', { ...templateForm, ...form })
}

const plainField: Omit<TemplateInput['fields'][number], 'name' | 'hint'> = {
  kind: 'text',
  isRequired: false,
  isOpenByDefault: false,
  choices: [],
}

type TemplateInput = z.input<typeof templateFormSchema>

export const templateForm: TemplateInput = {
  type: 'license',
  title: 'Boating licence',
  summary: 'That you may steer a motor boat on inland waters',
  fields: [
    { name: 'Waters', hint: 'Inland, coastal or both', ...plainField },
    { name: 'Passed on', hint: '', ...plainField, kind: 'date' },
  ],
  example: 'Waters: Inland. Passed on: 4 May 2024.',
}

let offChainTime = Date.UTC(2026, 0, 1)

export function buildDid({ client }: Pick<Person, 'client'>): Promise<Did> {
  return client.ok<Did>('POST', '/api/dids', { tokenId: buildOffChainTokenId(client.address, offChainTime++) })
}

export async function buildClaim(owner: Pick<Person, 'client'>, claim: Partial<CreateClaim> = {}): Promise<Claim> {
  const didId = claim.didId ?? (await buildDid(owner)).id
  return owner.client.ok<Claim>('POST', '/api/claims', {
    type: 'education',
    title: 'Master of Science',
    description: 'Completed with distinction',
    issuer: 'University of Tests',
    holderName: 'Maya Rossi',
    ...claim,
    didId,
  })
}

export async function buildRequest(owner: Person, verifier: Person, claim?: Claim) {
  const asked = claim ?? (await buildClaim(owner))
  const request = await owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', {
    claimId: asked.id,
    verifierId: verifier.user.id,
  })
  return { claim: asked, request }
}

const engine = createSimulatedEngine({
  now: () => new Date(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
})

export function buildProof(claim: Pick<Claim, 'id' | 'type'>, type: ProofType = 'EducationProof') {
  return engine.prove({
    type,
    claimId: claim.id,
    claimType: claim.type,
    claimFields: ['degree'],
    privateInputs: { degree: 'master', level: 'master' },
    publicInputs: {},
  })
}

type Verifying = {
  claim: Pick<Claim, 'id' | 'type'>
  request: { id: number }
  level?: ProofType
  /** The last day on which the attestation is valid. */
  validUntil?: string
  /** The hash of the private attributes in the request, which the attestation must contain. */
  commitment?: Hex
}

/**
 * Builds the body by which a verifier's proof dialog approves a request. The verifier's key signs
 * the attestation.
 */
export async function buildVerification(
  { client }: Pick<Person, 'client'>,
  { claim, request, level = 'EducationProof', validUntil, commitment }: Verifying,
) {
  const end = validUntil === undefined ? '' : `&validUntil=${validUntil}`
  const committed = commitment === undefined ? '' : `&commitment=${commitment}`
  const path = `/api/verification-requests/${request.id}/attestation?level=${level}${end}${committed}`
  const typedData = await client.ok<AttestationRequest>('GET', path)
  const { EIP712Domain: _, ...types } = typedData.types
  const signature = await client.account.signTypedData({ ...typedData, types } as never)
  const proof = await buildProof(claim, level)
  return { isVerified: true, verificationLevel: level, proof, attestation: { message: typedData.message, signature } }
}

export async function buildVerifiedClaim(
  owner: Person,
  verifier: Person,
  { claim, validUntil }: { claim?: Claim; validUntil?: string } = {},
): Promise<Claim> {
  const asked = await buildRequest(owner, verifier, claim)
  const verification = await buildVerification(verifier, { ...asked, ...(validUntil && { validUntil }) })
  return verifier.client.ok<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, verification)
}

/** Gives money to the wallet, because the mint costs gas. Returns the DID's token id. */
export async function mint({ account }: Client): Promise<string> {
  const { rpcUrl, contracts } = inject('stack')
  const transport = http(rpcUrl)
  const test = createTestClient({ mode: 'anvil', transport })
  await test.setBalance({ address: account.address, value: parseEther('1') })
  const hash = await createWalletClient({ account, transport }).writeContract({
    address: contracts.didRegistry as `0x${string}`,
    abi: didRegistryAbi,
    functionName: 'mintDID',
    chain: null,
  })
  const receipt = await waitForReceipt(test, hash)
  const [minted] = parseEventLogs({ abi: didRegistryAbi, eventName: 'DidMinted', logs: receipt.logs })
  if (!minted) throw new Error('Nothing was minted')
  return String(minted.args.tokenId)
}

/**
 * Builds the body by which a verifier's page revokes an attestation. The verifier's key signs the
 * revocation.
 */
export async function buildRevocation({ client }: Pick<Person, 'client'>, claim: Pick<Claim, 'id'>, reason: string) {
  const path = `/api/claims/${claim.id}/revocation?reason=${encodeURIComponent(reason)}`
  const typedData = await client.ok<RevocationRequest>('GET', path)
  const { EIP712Domain: _, ...types } = typedData.types
  return { reason, signature: await client.account.signTypedData({ ...typedData, types } as never) }
}

export async function revoke(
  verifier: Pick<Person, 'client'>,
  claim: Pick<Claim, 'id'>,
  reason: string,
): Promise<RevocationAnswer> {
  const body = await buildRevocation(verifier, claim, reason)
  return verifier.client.ok<RevocationAnswer>('POST', `/api/claims/${claim.id}/revoke`, body)
}
