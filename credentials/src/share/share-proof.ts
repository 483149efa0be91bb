import type { ClaimLeaf, FieldLeaf } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import { parseSignature } from '../signature/signature.ts'
import { decodeDetails } from './disclosed/share-details.ts'
import {
  type Disclosure,
  decodeTree,
  encodeDisclosure,
  hashDisclosure,
  listOpened,
} from './disclosed/share-disclosure.ts'
import { type AttestedMembers, decodeAttested, encodeAttested, type ShownMembers } from './share-attested.ts'
import {
  type ByteReader,
  crc24,
  fromBase64Url,
  incomplete,
  isEqualBytes,
  joinBytes,
  readBase64Url,
  readBytes,
  toBase64Url,
  unreadable,
} from './share-bytes.ts'

export type ShareProof =
  | { kind: 'unattested'; shareId: ShareId }
  | ({ kind: 'attested'; shareId: ShareId } & AttestedMembers)

/**
 * A share's proof, and the fields that it opens. `details` is their root. For an older claim,
 * `details` is null when no field is opened, and `fieldCount` is always null.
 */
export type DecodedProof = {
  proof: ShareProof
  opened: (ClaimLeaf | FieldLeaf)[]
  details: Hex | null
  fieldCount: number | null
}

// The version of a binary proof. The version is the high half of the proof's first byte, and the
// low half has the proof's kind as a set of bits. In every version, the last three bytes are a
// checksum, so that damage differs from an unknown version.
const version = 1
const bits = { attested: 1, byContract: 2, opened: 4, fields: 8 } as const
const knownKinds: ReadonlySet<number> = new Set([
  bits.fields,
  bits.fields | bits.attested,
  0,
  bits.attested,
  bits.attested | bits.byContract,
  bits.opened,
  bits.opened | bits.attested,
  bits.opened | bits.attested | bits.byContract,
])
const checksumLength = 3

/**
 * Returns base64url of the binary proof. Its checksum also covers `payloadBytes` (UTF-8). Throws
 * `attestation-mismatch` for opened fields that the attestation does not cover.
 */
export function encodeShareProof(
  { proof, disclosure }: { proof: ShareProof; disclosure: Disclosure | null },
  payloadBytes: Uint8Array,
): string {
  const body = joinBytes(
    Uint8Array.of((version << 4) | describeKind(proof, disclosure)),
    fromBase64Url(proof.shareId),
    disclosure ? encodeDisclosure(disclosure) : Uint8Array.of(),
    proof.kind === 'attested' ? encodeCovered(proof, disclosure) : Uint8Array.of(),
  )
  return toBase64Url(joinBytes(body, crc24(joinBytes(payloadBytes, body))))
}

/**
 * Reads what `encodeShareProof` wrote. Throws `share-incomplete` for a proof that was cut or has
 * bytes behind it, `share-unreadable` for a changed proof or another spelling, and
 * `share-unsupported` for an intact proof of an unknown version or kind.
 */
export function decodeShareProof(text: string, payloadBytes: Uint8Array, shown: ShownMembers): DecodedProof {
  const { bytes, isCanonical } = readBase64Url(text)
  const body = bytes.subarray(0, -checksumLength)
  if (!isCanonical || !fits(bytes, payloadBytes))
    throw isWhole(body, shown) ? unreadable('the checksum does not match') : incomplete('the proof is not whole')
  const reader = readBytes(body)
  const decoded = decodeWhole(reader, shown)
  // One checksum in 256 ends with a zero byte, and then still fits when somebody adds a zero byte
  // behind the proof. So this code compares where the members end with where the bytes end.
  const isZeroAdded = !reader.isSpent() && bytes.at(-1) === 0 && fits(bytes.subarray(0, -1), payloadBytes)
  if (isZeroAdded) throw incomplete('a zero byte follows the proof')
  reader.end()
  return decoded
}

function decodeWhole(reader: ByteReader, shown: ShownMembers): DecodedProof {
  try {
    return decodeBody(reader, shown)
  } catch (error) {
    throw reader.isShort() ? incomplete('the proof is cut short') : error
  }
}

function fits(bytes: Uint8Array, payloadBytes: Uint8Array): boolean {
  const body = bytes.subarray(0, -checksumLength)
  return isEqualBytes(bytes.subarray(-checksumLength), crc24(joinBytes(payloadBytes, body)))
}

/** Tells whether a damaged proof has its full length, which is unknown for a newer version. */
function isWhole(body: Uint8Array, shown: ShownMembers): boolean {
  const reader = readBytes(body)
  try {
    decodeBody(reader, shown)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code !== 'share-unsupported' && !reader.isShort()
  }
  return reader.isSpent()
}

function decodeBody(reader: ByteReader, shown: ShownMembers): DecodedProof {
  const header = reader.takeByte()
  if (header >> 4 !== version) throw new AppError('share-unsupported', `Share proof version ${header >> 4}`)
  const kind = header & 0x0f
  if (!knownKinds.has(kind)) throw new AppError('share-unsupported', `Share proof kind ${kind}`)
  const shareId = takeShareId(reader)
  const disclosure = decodeDisclosure(reader, kind)
  const details = disclosure && hashDisclosure(disclosure)
  const form = { isByContract: !!(kind & bits.byContract), hasFields: !!(kind & bits.fields), details }
  const proof: ShareProof =
    kind & bits.attested
      ? { kind: 'attested', shareId, ...decodeAttested(reader, shown, form) }
      : { kind: 'unattested', shareId }
  const fieldCount = disclosure?.kind === 'details' ? disclosure.fieldCount : null
  return { proof, opened: disclosure ? listOpened(disclosure) : [], details, fieldCount }
}

function decodeDisclosure(reader: ByteReader, kind: number): Disclosure | null {
  if (kind & bits.fields) return decodeDetails(reader)
  return kind & bits.opened ? decodeTree(reader) : null
}

function encodeCovered(attested: AttestedMembers, disclosure: Disclosure | null): Uint8Array {
  const { primaryType, message } = attested
  const details = disclosure && hashDisclosure(disclosure)
  const hasFields = disclosure?.kind === 'details'
  const isCovered = details === null || details === message.details.toLowerCase()
  if (!isCovered || hasFields !== (primaryType === 'ConfirmCredential'))
    throw new AppError('attestation-mismatch', 'The attestation does not cover the opened fields')
  return encodeAttested(attested, { details, hasFields })
}

/**
 * In a share with fields, these bits do not say how the signature is encoded, because a separate
 * byte does.
 */
function describeKind(proof: ShareProof, disclosure: Disclosure | null): number {
  const attested = proof.kind === 'attested' ? bits.attested : 0
  if (disclosure?.kind === 'details') return bits.fields | attested
  const byContract = proof.kind === 'attested' && !parseSignature(proof.signature) ? bits.byContract : 0
  return attested | byContract | (disclosure === null ? 0 : bits.opened)
}

function takeShareId(reader: ByteReader): ShareId {
  const id = toBase64Url(reader.take(16))
  if (!isShareId(id)) throw unreadable('the share id is malformed')
  return id
}

export function isShareId(text: string): text is ShareId {
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text)
}
