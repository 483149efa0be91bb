import type { ClaimLeaf } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import { parseSignature } from '../signature/signature.ts'
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
import { type Disclosure, decodeDisclosure, disclosureRoot, encodeDisclosure, listOpened } from './share-disclosure.ts'

export type ShareProof =
  | { kind: 'unattested'; shareId: ShareId }
  | ({ kind: 'attested'; shareId: ShareId } & AttestedMembers)

/** `details` is the root of the tree with the opened fields, or null when no field is opened. */
export type DecodedProof = { proof: ShareProof; opened: ClaimLeaf[]; details: Hex | null }

// The first byte holds the version (high half) and the kind (low half, a set of bits, one of them
// free). In every version the last three bytes are a checksum, so that damage differs from an
// unknown version.
const version = 1
const bits = { attested: 1, byContract: 2, opened: 4 } as const
const knownKinds: ReadonlySet<number> = new Set([
  0,
  bits.attested,
  bits.attested | bits.byContract,
  bits.opened,
  bits.opened | bits.attested,
  bits.opened | bits.attested | bits.byContract,
])
const checksumLength = 3

/**
 * Returns base64url of the binary proof. The checksum also covers `payloadBytes` (UTF-8). Throws
 * `attestation-mismatch` for opened fields that the attestation does not cover.
 */
export function encodeShareProof(
  { proof, disclosure }: { proof: ShareProof; disclosure: Disclosure | null },
  payloadBytes: Uint8Array,
): string {
  const details = disclosure && disclosureRoot(disclosure)
  const body = joinBytes(
    Uint8Array.of((version << 4) | describeKind(proof, details)),
    fromBase64Url(proof.shareId),
    disclosure ? encodeDisclosure(disclosure) : Uint8Array.of(),
    proof.kind === 'attested' ? encodeAttested(proof, details) : Uint8Array.of(),
  )
  return toBase64Url(joinBytes(body, crc24(joinBytes(payloadBytes, body))))
}

/**
 * Reads what `encodeShareProof` wrote. Throws `share-incomplete` for bytes that end elsewhere than
 * they say, `share-unreadable` for changed bytes and for another spelling, and `share-unsupported`
 * for an intact proof of an unknown version or kind.
 */
export function decodeShareProof(text: string, payloadBytes: Uint8Array, shown: ShownMembers): DecodedProof {
  const { bytes, isCanonical } = readBase64Url(text)
  const body = bytes.subarray(0, -checksumLength)
  if (!isCanonical || !fits(bytes, payloadBytes))
    throw isWhole(body, shown) ? unreadable('the checksum does not match') : incomplete('the proof is not whole')
  const reader = readBytes(body)
  const decoded = decodeWhole(reader, shown)
  // A CRC also fits when a zero byte is added behind it or taken away. Only the end of the members
  // tells that such a byte was added or lost, because one checksum in 256 ends with a zero byte.
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

/** Tells whether damaged bytes end where they should. A newer version's end is not known. */
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
  const disclosure = kind & bits.opened ? decodeDisclosure(reader) : null
  const details = disclosure && disclosureRoot(disclosure)
  const form = { isByContract: !!(kind & bits.byContract), details }
  const proof: ShareProof =
    kind & bits.attested
      ? { kind: 'attested', shareId, ...decodeAttested(reader, shown, form) }
      : { kind: 'unattested', shareId }
  return { proof, opened: disclosure ? listOpened(disclosure) : [], details }
}

function describeKind(proof: ShareProof, details: Hex | null): number {
  const opened = details === null ? 0 : bits.opened
  if (proof.kind === 'unattested') return opened
  if (details !== null && details !== proof.message.details.toLowerCase())
    throw new AppError('attestation-mismatch', 'The attestation does not cover the opened fields')
  return opened | bits.attested | (parseSignature(proof.signature) ? 0 : bits.byContract)
}

function takeShareId(reader: ByteReader): ShareId {
  const id = toBase64Url(reader.take(16))
  if (!isShareId(id)) throw unreadable('the share id is malformed')
  return id
}

export function isShareId(text: string): text is ShareId {
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text)
}
