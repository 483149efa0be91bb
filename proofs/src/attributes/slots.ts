import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type Encoding, encodeAttribute } from './encoding.ts'
import { hashToField, randomField, toBytes32 } from './field-element.ts'

export type Attribute = { field: string; encoding: Encoding; value: string }
/**
 * An attribute with the salt of its slot. Without a salt, 40,000 guesses would be enough to find a
 * birth date from the hash of its slot.
 */
export type AttributeOpening = Attribute & { salt: Hex }
/** An empty slot also has a salt, so that nobody sees which slots are empty. */
export type EmptySlot = { encoding: 'empty'; salt: Hex }
export type SlotOpening = AttributeOpening | EmptySlot

export const slotCount = 16
/** The `expiry` of attributes without an end: the highest day number that fits into 17 bits. */
export const noExpiry = 2 ** 17 - 1

/**
 * Gives each attribute a slot, in order. Throws `invalid-input` for a bad attribute, and for too
 * many attributes.
 */
export function openSlots(
  attributes: readonly Attribute[],
  randomBytes: (length: number) => Uint8Array,
): readonly SlotOpening[] {
  const slots = Array.from({ length: slotCount }, (_, slot): SlotOpening => {
    const salt = randomField(randomBytes)
    const attribute = attributes[slot]
    return attribute ? { ...attribute, salt } : { encoding: 'empty', salt }
  })
  if (attributes.length > slotCount) throw new AppError('invalid-input', `At most ${slotCount} attributes`)
  for (const { encoding, value } of attributes) encodeAttribute(encoding, value)
  assertSlots(slots)
  return slots
}

/** Returns the number that stands for the claim type of the attributes. */
export function schemaKey(claimType: string): Hex {
  return toBytes32(hashToField('schema', claimType))
}

export function assertSlots(slots: readonly SlotOpening[]): void {
  if (slots.length !== slotCount) throw new AppError('invalid-input', `There are ${slotCount} slots`)
  const fields = slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [slot.field]))
  if (new Set(fields).size !== fields.length) throw new AppError('invalid-input', 'A field appears twice')
}
