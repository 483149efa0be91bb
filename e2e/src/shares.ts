/**
 * Makes shared claims through the API, without a browser, and returns the links that a stranger
 * would get.
 */
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { sealControlledShare } from '@did/credentials/share/controlled-share'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareFile } from '@did/credentials/share/share-file'
import { toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl } from '@did/credentials/share/share-link'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import { shareIdSchema } from '@did/domain/ids'
import { type CreatedShare, shareableSchema } from '@did/domain/share/share-record'
import type { TestStackInfo } from '@did/local/test-stack'
import { type ContractFunctionArgs, createWalletClient, http } from 'viem'
import { type ApiSession, createClaim, createVerifiedClaim, type Registered, register, shareClaim } from './api.ts'
import type { Node } from './node.ts'

export const harvest = {
  type: 'employment',
  title: 'Head of Harvest',
  description: 'Ran the vineyard from 2018 to 2024.',
  issuer: 'Quinta do Vale',
}

export type SharedClaim = { owner: Registered; verifier: Registered | null; claim: Claim; share: CreatedShare }

export async function shareUnverified(node: Node, stack: TestStackInfo): Promise<SharedClaim> {
  const owner = await register(node, stack, { minted: true })
  const claim = await createClaim(owner.session, owner.did, harvest)
  return { owner, verifier: null, claim, share: await shareClaim(owner.session, claim) }
}

export async function shareVerified(
  node: Node,
  stack: TestStackInfo,
  text = harvest,
): Promise<SharedClaim & { verifier: Registered }> {
  const owner = await register(node, stack, { minted: true })
  // Two organisations cannot have the same name, so each verifier gets a random one.
  const verifier = await register(node, stack, { organization: `Quinta ${crypto.randomUUID()}` })
  const claim = await createVerifiedClaim(owner, verifier, text)
  return { owner, verifier, claim, share: await shareClaim(owner.session, claim) }
}

export async function accredit({ session }: Registered, name: string, stack: TestStackInfo): Promise<void> {
  await accreditWallet(session.address, name, stack)
}

export async function accreditWallet(
  wallet: Address,
  name: string,
  stack: TestStackInfo,
  domain = 'quinta.example',
): Promise<void> {
  await administrate(stack, 'accredit', [wallet, name, domain])
}

/**
 * Suspends a verifier for `reason`. The reason may be longer than our limit, because the chain does
 * not know this limit.
 */
export async function suspend({ session }: Registered, reason: string, stack: TestStackInfo): Promise<void> {
  await administrate(stack, 'suspend', [session.address, reason])
}

type Decision = ContractFunctionArgs<typeof didRegistryAbi, 'nonpayable', 'accredit' | 'suspend'>

async function administrate(stack: TestStackInfo, functionName: 'accredit' | 'suspend', args: Decision) {
  const administrator = stack.accounts.find(({ role }) => role === 'administrator')
  if (!administrator) throw new Error('The stack has no administrator')
  // Concurrent journeys send transactions from the same account, so the chain node, and not this
  // client, chooses the nonce of each transaction.
  const wallet = createWalletClient({ account: administrator.address, transport: http(stack.rpcUrl) })
  const hash = await wallet.writeContract({
    abi: didRegistryAbi,
    address: stack.contracts.didRegistry,
    functionName,
    args,
    // The gas of a call may grow with the time of its block, and the estimate leaves no room for
    // that.
    gas: 3_000_000n,
    chain: null,
  })
  await waitForReceipt(wallet, hash)
}

/**
 * Makes a controlled link in the same way as the page. The link shows the holder's name and the
 * description, or only `fields` if they are given.
 */
export async function shareControlled(
  { publicUrl }: Node,
  session: ApiSession,
  claim: Claim,
  {
    fields = ['holder_name', 'description'],
    ...limits
  }: { expiresAt?: string; maxViews?: number; fields?: string[] } = {},
): Promise<string> {
  const path = `/api/claims/${claim.id}`
  const { payload, attestation, leaves } = shareableSchema.parse(await session.call('GET', `${path}/shareable`))
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const id = randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true })
  const shareId = shareIdSchema.parse(id)
  const key = toShareKey(randomBytes(32))
  const proof = attestation
    ? { kind: 'attested' as const, shareId, ...attestation }
    : { kind: 'unattested' as const, shareId }
  const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, fields) })
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  const tokenHash = await hashShareToken(await deriveShareToken({ shareId, key }))
  await session.call('POST', `${path}/shares`, { kind: 'controlled', id, fields, ciphertext, tokenHash, ...limits })
  return buildControlledUrl({ publicUrl, shareId, key })
}
