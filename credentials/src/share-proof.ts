import type { AttestationMessage } from '@did/domain/attestation'
import type { ClaimBasics } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ProofType } from '@did/domain/proof'
import { bytesToHex, hexToBytes } from 'viem/utils'
import {
  type ByteReader,
  crc24,
  fromBase64Url,
  joinBytes,
  readBytes,
  toBase64Url,
  unreadable,
  varint,
} from './share-bytes.ts'
import { compactSignature, parseCompactSignature, parseSignature, signatureToHex } from './signature.ts'
import { formatSubjectDid, parseSubjectDid } from './subject-did.ts'

/**
 * What the fragment of an open share carries. `signature` is 65 bytes in hex; `anchorBlock` is where to look for the anchor of the
 * attestation's digest, a hint that no judgement rests on.
 */
export type ShareProof =
  | { kind: 'unattested'; shareId: ShareId }
  | {
      kind: 'attested'
      shareId: ShareId
      message: AttestationMessage
      signature: Hex
      anchorBlock: number | null
    }

/** The members of an attestation that the payload shows already; the binary proof leaves them out. */
export type ShownMembers = ClaimBasics & { claimId: ClaimId }

// The first byte is version (high half) and kind (low half). In every version the last three bytes are the checksum of the
// payload's and the proof's bytes, so damage can be told from a version this page does not know. Free kinds are for what comes:
// an attestation by a contract wallet, whose signature has its own length.
const version = 1
const kinds = { unattested: 0, attested: 1 } as const
const checksumLength = 3
const withCommitment = 0x80
const noCommitment: Hex = `0x${'00'.repeat(32)}`

/** Places on the wire, 128 at most: only ever appended to, whatever becomes of the domain's own order. */
const levels = [
  'RangeProof',
  'EqualityProof',
  'MembershipProof',
  'AgeProof',
  'CustomProof',
  'IdentityProof',
  'CredentialProof',
  'LocationProof',
  'IncomeProof',
  'EducationProof',
] as const satisfies readonly ProofType[]
/** Base64url of the binary proof. `payloadBytes` are the payload's UTF-8 bytes, which the checksum also covers. */
export function encodeShareProof(proof: ShareProof, payloadBytes: Uint8Array): string {
  const body = joinBytes(
    Uint8Array.of((version << 4) | kinds[proof.kind]),
    fromBase64Url(proof.shareId),
    proof.kind === 'attested' ? encodeAttested(proof) : Uint8Array.of(),
  )
  return toBase64Url(joinBytes(body, crc24(joinBytes(payloadBytes, body))))
}

/**
 * The reverse. `shown` supplies the members the payload shows. Throws `share-unreadable` for damage and for anything not spelled
 * exactly as `encodeShareProof` spells it, `share-unsupported` for an intact proof of a version or kind not known here.
 */
export function decodeShareProof(text: string, payloadBytes: Uint8Array, shown: ShownMembers): ShareProof {
  const bytes = fromBase64Url(text)
  const body = bytes.subarray(0, -checksumLength)
  const checksum = bytes.subarray(-checksumLength)
  if (bytes.length <= checksumLength || !isEqual(checksum, crc24(joinBytes(payloadBytes, body))))
    throw unreadable('the checksum does not match')
  const reader = readBytes(body)
  const header = reader.takeByte()
  if (header >> 4 !== version) throw new AppError('share-unsupported', `Share proof version ${header >> 4}`)
  const kind = header & 0x0f
  if (kind !== kinds.unattested && kind !== kinds.attested)
    throw new AppError('share-unsupported', `Share proof kind ${kind}`)
  const shareId = takeShareId(reader)
  const proof: ShareProof =
    kind === kinds.attested
      ? { kind: 'attested', shareId, ...decodeAttested(reader, shown) }
      : { kind: 'unattested', shareId }
  reader.end()
  return proof
}

function encodeAttested(proof: ShareProof & { kind: 'attested' }): Uint8Array {
  const { message, anchorBlock } = proof
  const subject = parseSubjectDid(message.subject)
  const signature = parseSignature(proof.signature)
  if (!subject || !signature) throw new AppError('invalid-input', 'The attestation is not in its canonical spelling')
  const isCommitted = BigInt(message.commitment) !== 0n
  const place = levels.indexOf(message.level) // fails to compile when the domain gains a level that has no place
  return joinBytes(
    hexField(message.verifier, 20),
    hexToBytes(subject.address),
    varint(subject.chainId),
    hexField(message.details, 32),
    Uint8Array.of(place | (isCommitted ? withCommitment : 0)),
    isCommitted ? hexField(message.commitment, 32) : Uint8Array.of(),
    varint(message.validFrom),
    varint(message.validUntil),
    varint(message.statusList),
    varint(message.statusIndex),
    hexToBytes(compactSignature(signature)),
    varint(anchorBlock ?? 0),
  )
}

function decodeAttested(reader: ByteReader, shown: ShownMembers) {
  const { type: claimType, title, issuer, issueDate, claimId } = shown
  const verifier = takeHex(reader, 20)
  const subjectAddress = takeHex(reader, 20)
  const chainId = takePositive(reader)
  const details = takeHex(reader, 32)
  const { level, commitment } = takeLevelAndCommitment(reader)
  const message: AttestationMessage = {
    verifier,
    claimId,
    subject: formatSubjectDid({ chainId, address: subjectAddress }),
    claimType,
    title,
    issuer,
    issueDate,
    details,
    commitment,
    level,
    validFrom: reader.takeVarint(),
    validUntil: reader.takeVarint(),
    statusList: takeUint32(reader),
    statusIndex: takeUint32(reader),
  }
  const signature = takeSignature(reader)
  return { message, signature, anchorBlock: reader.takeVarint() || null }
}

function takeLevelAndCommitment(reader: ByteReader): { level: ProofType; commitment: Hex } {
  const byte = reader.takeByte()
  const level = levels[byte & ~withCommitment]
  if (level === undefined) throw unreadable('the level is unknown')
  if (!(byte & withCommitment)) return { level, commitment: noCommitment }
  const commitment = takeHex(reader, 32)
  if (commitment === noCommitment) throw unreadable('a commitment of zero is written out')
  return { level, commitment }
}

function takeSignature(reader: ByteReader): Hex {
  const signature = parseCompactSignature(takeHex(reader, 64))
  if (!signature) throw unreadable('the signature is out of range')
  return signatureToHex(signature)
}

function takeShareId(reader: ByteReader): ShareId {
  const id = toBase64Url(reader.take(16))
  if (!isShareId(id)) throw unreadable('the share id is malformed')
  return id
}

function takePositive(reader: ByteReader): number {
  const value = reader.takeVarint()
  if (value === 0) throw unreadable('the chain id is zero')
  return value
}

function takeUint32(reader: ByteReader): number {
  const value = reader.takeVarint()
  if (value > 0xffffffff) throw unreadable('a status entry is out of range')
  return value
}

function takeHex(reader: ByteReader, length: number): Hex {
  return bytesToHex(reader.take(length))
}

function hexField(hex: Hex, length: number): Uint8Array {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(hex) || hex.length !== 2 + 2 * length)
    throw new AppError('invalid-input', `The attestation has a member that is not ${length} bytes`)
  return hexToBytes(hex)
}

function isShareId(text: string): text is ShareId {
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text)
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
