import { z } from 'zod'
import { type Address, addressSchema } from './hex.ts'
import { didIdSchema, requestIdSchema } from './ids.ts'
import { requestStatusSchema } from './request-status.ts'
import { complaints } from './texts/complaints.ts'

export const maximumTokenIdLength = 100

export const didSchema = z.object({
  id: didIdSchema,
  tokenId: z.string(),
  owner: addressSchema,
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  onChain: z.boolean(),
  version: z.int(),
})
export type Did = z.infer<typeof didSchema>

export const createDidSchema = z.object({
  tokenId: z.string().min(1, complaints.required).max(maximumTokenIdLength, complaints.invalid),
  owner: addressSchema.optional(),
})
export type CreateDid = z.infer<typeof createDidSchema>

/** What anybody may know about a DID, and which requests about it the reader was sent. */
export const didLookupSchema = z.object({
  tokenId: z.string(),
  /** Null for one that is not on the chain. `locked`: it cannot be handed on (ERC-5192). */
  onChain: z.object({ since: z.iso.datetime(), locked: z.boolean() }).nullable(),
  /** Newest first. */
  requests: z.array(
    z.object({
      id: requestIdSchema,
      claimTitle: z.string(),
      status: requestStatusSchema,
      requestDate: z.iso.datetime(),
    }),
  ),
})
export type DidLookup = z.infer<typeof didLookupSchema>

/** A token id of the contract: a decimal uint256 without leading zeros. */
export function isChainTokenId(tokenId: string): boolean {
  return /^(0|[1-9]\d{0,77})$/.test(tokenId) && BigInt(tokenId) < 2n ** 256n
}

/** The wizard's off-chain id (SPEC.md 7.2): `did:ethr:`, a hex timestamp in milliseconds, the address's characters 2 to 10. */
export function buildOffChainTokenId(address: Address, nowMs: number): string {
  return `did:ethr:${nowMs.toString(16)}:${address.slice(2, 10).toLowerCase()}`
}

/** True when an off-chain id has the spec's pattern and was built from this wallet's address. A `0x` before the timestamp is accepted. */
export function isOffChainTokenIdOf(tokenId: string, address: Address): boolean {
  const match = /^did:ethr:(?:0x)?[0-9a-f]{1,14}:([0-9a-f]{8})$/i.exec(tokenId)
  return match?.[1]?.toLowerCase() === address.slice(2, 10).toLowerCase()
}

/** A subject's DID in the did:ethr method: hex chain id, then the address in lower case. */
export function buildSubjectDid(chainId: number, address: Address): string {
  return `did:ethr:0x${chainId.toString(16)}:${address.toLowerCase()}`
}
