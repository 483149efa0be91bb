import type { ClaimBasics, ClaimLeaf } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, concatHex, keccak256 } from 'viem/utils'
import { encodeTexts } from './encode-texts.ts'

// A leaf and a node can never be mistaken for each other: each hash begins with its own byte (as in RFC 6962).
const leafPrefix = '0x00'
const nodePrefix = '0x01'
const noDetails: Hex = `0x${'00'.repeat(32)}`

/**
 * One salted leaf per further field, in the order `detailsRoot` hashes them. `randomBytes` returns that many fresh random
 * bytes; 32 a leaf hide even a value that could be guessed. Throws `invalid-input` for a field named twice.
 */
export function buildClaimLeaves(
  fields: readonly { field: string; value: string }[],
  randomBytes: (length: number) => Uint8Array,
): ClaimLeaf[] {
  const leaves = fields.map(({ field, value }) => ({ field, value, salt: bytesToHex(randomBytes(32)) }))
  return orderLeaves(leaves)
}

/**
 * The Merkle root an attestation signs as `details` (32 bytes; zero for no leaves). The order given does not matter: leaves are
 * sorted by field name in UTF-16 code units. Throws `invalid-input` for a field named twice or text that is not well-formed.
 */
export function detailsRoot(leaves: readonly ClaimLeaf[]): Hex {
  if (leaves.length === 0) return noDetails
  return hashSubtree(orderLeaves(leaves))
}

/** keccak256(abi.encode(claimType, title, issuer, issueDate, details)): what `commitClaim` takes and a share's status names. */
export function claimHash(claim: ClaimBasics & { details: Hex }): Hex {
  const { type, title, issuer, issueDate, details } = claim
  assertWellFormed(type, title, issuer, issueDate)
  return keccak256(encodeTexts([type, title, issuer, issueDate], details))
}

/** keccak256(abi.encode(claimType, title, description, issuer)): the `textHash` of DidRegistry.addClaim. */
export function publishHash(claim: { type: string; title: string; description: string; issuer: string }): Hex {
  const { type, title, description, issuer } = claim
  assertWellFormed(type, title, description, issuer)
  return keccak256(encodeTexts([type, title, description, issuer]))
}

/** By field name in UTF-16 code units, the order they are hashed in. Throws `invalid-input` for a field named twice. */
export function orderLeaves(leaves: readonly ClaimLeaf[]): ClaimLeaf[] {
  const ordered = leaves.toSorted((a, b) => (a.field < b.field ? -1 : 1))
  const twice = ordered.find((leaf, index) => leaf.field === ordered[index + 1]?.field)
  if (twice) throw new AppError('invalid-input', `The field ${JSON.stringify(twice.field)} appears twice`)
  return ordered
}

/** keccak256(0x00 ‖ abi.encode(field, value, salt)). Throws `invalid-input` for text that is not well-formed. */
export function hashLeaf({ field, value, salt }: ClaimLeaf): Hex {
  assertWellFormed(field, value)
  return keccak256(concatHex([leafPrefix, encodeTexts([field, value], salt)]))
}

/** The root over at least one leaf, in the order given. */
export function hashSubtree(leaves: readonly ClaimLeaf[]): Hex {
  const [only] = leaves
  if (only !== undefined && leaves.length === 1) return hashLeaf(only)
  const { left, right } = splitLeaves(leaves)
  return hashNode(hashSubtree(left), hashSubtree(right))
}

/** keccak256(0x01 ‖ left ‖ right). */
export function hashNode(left: Hex, right: Hex): Hex {
  return keccak256(concatHex([nodePrefix, left, right]))
}

/** RFC 6962's shape: the left side takes the largest power of two, so no leaf is ever doubled to fill a level. Takes two or more. */
export function splitLeaves(leaves: readonly ClaimLeaf[]): { left: ClaimLeaf[]; right: ClaimLeaf[] } {
  const size = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return { left: leaves.slice(0, size), right: leaves.slice(size) }
}

/** Lone surrogates all encode to the same bytes, so two different texts would share one hash. */
function assertWellFormed(...texts: readonly string[]): void {
  if (texts.some((text) => !text.isWellFormed())) throw new AppError('invalid-input', 'Text is not well-formed Unicode')
}
