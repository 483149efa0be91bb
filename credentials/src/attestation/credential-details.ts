import type { AttestationType, DetailsStruct } from '@did/domain/attestation/attestation'
import type { ClaimLeaf, FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, concatHex, keccak256 } from 'viem/utils'
import { detailsRoot } from './claim-leaves.ts'
import { createStructHash } from './typed-data.ts'

export const fieldMembers = [
  { name: 'name', type: 'string' },
  { name: 'label', type: 'string' },
  { name: 'kind', type: 'string' },
  { name: 'value', type: 'string' },
  { name: 'salt', type: 'bytes32' },
] as const
export const detailsMembers = [
  { name: 'holder', type: 'Field' },
  { name: 'fieldCount', type: 'uint32' },
  { name: 'fields', type: 'Field[]' },
] as const

/** In EIP-712, the encoding of a struct's type ends with the types to which the struct refers. */
export const fieldType = 'Field(string name,string label,string kind,string value,bytes32 salt)'
export const detailsType = 'Details(Field holder,uint32 fieldCount,Field[] fields)'

const hashFieldMembers = createStructHash('Field', fieldMembers)
const hashDetailsMembers = createStructHash('Details', detailsMembers, fieldType)

/**
 * What a claim says besides its basic members. An older claim has the leaves of a tree, and a newer
 * claim has the holder's name and fields.
 */
export type ClaimDetails =
  | { form: 'tree'; leaves: readonly ClaimLeaf[] }
  | { form: 'fields'; holder: FieldLeaf; fields: readonly FieldLeaf[] }

/**
 * Reads the details of a claim from its stored leaves. Throws `invalid-input` for leaves of both
 * forms, for a holder's name with another label or kind than usual, and when two leaves name the
 * same field.
 */
export function readDetails(leaves: readonly (ClaimLeaf | FieldLeaf)[]): ClaimDetails {
  if (!leaves.some(isField)) return { form: 'tree', leaves }
  const [holder, ...fields] = leaves
  if (holder === undefined || !isHolderName(holder) || !fields.every(isField) || !haveDistinctNames(leaves))
    throw new AppError('invalid-input', 'The leaves are not those of one claim')
  return { form: 'fields', holder, fields }
}

/** Returns the 32 bytes that the claim's hash and its attestation contain as `details`. */
export function hashDetails(details: ClaimDetails): Hex {
  if (details.form === 'tree') return detailsRoot(details.leaves)
  return hashDetailsStruct(describeDetails(details))
}

/** Returns `hashStruct(Details)` of EIP-712. Throws `invalid-input` for malformed text. */
export function hashDetailsStruct({ holder, fieldCount, fields }: DetailsStruct): Hex {
  return hashParts({ holder: hashFieldStruct(holder), fieldCount, fields: hashList(fields.map(hashFieldStruct)) })
}

/** Returns `hashStruct(Details)` of EIP-712 from the hashes of its members. */
export function hashParts(parts: { holder: Hex; fieldCount: number; fields: Hex }): Hex {
  return hashDetailsMembers(parts)
}

/** Returns `hashStruct(Field)` of EIP-712. Throws `invalid-input` for malformed text. */
export function hashField(leaf: FieldLeaf): Hex {
  return hashFieldStruct(toStruct(leaf))
}

/** Returns the 32 bytes that EIP-712 puts in the place of an array of structs with these hashes. */
export function hashList(hashes: readonly Hex[]): Hex {
  return keccak256(concatHex([...hashes]))
}

/** Returns the EIP-712 type of the attestation, which shows whether the claim has fields. */
export function attestationTypeOf({ form }: ClaimDetails): AttestationType {
  return form === 'fields' ? 'ConfirmCredential' : 'ClaimAttestation'
}

/** Writes the struct that the wallet shows and hashes as `details`. */
export function describeDetails({ holder, fields }: ClaimDetails & { form: 'fields' }): DetailsStruct {
  return { holder: toStruct(holder), fieldCount: fields.length, fields: fields.map(toStruct) }
}

/** Adds 32 fresh bytes of salt to each field, and puts the holder's name first. */
export function buildFieldLeaves<Field extends Omit<FieldLeaf, 'salt'>>(
  holder: Field,
  fields: readonly Field[],
  randomBytes: (length: number) => Uint8Array,
): (Field & { salt: Hex })[] {
  return [holder, ...fields].map((field) => ({ ...field, salt: bytesToHex(randomBytes(32)) }))
}

export function isField(leaf: ClaimLeaf | FieldLeaf): leaf is FieldLeaf {
  return 'label' in leaf
}

function isHolderName(leaf: ClaimLeaf | FieldLeaf): leaf is FieldLeaf {
  const { field, label, kind } = holderNameField
  return isField(leaf) && leaf.field === field && leaf.label === label && leaf.kind === kind
}

function haveDistinctNames(leaves: readonly ClaimLeaf[]): boolean {
  return new Set(leaves.map(({ field }) => field)).size === leaves.length
}

function hashFieldStruct(field: DetailsStruct['holder']): Hex {
  // All lone surrogates encode to the same bytes, so two different texts would have the same hash.
  if (![field.name, field.label, field.value].every((text) => text.isWellFormed()))
    throw new AppError('invalid-input', 'Text is not well-formed Unicode')
  return hashFieldMembers(field)
}

function toStruct({ field: name, label, kind, value, salt }: FieldLeaf): DetailsStruct['holder'] {
  return { name, label, kind, value, salt }
}
