import type { AttestationMessage } from '@did/domain/attestation/attestation'
import type { ClaimBasics } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { ProofType } from '@did/domain/proof/proof'
import { proofTypes } from '@did/domain/proof/proof-vocabulary'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import { formatSubjectDid, parseSubjectDid } from '@did/domain/protocol/subject-did'
import { bytesToHex, hexToBytes } from 'viem/utils'
import type { Attestation } from '../attestation/claim-attestation.ts'
import {
  compactSignature,
  parseAnySignature,
  parseCompactSignature,
  parseSignature,
  signatureToHex,
} from '../signature/signature.ts'
import { type ByteReader, joinBytes, unreadable, varint } from './share-bytes.ts'

/**
 * The members of an attested share. `signature` has the 65 bytes of a wallet's own key in hex, or
 * up to 4,096 bytes of a contract wallet. `anchorBlock` is the hint by which `findAnchor` finds the
 * digest's anchor.
 */
export type AttestedMembers = Attestation & { signature: Hex; anchorBlock: number | null }

/** These members stand in the payload, so the binary proof omits them. */
export type ShownMembers = ClaimBasics & { claimId: ClaimId }

const withCommitment = 0x80
/** The end of the year 9999. No screen can show a later date, and no honest verifier signs one. */
const latestTime = 253_402_300_799

/**
 * In a share with fields, this number says how the signature is encoded. A future encoding would
 * get the next number.
 */
const signatureForms = { wallet: 0, contract: 1 } as const

type Shown = { details: Hex | null; hasFields: boolean }

/**
 * Encodes the members of an attested share. Throws `invalid-input` for a member without a canonical
 * spelling.
 */
export function encodeAttested(
  { message, signature, anchorBlock }: AttestedMembers,
  { details, hasFields }: Shown,
): Uint8Array {
  const subject = parseSubjectDid(message.subject)
  if (!subject) throw new AppError('invalid-input', 'The attestation is not in its canonical spelling')
  const isCommitted = BigInt(message.commitment) !== 0n
  const place = proofTypes.indexOf(message.level)
  return joinBytes(
    hexField(message.verifier, 20),
    hexToBytes(subject.address),
    varint(subject.chainId),
    // The root follows from the opened fields and the hashes of the others, so it is written only
    // if the share has neither.
    details === null ? hexField(message.details, 32) : Uint8Array.of(),
    Uint8Array.of(place | (isCommitted ? withCommitment : 0)),
    isCommitted ? hexField(message.commitment, 32) : Uint8Array.of(),
    timeField(message.validFrom),
    timeField(message.validUntil),
    varint(message.statusList),
    varint(message.statusIndex),
    hasFields
      ? Uint8Array.of(parseSignature(signature) ? signatureForms.wallet : signatureForms.contract)
      : Uint8Array.of(),
    encodeSignature(signature),
    varint(anchorBlock ?? 0),
  )
}

type AttestedForm = Shown & { isByContract: boolean }

/**
 * Decodes the members of an attested share. Throws `share-unreadable` for anything that
 * `encodeAttested` does not write.
 */
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
  const isByContract = form.hasFields ? takeSignatureForm(reader) === signatureForms.contract : form.isByContract
  const signature = isByContract ? takeContractSignature(reader) : takeSignature(reader)
  const primaryType = form.hasFields ? 'ConfirmCredential' : 'ClaimAttestation'
  return { primaryType, message, signature, anchorBlock: reader.takeVarint() || null }
}

function encodeSignature(hex: Hex): Uint8Array {
  const signature = parseAnySignature(hex)
  if (!signature) throw new AppError('invalid-input', 'The signature is not in its canonical spelling')
  if (signature.kind === 'wallet') return hexToBytes(compactSignature(signature))
  const bytes = hexToBytes(signature.bytes)
  return joinBytes(varint(bytes.length), bytes)
}

/**
 * An unknown form of signature is reported as unsupported and not as damage, because a newer
 * version of the product may have written it.
 */
function takeSignatureForm(reader: ByteReader): number {
  const form = reader.takeByte()
  if (form > signatureForms.contract) throw new AppError('share-unsupported', `Signature form ${form}`)
  return form
}

/** Refuses a signature by a wallet's own key, because links write it in a shorter form. */
function takeContractSignature(reader: ByteReader): Hex {
  const signature = parseAnySignature(takeHex(reader, reader.takeVarint()))
  if (signature?.kind !== 'contract') throw unreadable('the signature is out of range')
  return signature.bytes
}

function takeLevelAndCommitment(reader: ByteReader): { level: ProofType; commitment: Hex } {
  const byte = reader.takeByte()
  const level = proofTypes[byte & ~withCommitment]
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
