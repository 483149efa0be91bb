import type { AttestationMessage } from '@did/domain/attestation'
import type { ClaimBasics } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { ProofType } from '@did/domain/proof'
import { bytesToHex, hexToBytes } from 'viem/utils'
import { type ByteReader, joinBytes, unreadable, varint } from './share-bytes.ts'
import { compactSignature, parseAnySignature, parseCompactSignature, signatureToHex } from './signature.ts'
import { formatSubjectDid, parseSubjectDid } from './subject-did.ts'

/**
 * What a proof says about an attestation. `signature` is a wallet's 65 bytes in hex, or what a contract wallet calls one (4,096 bytes
 * at most); `anchorBlock` is where to look for the anchor of the attestation's digest, a hint that no judgement rests on.
 */
export type AttestedMembers = { message: AttestationMessage; signature: Hex; anchorBlock: number | null }

/** The members of an attestation that the payload shows already; the binary proof leaves them out. */
export type ShownMembers = ClaimBasics & { claimId: ClaimId }

const withCommitment = 0x80
const noCommitment: Hex = `0x${'00'.repeat(32)}`
/** The end of the year 9999. A verifier may sign any number; what is no date cannot be shown as one, and nobody honest signs it. */
const latestTime = 253_402_300_799

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

/** `details` is what opened fields say already, or null. Throws `invalid-input` for a member without a canonical spelling. */
export function encodeAttested({ message, signature, anchorBlock }: AttestedMembers, details: Hex | null): Uint8Array {
  const subject = parseSubjectDid(message.subject)
  if (!subject) throw new AppError('invalid-input', 'The attestation is not in its canonical spelling')
  const isCommitted = BigInt(message.commitment) !== 0n
  const place = levels.indexOf(message.level) // fails to compile when the domain gains a level that has no place
  return joinBytes(
    hexField(message.verifier, 20),
    hexToBytes(subject.address),
    varint(subject.chainId),
    // The opened fields and the hashes of the closed ones say it already.
    details === null ? hexField(message.details, 32) : Uint8Array.of(),
    Uint8Array.of(place | (isCommitted ? withCommitment : 0)),
    isCommitted ? hexField(message.commitment, 32) : Uint8Array.of(),
    timeField(message.validFrom),
    timeField(message.validUntil),
    varint(message.statusList),
    varint(message.statusIndex),
    encodeSignature(signature),
    varint(anchorBlock ?? 0),
  )
}

type AttestedForm = { isByContract: boolean; details: Hex | null }

/** The reverse; throws `share-unreadable` for anything `encodeAttested` does not write. */
export function decodeAttested(reader: ByteReader, shown: ShownMembers, form: AttestedForm): AttestedMembers {
  const { type: claimType, title, issuer, issueDate, claimId } = shown
  const verifier = takeHex(reader, 20)
  const subjectAddress = takeHex(reader, 20)
  const chainId = takePositive(reader)
  const details = form.details ?? takeHex(reader, 32)
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
    validFrom: takeTime(reader),
    validUntil: takeTime(reader),
    statusList: takeUint32(reader),
    statusIndex: takeUint32(reader),
  }
  const signature = form.isByContract ? takeContractSignature(reader) : takeSignature(reader)
  return { message, signature, anchorBlock: reader.takeVarint() || null }
}

function encodeSignature(hex: Hex): Uint8Array {
  const signature = parseAnySignature(hex)
  if (!signature) throw new AppError('invalid-input', 'The signature is not in its canonical spelling')
  if (signature.kind === 'wallet') return hexToBytes(compactSignature(signature))
  const bytes = hexToBytes(signature.bytes)
  return joinBytes(varint(bytes.length), bytes)
}

/** A wallet's own signature is none of these: its one spelling here is the compact one. */
function takeContractSignature(reader: ByteReader): Hex {
  const signature = parseAnySignature(takeHex(reader, reader.takeVarint()))
  if (signature?.kind !== 'contract') throw unreadable('the signature is out of range')
  return signature.bytes
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

function takeTime(reader: ByteReader): number {
  const time = reader.takeVarint()
  if (time > latestTime) throw unreadable('a time is out of range')
  return time
}

function takeHex(reader: ByteReader, length: number): Hex {
  return bytesToHex(reader.take(length))
}

function hexField(hex: Hex, length: number): Uint8Array {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(hex) || hex.length !== 2 + 2 * length)
    throw new AppError('invalid-input', `The attestation has a member that is not ${length} bytes`)
  return hexToBytes(hex)
}

function timeField(time: number): Uint8Array {
  if (time > latestTime) throw new AppError('invalid-input', 'The attestation has a time that is no date')
  return varint(time)
}
