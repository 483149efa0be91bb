import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { poseidon2 } from 'poseidon-lite/poseidon2'
import { poseidon3 } from 'poseidon-lite/poseidon3'
import { poseidon5 } from 'poseidon-lite/poseidon5'
import { encodeAttribute } from './encoding.ts'
import { hashToField, parseField, toBytes32 } from './field-element.ts'
import { fieldTag } from './field-tag.ts'
import { assertSlots, noExpiry, type SlotOpening, slotCount } from './slots.ts'

const treeDepth = 4

/**
 * What a commitment covers besides the attributes. `expiry` is the number of the last day on which
 * the attributes count.
 */
export type CommitmentTerms = { holder: Hex; schema: Hex; expiry: number }

const domains = {
  holder: hashToField('holder'),
  commitment: hashToField('commitment'),
  nullifier: hashToField('nullifier'),
}

/**
 * Returns the commitment to attributes: Poseidon(domain, root, holder, schema, expiry) as 32 bytes.
 * The function takes all slots and not only their root, so that the verifier who signs the
 * commitment has seen all attributes. Throws `invalid-input` for malformed slots or terms.
 */
export function commitAttributes(slots: readonly SlotOpening[], terms: CommitmentTerms): Hex {
  assertSlots(slots)
  return commitRoot(attributeRoot(slots), terms)
}

/**
 * Returns the commitment to attributes from the root of their slots (`attributeRoot`). Throws
 * `invalid-input` for a malformed argument.
 */
export function commitRoot(root: Hex, { holder, schema, expiry }: CommitmentTerms): Hex {
  if (!Number.isInteger(expiry) || expiry < 0 || expiry > noExpiry)
    throw new AppError('invalid-input', `Not a day number: ${expiry}`)
  const members = [domains.commitment, parseField(root), parseField(holder), parseField(schema), BigInt(expiry)]
  return toBytes32(poseidon5(members))
}

/**
 * Returns the root of the tree over the 16 slots, of depth four, with slot 0 as its leftmost leaf.
 */
export function attributeRoot(slots: readonly SlotOpening[]): Hex {
  return attributeTree(slots).root
}

/**
 * Builds the tree over all slots, and computes each hash once. `pathOf` returns the four siblings
 * on the way from a slot's leaf to the root.
 */
export function attributeTree(slots: readonly SlotOpening[]) {
  const levels = [slots.map(slotLeaf)]
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = pairUp(level)
  return {
    root: toBytes32(levels.at(-1)?.[0] ?? 0n),
    pathOf: (slot: number): readonly Hex[] =>
      levels.slice(0, -1).map((level, height) => toBytes32(level[(slot >> height) ^ 1] ?? 0n)),
  }
}

/**
 * Computes the root of the tree over the slots from one opened slot and its path. Throws
 * `invalid-input` for an unknown slot, and for a path of a wrong length.
 */
export function rootOfPath(opening: SlotOpening, slot: number, path: readonly Hex[]): Hex {
  if (path.length !== treeDepth || !Number.isInteger(slot) || slot < 0 || slot >= slotCount)
    throw new AppError('invalid-input', 'Not a path of this tree')
  const root = path.reduce((node, sibling, height) => {
    const isRight = ((slot >> height) & 1) === 1
    return poseidon2(isRight ? [parseField(sibling), node] : [node, parseField(sibling)])
  }, slotLeaf(opening))
  return toBytes32(root)
}

/**
 * Returns the leaf of a slot, Poseidon(tag, value, salt). An empty slot has a tag of its own, so it
 * differs from a slot with the value zero.
 */
export function slotLeaf(slot: SlotOpening): bigint {
  const salt = parseField(slot.salt)
  if (slot.encoding === 'empty') return poseidon3([hashToField('empty'), 0n, salt])
  return poseidon3([fieldTag(slot.field, slot.encoding), encodeAttribute(slot.encoding, slot.value), salt])
}

/** Returns the holder key, Poseidon(domain, secret). A vault keeps one secret for each DID. */
export function holderKey(secret: Hex): Hex {
  return toBytes32(poseidon2([domains.holder, parseField(secret)]))
}

/**
 * Returns the nullifier, one number for each owner and context. By nullifiers, a checker can count
 * the people who made proofs, and not only the proofs.
 */
export function nullifierOf(secret: Hex, context: Hex): Hex {
  return toBytes32(poseidon3([domains.nullifier, parseField(secret), parseField(context)]))
}

function pairUp(level: readonly bigint[]): bigint[] {
  return Array.from({ length: level.length / 2 }, (_, pair) => poseidon2(level.slice(pair * 2, pair * 2 + 2)))
}
