import type { ClaimBasics, ClaimLeaf } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, concatHex, encodeAbiParameters, keccak256 } from 'viem/utils'

// A leaf and a node can never be mistaken for each other: each hash begins with its own byte (as in RFC 6962).
const leafPrefix = '0x00'
const nodePrefix = '0x01'
const noDetails: Hex = `0x${'00'.repeat(32)}`

const string = (name: string) => ({ name, type: 'string' }) as const
const leafParameters = [string('field'), string('value'), { name: 'salt', type: 'bytes32' }] as const
const claimParameters = [
  string('claimType'),
  string('title'),
  string('issuer'),
  string('issueDate'),
  { name: 'details', type: 'bytes32' },
] as const
const publishParameters = [string('claimType'), string('title'), string('description'), string('issuer')] as const

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
  return hashSubtree(orderLeaves(leaves).map(hashLeaf))
}

/** keccak256(abi.encode(claimType, title, issuer, issueDate, details)): what `commitClaim` takes and a share's status names. */
export function claimHash(claim: ClaimBasics & { details: Hex }): Hex {
  const { type, title, issuer, issueDate, details } = claim
  assertWellFormed(type, title, issuer, issueDate)
  return keccak256(encodeAbiParameters(claimParameters, [type, title, issuer, issueDate, details]))
}

/** keccak256(abi.encode(claimType, title, description, issuer)): the `textHash` of DidRegistry.addClaim. */
export function publishHash(claim: { type: string; title: string; description: string; issuer: string }): Hex {
  const { type, title, description, issuer } = claim
  assertWellFormed(type, title, description, issuer)
  return keccak256(encodeAbiParameters(publishParameters, [type, title, description, issuer]))
}

function orderLeaves(leaves: readonly ClaimLeaf[]): ClaimLeaf[] {
  const ordered = leaves.toSorted((a, b) => (a.field < b.field ? -1 : 1))
  const twice = ordered.find((leaf, index) => leaf.field === ordered[index + 1]?.field)
  if (twice) throw new AppError('invalid-input', `The field ${JSON.stringify(twice.field)} appears twice`)
  return ordered
}

function hashLeaf({ field, value, salt }: ClaimLeaf): Hex {
  assertWellFormed(field, value)
  return keccak256(concatHex([leafPrefix, encodeAbiParameters(leafParameters, [field, value, salt])]))
}

/** RFC 6962's shape: the left side takes the largest power of two, so no leaf is ever doubled to fill a level. */
function hashSubtree(hashes: readonly Hex[]): Hex {
  const [only] = hashes
  if (only !== undefined && hashes.length === 1) return only
  const left = 2 ** Math.floor(Math.log2(hashes.length - 1))
  return keccak256(concatHex([nodePrefix, hashSubtree(hashes.slice(0, left)), hashSubtree(hashes.slice(left))]))
}

/** Lone surrogates all encode to the same bytes, so two different texts would share one hash. */
function assertWellFormed(...texts: readonly string[]): void {
  if (texts.some((text) => !text.isWellFormed())) throw new AppError('invalid-input', 'Text is not well-formed Unicode')
}
