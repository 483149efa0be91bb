import type { ClaimLeaf, FieldLeaf } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, hexToBytes } from 'viem/utils'
import { hashLeaf, hashNode, hashSubtree, orderLeaves, splitLeaves } from '../../attestation/claim-leaves.ts'
import { readDetails } from '../../attestation/credential-details.ts'
import { type ByteReader, joinBytes, textBytes, unreadable } from '../share-bytes.ts'
import {
  type DisclosedDetails,
  discloseDetails,
  encodeDetails,
  hashDisclosedDetails,
  listOpenedFields,
} from './share-details.ts'

/**
 * The Merkle tree of a claim's fields, of which some leaves are opened. One hash replaces each
 * subtree without an opened leaf. The root must equal the `details` that the verifier signed.
 */
export type TreeDisclosure =
  | { kind: 'closed'; hash: Hex }
  | { kind: 'opened'; leaf: ClaimLeaf }
  | { kind: 'node'; left: TreeDisclosure; right: TreeDisclosure }

/**
 * What a share shows of a claim's details: a tree for an older claim, and fields for a newer one.
 */
export type Disclosure = TreeDisclosure | DisclosedDetails

const tokens = { closed: 0, opened: 1, node: 2 } as const
/**
 * A tree with this many levels has at most 1,024 fields. Without this limit, a forged link could
 * make a checker's page read a tree of any depth.
 */
const maximumDepth = 10
const saltLength = 32

/**
 * Opens the leaves of the given fields among all leaves of a claim. Returns null if no field of an
 * older claim is opened. Throws `invalid-input` for an unknown field.
 */
export function discloseLeaves(
  leaves: readonly (ClaimLeaf | FieldLeaf)[],
  fields: readonly string[],
): Disclosure | null {
  const missing = fields.find((field) => !leaves.some((leaf) => leaf.field === field))
  if (missing !== undefined) throw new AppError('invalid-input', `The claim has no field ${JSON.stringify(missing)}`)
  const [details, names] = [readDetails(leaves), new Set(fields)]
  if (details.form === 'fields') return discloseDetails(details, names)
  return fields.length === 0 ? null : discloseSubtree(orderLeaves(leaves), names)
}

function discloseSubtree(leaves: readonly ClaimLeaf[], fields: ReadonlySet<string>): TreeDisclosure {
  const [first] = leaves
  if (!leaves.some(({ field }) => fields.has(field))) return { kind: 'closed', hash: hashSubtree(leaves) }
  if (first && leaves.length === 1) return { kind: 'opened', leaf: first }
  const { left, right } = splitLeaves(leaves)
  return { kind: 'node', left: discloseSubtree(left, fields), right: discloseSubtree(right, fields) }
}

/**
 * Returns the hash of the details that a share shows. This hash must equal the attestation's
 * `details`.
 */
export function hashDisclosure(shown: Disclosure): Hex {
  return shown.kind === 'details' ? hashDisclosedDetails(shown) : hashTree(shown)
}

export function listOpened(shown: Disclosure): (ClaimLeaf | FieldLeaf)[] {
  return shown.kind === 'details' ? listOpenedFields(shown) : listOpenedLeaves(shown)
}

function hashTree(tree: TreeDisclosure): Hex {
  if (tree.kind === 'closed') return tree.hash
  if (tree.kind === 'opened') return hashLeaf(tree.leaf)
  return hashNode(hashTree(tree.left), hashTree(tree.right))
}

function listOpenedLeaves(tree: TreeDisclosure): ClaimLeaf[] {
  if (tree.kind === 'closed') return []
  return tree.kind === 'opened' ? [tree.leaf] : [...listOpenedLeaves(tree.left), ...listOpenedLeaves(tree.right)]
}

export function encodeDisclosure(shown: Disclosure): Uint8Array {
  return shown.kind === 'details' ? encodeDetails(shown) : encodeTree(shown)
}

/**
 * Writes each part, from the root on, as a byte for its kind and then its hash, its leaf or its two
 * sides.
 */
function encodeTree(tree: TreeDisclosure): Uint8Array {
  const token = Uint8Array.of(tokens[tree.kind])
  if (tree.kind === 'closed') return joinBytes(token, hexToBytes(tree.hash))
  if (tree.kind === 'node') return joinBytes(token, encodeTree(tree.left), encodeTree(tree.right))
  const { field, value, salt } = tree.leaf
  return joinBytes(token, textBytes(field), textBytes(value), hexToBytes(salt))
}

/**
 * Reads a tree. Throws `share-unreadable` for damage, and for a tree that is not in its one valid
 * form.
 */
export function decodeTree(reader: ByteReader): TreeDisclosure {
  const tree = decodeSubtree(reader, 0)
  const opened = listOpenedLeaves(tree)
  if (opened.length === 0) throw unreadable('no field is opened')
  if (opened.some(({ field }, index) => index > 0 && !((opened[index - 1]?.field ?? '') < field)))
    throw unreadable('the opened fields are out of order')
  return tree
}

function decodeSubtree(reader: ByteReader, depth: number): TreeDisclosure {
  if (depth > maximumDepth) throw unreadable('the opened fields lie too deep')
  const token = reader.takeByte()
  if (token === tokens.closed) return { kind: 'closed', hash: bytesToHex(reader.take(32)) }
  if (token === tokens.opened) return { kind: 'opened', leaf: decodeLeaf(reader) }
  if (token !== tokens.node) throw unreadable('a part of the opened fields is of no known kind')
  const left = decodeSubtree(reader, depth + 1)
  const right = decodeSubtree(reader, depth + 1)
  if (left.kind === 'closed' && right.kind === 'closed') throw unreadable('a closed part is written out')
  return { kind: 'node', left, right }
}

function decodeLeaf(reader: ByteReader): ClaimLeaf {
  const field = reader.takeText()
  const value = reader.takeText()
  return { field, value, salt: bytesToHex(reader.take(saltLength)) }
}
