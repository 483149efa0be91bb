import type { ClaimBasics, ClaimLeaf } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { concatHex } from 'viem/utils'
import { keccak256 } from '#keccak256'
import { encodeTexts } from './encode-texts.ts'

// The first byte differs for leaves and inner nodes (RFC 6962), so that a leaf cannot pass as an
// inner node.
const leafPrefix = '0x00'
const nodePrefix = '0x01'
const noDetails: Hex = `0x${'00'.repeat(32)}`

/**
 * Returns the Merkle root that a verifier signs as `details` of an attestation, whatever the order
 * of the leaves. The root is zero without leaves. Throws `invalid-input` when two leaves name the
 * same field, and for malformed text.
 */
export function detailsRoot(leaves: readonly ClaimLeaf[]): Hex {
  if (leaves.length === 0) return noDetails
  return hashSubtree(orderLeaves(leaves))
}

/**
 * Returns the hash of a claim: keccak256(abi.encode(claimType, title, issuer, issueDate, details)).
 */
export function claimHash(claim: ClaimBasics & { details: Hex }): Hex {
  const { type, title, issuer, issueDate, details } = claim
  assertWellFormed(type, title, issuer, issueDate)
  return keccak256(encodeTexts([type, title, issuer, issueDate], details))
}

/**
 * Returns keccak256(abi.encode(claimType, title, description, issuer)), as the contract computes
 * it.
 */
export function publishHash(claim: { type: string; title: string; description: string; issuer: string }): Hex {
  const { type, title, description, issuer } = claim
  assertWellFormed(type, title, description, issuer)
  return keccak256(encodeTexts([type, title, description, issuer]))
}

/**
 * Sorts leaves by their field's name in UTF-16 code units. Throws `invalid-input` for a name that
 * occurs twice.
 */
export function orderLeaves(leaves: readonly ClaimLeaf[]): ClaimLeaf[] {
  const ordered = leaves.toSorted((a, b) => (a.field < b.field ? -1 : 1))
  const twice = ordered.find((leaf, index) => leaf.field === ordered[index + 1]?.field)
  if (twice) throw new AppError('invalid-input', `The field ${JSON.stringify(twice.field)} appears twice`)
  return ordered
}

/**
 * Returns the hash of one leaf: keccak256(0x00 ‖ abi.encode(field, value, salt)). Throws
 * `invalid-input` for malformed text.
 */
export function hashLeaf({ field, value, salt }: ClaimLeaf): Hex {
  assertWellFormed(field, value)
  return keccak256(concatHex([leafPrefix, encodeTexts([field, value], salt)]))
}

/** Returns the root of a tree over at least one leaf. The leaves stay in the given order. */
export function hashSubtree(leaves: readonly ClaimLeaf[]): Hex {
  const [only] = leaves
  if (only !== undefined && leaves.length === 1) return hashLeaf(only)
  const { left, right } = splitLeaves(leaves)
  return hashNode(hashSubtree(left), hashSubtree(right))
}

/** Returns the hash of a node of the tree: keccak256(0x01 ‖ left ‖ right). */
export function hashNode(left: Hex, right: Hex): Hex {
  return keccak256(concatHex([nodePrefix, left, right]))
}

/**
 * Splits leaves as RFC 6962 does: the left side gets as many leaves as the largest power of two
 * that is below the number of all leaves.
 */
export function splitLeaves(leaves: readonly ClaimLeaf[]): { left: ClaimLeaf[]; right: ClaimLeaf[] } {
  const size = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return { left: leaves.slice(0, size), right: leaves.slice(size) }
}

/**
 * All lone surrogates encode to the same bytes, so two different texts would have the same hash.
 */
function assertWellFormed(...texts: readonly string[]): void {
  if (texts.some((text) => !text.isWellFormed())) throw new AppError('invalid-input', 'Text is not well-formed Unicode')
}
