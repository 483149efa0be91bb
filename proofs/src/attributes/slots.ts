import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type Encoding, encodeAttribute } from './encoding.ts'
import { hashToField, randomField, toBytes32 } from './field-element.ts'

export type Attribute = { field: string; encoding: Encoding; value: string }
/** What opens one leaf. The salt alone hides the value: without it a birth date falls to 40,000 guesses. */
export type AttributeOpening = Attribute & { salt: Hex }
/** A slot without an attribute. Salted as well, so that nobody sees which slots are empty. */
export type EmptySlot = { encoding: 'empty'; salt: Hex }
export type SlotOpening = AttributeOpening | EmptySlot

export const slotCount = 16
/** `expiry` of attributes that are vouched for without an end: the last day number that 17 bits hold. */
export const noExpiry = 2 ** 17 - 1

/** Gives each attribute a slot, in the order given, and all 16 slots a salt. Throws `invalid-input` for too many or two alike. */
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

/** Stands for the kind of claim the attributes belong to. */
export function schemaKey(claimType: string): Hex {
  return toBytes32(hashToField('schema', claimType))
}

export function assertSlots(slots: readonly SlotOpening[]): void {
  if (slots.length !== slotCount) throw new AppError('invalid-input', `There are ${slotCount} slots`)
  const fields = slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [slot.field]))
  if (new Set(fields).size !== fields.length) throw new AppError('invalid-input', 'A field appears twice')
}
