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

/** What a commitment binds besides the attributes: `holderKey`, `schemaKey`, and the last day that counts, as a day number. */
export type CommitmentTerms = { holder: Hex; schema: Hex; expiry: number }

const domains = {
  holder: hashToField('holder'),
  commitment: hashToField('commitment'),
  nullifier: hashToField('nullifier'),
}

/**
 * The commitment an attestation carries: Poseidon(domain, root, holder, schema, expiry) as 32 bytes. All 16 slots are needed, as
 * `openSlots` gave them: a verifier who recomputes it has then seen everything it vouches for. Throws `invalid-input`.
 */
export function commitAttributes(slots: readonly SlotOpening[], terms: CommitmentTerms): Hex {
  assertSlots(slots)
  return commitRoot(attributeRoot(slots), terms)
}

/** The same from the root alone, for a checker who is shown one leaf and its path. */
export function commitRoot(root: Hex, { holder, schema, expiry }: CommitmentTerms): Hex {
  if (!Number.isInteger(expiry) || expiry < 0 || expiry > noExpiry)
    throw new AppError('invalid-input', `Not a day number: ${expiry}`)
  const members = [domains.commitment, parseField(root), parseField(holder), parseField(schema), BigInt(expiry)]
  return toBytes32(poseidon5(members))
}

/** The root of the 16 leaves, a tree of depth four; slot 0 is the leftmost leaf. */
export function attributeRoot(slots: readonly SlotOpening[]): Hex {
  return attributeTree(slots).root
}

/** The root, and from a slot's leaf the four siblings up to it. The hashes take most of what a proof takes before its sums: once each. */
export function attributeTree(slots: readonly SlotOpening[]) {
  const levels = [slots.map(slotLeaf)]
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = pairUp(level)
  return {
    root: toBytes32(levels.at(-1)?.[0] ?? 0n),
    pathOf: (slot: number): readonly Hex[] =>
      levels.slice(0, -1).map((level, height) => toBytes32(level[(slot >> height) ^ 1] ?? 0n)),
  }
}

/** The root that a leaf opened in the clear leads to. Throws `invalid-input` for a slot there is none of or a path too short or long. */
export function rootOfPath(opening: SlotOpening, slot: number, path: readonly Hex[]): Hex {
  if (path.length !== treeDepth || !Number.isInteger(slot) || slot < 0 || slot >= slotCount)
    throw new AppError('invalid-input', 'Not a path of this tree')
  const root = path.reduce((node, sibling, height) => {
    const isRight = ((slot >> height) & 1) === 1
    return poseidon2(isRight ? [parseField(sibling), node] : [node, parseField(sibling)])
  }, slotLeaf(opening))
  return toBytes32(root)
}

/** Poseidon(tag, value, salt). The leaf of an empty slot carries a tag that no field has, so that it is no value, not even zero. */
export function slotLeaf(slot: SlotOpening): bigint {
  const salt = parseField(slot.salt)
  if (slot.encoding === 'empty') return poseidon3([hashToField('empty'), 0n, salt])
  return poseidon3([fieldTag(slot.field, slot.encoding), encodeAttribute(slot.encoding, slot.value), salt])
}

/** What is published for a holder's secret: Poseidon(domain, secret). One secret per DID, from `randomField`, kept in the vault. */
export function holderKey(secret: Hex): Hex {
  return toBytes32(poseidon2([domains.holder, parseField(secret)]))
}

/** The same for every proof of one holder in one context, another in every other: how a checker counts people, not proofs. */
export function nullifierOf(secret: Hex, context: Hex): Hex {
  return toBytes32(poseidon3([domains.nullifier, parseField(secret), parseField(context)]))
}

function pairUp(level: readonly bigint[]): bigint[] {
  return Array.from({ length: level.length / 2 }, (_, pair) => poseidon2(level.slice(pair * 2, pair * 2 + 2)))
}
