import type { FieldLeaf } from '@did/domain/claim/claim'
import { fieldKinds, holderNameField } from '@did/domain/claim/claim-field'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, hexToBytes } from 'viem/utils'
import { type ClaimDetails, hashField, hashList, hashParts } from '../../attestation/credential-details.ts'
import { type ByteReader, joinBytes, textBytes, unreadable, varint } from '../share-bytes.ts'

type Closed = { kind: 'closed'; hash: Hex }
type Part = Closed | { kind: 'opened'; leaf: FieldLeaf }

/**
 * The details of a claim as a share shows them: each field, or only its hash. If the share shows no
 * field besides the holder's name, one hash replaces all fields. The hash over all parts must equal
 * the `details` that the verifier signed.
 */
export type DisclosedDetails = {
  kind: 'details'
  fieldCount: number
  holder: Part
  fields: Closed | { kind: 'listed'; parts: readonly Part[] }
}

const tokens = { closed: 0, opened: 1 } as const
/** Without this limit, a forged link could make a checker's page do any amount of work. */
const mostFields = 64
const saltLength = 32

/**
 * Opens the fields in `names`, which can also contain the holder's name, and replaces all other
 * fields by their hashes.
 */
export function discloseDetails(
  { holder, fields }: ClaimDetails & { form: 'fields' },
  names: ReadonlySet<string>,
): DisclosedDetails {
  const show = (leaf: FieldLeaf): Part =>
    names.has(leaf.field) ? { kind: 'opened', leaf } : { kind: 'closed', hash: hashField(leaf) }
  const parts = fields.map(show)
  const isListed = parts.some(({ kind }) => kind === 'opened')
  return {
    kind: 'details',
    fieldCount: fields.length,
    holder: show(holder),
    fields: isListed ? { kind: 'listed', parts } : { kind: 'closed', hash: hashList(fields.map(hashField)) },
  }
}

/**
 * Returns the hash of the details that a share shows. This hash must equal the attestation's
 * `details`.
 */
export function hashDisclosedDetails({ holder, fieldCount, fields }: DisclosedDetails): Hex {
  const list = fields.kind === 'closed' ? fields.hash : hashList(fields.parts.map(hashPart))
  return hashParts({ holder: hashPart(holder), fieldCount, fields: list })
}

/** Lists the opened fields. If the holder's name is opened, it comes first. */
export function listOpenedFields({ holder, fields }: DisclosedDetails): FieldLeaf[] {
  const parts = [holder, ...(fields.kind === 'listed' ? fields.parts : [])]
  return parts.flatMap((part) => (part.kind === 'opened' ? [part.leaf] : []))
}

/**
 * Writes the number of fields, and then the holder's name, of which only the value differs between
 * claims. If no other field is opened, a zero byte and one hash follow. Otherwise, a byte with the
 * value one and each field follow.
 */
export function encodeDetails({ fieldCount, holder, fields }: DisclosedDetails): Uint8Array {
  const rest =
    fields.kind === 'closed'
      ? encodeClosed(fields)
      : joinBytes(Uint8Array.of(tokens.opened), ...fields.parts.map(encodeField))
  return joinBytes(varint(fieldCount), encodeHolderName(holder), rest)
}

/** Reads what `encodeDetails` writes. Throws `share-unreadable` for anything else. */
export function decodeDetails(reader: ByteReader): DisclosedDetails {
  const fieldCount = reader.takeVarint()
  if (fieldCount > mostFields) throw unreadable('it has too many fields')
  const holder = decodeHolderName(reader)
  if (takeToken(reader) === tokens.closed) return { kind: 'details', fieldCount, holder, fields: decodeClosed(reader) }
  const parts = Array.from({ length: fieldCount }, () => decodeField(reader))
  const opened = parts.flatMap((part) => (part.kind === 'opened' ? [part.leaf.field] : []))
  if (opened.length === 0) throw unreadable('no field is opened')
  if (new Set([holderNameField.field, ...opened]).size <= opened.length) throw unreadable('a field appears twice')
  return { kind: 'details', fieldCount, holder, fields: { kind: 'listed', parts } }
}

function hashPart(part: Part): Hex {
  return part.kind === 'closed' ? part.hash : hashField(part.leaf)
}

function encodeClosed({ hash }: Closed): Uint8Array {
  return joinBytes(Uint8Array.of(tokens.closed), hexToBytes(hash))
}

function encodeHolderName(holder: Part): Uint8Array {
  if (holder.kind === 'closed') return encodeClosed(holder)
  const { value, salt } = holder.leaf
  return joinBytes(Uint8Array.of(tokens.opened), textBytes(value), hexToBytes(salt))
}

function encodeField(part: Part): Uint8Array {
  if (part.kind === 'closed') return encodeClosed(part)
  const { field, label, kind, value, salt } = part.leaf
  const place = fieldKinds.indexOf(kind)
  if (place < 0) throw new AppError('invalid-input', `The field has the unknown kind ${kind}`)
  return joinBytes(
    Uint8Array.of(tokens.opened + place),
    textBytes(field),
    textBytes(label),
    textBytes(value),
    hexToBytes(salt),
  )
}

function takeToken(reader: ByteReader): number {
  const token = reader.takeByte()
  if (token > tokens.opened) throw unreadable('a part of the fields is of no known kind')
  return token
}

function decodeClosed(reader: ByteReader): Closed {
  return { kind: 'closed', hash: bytesToHex(reader.take(32)) }
}

function decodeHolderName(reader: ByteReader): Part {
  if (takeToken(reader) === tokens.closed) return decodeClosed(reader)
  const value = reader.takeText()
  return { kind: 'opened', leaf: { ...holderNameField, value, salt: takeSalt(reader) } }
}

/**
 * The first byte of a field is zero if only its hash follows. Otherwise, it is one more than the
 * place of the field's kind in the list of kinds.
 */
function decodeField(reader: ByteReader): Part {
  const token = reader.takeByte()
  if (token === tokens.closed) return decodeClosed(reader)
  const kind = fieldKinds[token - tokens.opened]
  if (kind === undefined) throw unreadable('a field is of no known kind')
  const [field, label, value] = [reader.takeText(), reader.takeText(), reader.takeText()]
  return { kind: 'opened', leaf: { field, label, kind, value, salt: takeSalt(reader) } }
}

function takeSalt(reader: ByteReader): Hex {
  return bytesToHex(reader.take(saltLength))
}
