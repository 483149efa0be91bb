import * as z from 'zod/mini'
import { type Address, addressSchema } from './hex.ts'
import { didIdSchema, requestIdSchema } from './ids.ts'
import { complaints } from './texts/en/complaints.ts'
import { requestStatusSchema } from './verification-request/request-status.ts'

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
  tokenId: z.string().check(z.minLength(1, complaints.required), z.maxLength(maximumTokenIdLength, complaints.invalid)),
  owner: z.optional(addressSchema),
})
export type CreateDid = z.infer<typeof createDidSchema>

/**
 * What any signed-in user may know about a DID, with the requests about the DID that this user
 * received as a verifier.
 */
export const didLookupSchema = z.object({
  tokenId: z.string(),
  /**
   * The DID's entry on the chain, or null for a DID that nobody has minted. `since` is the time of
   * the mint. A `locked` DID cannot be transferred (ERC-5192).
   */
  onChain: z.nullable(z.object({ since: z.iso.datetime(), locked: z.boolean() })),
  /**
   * The control of the owner's identity. The member is absent until the chain index has read the
   * mint.
   */
  control: z.optional(
    z.object({
      controller: addressSchema,
      /**
       * The time at which another address became the identity's controller, or null while the
       * identity controls itself.
       */
      since: z.nullable(z.iso.datetime()),
      /** The time since when a key of the identity is reported stolen, or null. */
      frozenSince: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The requests about this DID that the asking user received, newest first. */
  requests: z.array(
    z.object({
      id: requestIdSchema,
      claimTitle: z.string(),
      status: requestStatusSchema,
      requestDate: z.iso.datetime(),
      /** The time when the verifier revoked its attestation of this request, or null. */
      withdrawnAt: z._default(z.nullable(z.iso.datetime()), null),
    }),
  ),
})
export type DidLookup = z.infer<typeof didLookupSchema>

/** Tells whether a text is a token id on the chain: a decimal uint256 without leading zeros. */
export function isChainTokenId(tokenId: string): boolean {
  return /^(0|[1-9]\d{0,77})$/.test(tokenId) && BigInt(tokenId) < 2n ** 256n
}

/** Returns `did:ethr:<time in ms, hex>:<first 8 digits of the wallet address>`. */
export function buildOffChainTokenId(address: Address, nowMs: number): string {
  return `did:ethr:${nowMs.toString(16)}:${address.slice(2, 10).toLowerCase()}`
}

/**
 * Tells whether an off-chain token id has the first 8 digits of this address. `0x` may precede the
 * time in the id.
 */
export function isOffChainTokenIdOf(tokenId: string, address: Address): boolean {
  const match = /^did:ethr:(?:0x)?[0-9a-f]{1,14}:([0-9a-f]{8})$/i.exec(tokenId)
  return match?.[1]?.toLowerCase() === address.slice(2, 10).toLowerCase()
}
