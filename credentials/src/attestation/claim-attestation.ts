import type {
  AttestationDomain,
  AttestationMessage,
  AttestationRequest,
  AttestationType,
  DetailsStruct,
  SignedAttestation,
} from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { recoverAddress } from '#recover-address'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { parseAnySignature, parseSignature, signatureToHex } from '../signature/signature.ts'
import {
  type ClaimDetails,
  describeDetails,
  detailsMembers,
  detailsType,
  fieldMembers,
  fieldType,
  hashDetails,
  hashDetailsStruct,
} from './credential-details.ts'
import { createStructHash, describeTypedData, lowerCase, type StructMember, typedDataDigest } from './typed-data.ts'

const leadingMembers = [
  { name: 'verifier', type: 'address' },
  { name: 'claimId', type: 'uint64' },
  { name: 'subject', type: 'string' },
  { name: 'claimType', type: 'string' },
  { name: 'title', type: 'string' },
  { name: 'issuer', type: 'string' },
  { name: 'issueDate', type: 'string' },
] as const
const trailingMembers = [
  { name: 'commitment', type: 'bytes32' },
  { name: 'level', type: 'string' },
  { name: 'validFrom', type: 'uint64' },
  { name: 'validUntil', type: 'uint64' },
  { name: 'statusList', type: 'uint32' },
  { name: 'statusIndex', type: 'uint32' },
] as const

const members = {
  ClaimAttestation: [...leadingMembers, { name: 'details', type: 'bytes32' }, ...trailingMembers],
  ConfirmCredential: [...leadingMembers, { name: 'details', type: 'Details' }, ...trailingMembers],
} as const satisfies Record<AttestationType, readonly StructMember[]>

const detailsTypes = { Details: detailsMembers, Field: fieldMembers }

const structHashes = {
  ClaimAttestation: createStructHash('ClaimAttestation', members.ClaimAttestation),
  ConfirmCredential: createStructHash('ConfirmCredential', members.ConfirmCredential, detailsType + fieldType),
}

/**
 * `message-malformed`: a member has a form that no honest signer signs. `signature-malformed`: the
 * bytes are neither a key's signature in its only accepted spelling nor a possible signature of a
 * contract wallet. `signer-mismatch`: another wallet signed, or a member was changed.
 * `signature-unjudged`: only a contract wallet can have signed, and the chain did not answer.
 */
export type AttestationFault = 'message-malformed' | 'signature-malformed' | 'signer-mismatch' | 'signature-unjudged'
export type AttestationCheck = { ok: true; signer: Address; digest: Hex } | { ok: false; reason: AttestationFault }

/**
 * `message.details` is the hash of the claim's details. `primaryType` tells whether the claim has
 * fields or the older form, which have different hashes.
 */
export type Attestation = { primaryType: AttestationType; message: AttestationMessage }
type Unsigned = { domain: AttestationDomain; message: Omit<AttestationMessage, 'details'>; details: ClaimDetails }

/** Builds the data of an attestation that a verifier's wallet shows and signs. */
export function buildAttestationRequest({ domain, message: unsigned, details }: Unsigned): AttestationRequest {
  const message = { ...unsigned, verifier: lowerCase(unsigned.verifier) }
  if (details.form === 'tree')
    return describeTypedData(domain, {
      primaryType: 'ClaimAttestation',
      members: members.ClaimAttestation,
      message: { ...message, details: hashDetails(details) },
    })
  return describeTypedData(domain, {
    primaryType: 'ConfirmCredential',
    members: members.ConfirmCredential,
    references: detailsTypes,
    message: { ...message, details: describeDetails(details) },
  })
}

/** Describes a signed attestation as typed data that has only the hash of the claim's details. */
export function describeAttestation(domain: AttestationDomain, { primaryType, message }: Attestation) {
  const references = primaryType === 'ConfirmCredential' ? detailsTypes : {}
  return describeTypedData(domain, { primaryType, members: members[primaryType], references, message })
}

type Described = {
  primaryType: AttestationType
  message: Omit<AttestationMessage, 'details'> & { details: Hex | DetailsStruct }
}

/**
 * Returns the attestation that a signing request asks for. The attestation has only the hash of the
 * details.
 */
export function toAttestation({ primaryType, message }: Described): Attestation {
  return typeof message.details === 'string'
    ? { primaryType, message: { ...message, details: message.details } }
    : { primaryType, message: { ...message, details: hashDetailsStruct(message.details) } }
}

/** Returns the EIP-712 digest (32 bytes). Throws when a member does not fit its Solidity type. */
export function attestationDigest(domain: AttestationDomain, { primaryType, message }: Attestation): Hex {
  return typedDataDigest(domain, structHashes[primaryType](message))
}

/** Returns the wallet (lower case) that signed `digest`, or null for a malformed signature. */
export async function recoverAttestationSigner(digest: Hex, signature: string): Promise<Address | null> {
  const parsed = parseSignature(signature)
  if (!parsed) return null
  try {
    return lowerCase(await recoverAddress({ hash: digest, signature: signatureToHex(parsed) }))
  } catch {
    return null // r is not the x coordinate of a curve point, so no key can have made these bytes.
  }
}

/**
 * Checks that an attestation is well-formed, and that the verifier whom it names signed it. `judge`
 * asks the chain when the verifier's own key did not sign. By default, the signature of a contract
 * wallet is not accepted. Never throws.
 */
export async function checkAttestation(
  domain: AttestationDomain,
  signed: SignedAttestation,
  judge: ContractSignatureJudge = acceptNoContract,
): Promise<AttestationCheck> {
  const { primaryType, message } = signed
  if (!isWellFormed(message)) return { ok: false, reason: 'message-malformed' }
  const signature = parseAnySignature(signed.signature)
  if (!signature) return { ok: false, reason: 'signature-malformed' }
  const digest = attestationDigest(domain, { primaryType, message })
  const verifier = lowerCase(message.verifier)
  const signer = signature.kind === 'wallet' ? await recoverAttestationSigner(digest, signed.signature) : null
  if (signer === verifier) return { ok: true, signer, digest }
  const bytes = signature.kind === 'wallet' ? signatureToHex(signature) : signature.bytes
  const isAccepted = await judge({ signer: verifier, digest, signature: bytes })
  if (isAccepted === 'unknown') return { ok: false, reason: 'signature-unjudged' }
  if (isAccepted) return { ok: true, signer: verifier, digest }
  return { ok: false, reason: signer === null ? 'signature-malformed' : 'signer-mismatch' }
}

/** Returns the digest of an attestation, or null for a malformed message. Never throws. */
export function findAttestationDigest(domain: AttestationDomain, attestation: Attestation): Hex | null {
  return isWellFormed(attestation.message) ? attestationDigest(domain, attestation) : null
}

async function acceptNoContract(): Promise<boolean> {
  return false
}

/**
 * An attestation's message may come from a link. This check uses no schema, because the public
 * verdict page loads no schema for attestations.
 */
function isWellFormed(message: AttestationMessage): boolean {
  const { subject, claimType, title, issuer, issueDate, level } = message
  return (
    isHexOf(20, message.verifier) &&
    isHexOf(32, message.details) &&
    isHexOf(32, message.commitment) &&
    parseSubjectDid(subject) !== null &&
    // All lone surrogates encode to the same bytes, so one signature would fit two different texts.
    [claimType, title, issuer, issueDate, level].every((text) => text.isWellFormed()) &&
    [message.claimId, message.validFrom, message.validUntil].every((n) => Number.isSafeInteger(n) && n >= 0) &&
    [message.statusList, message.statusIndex].every((n) => Number.isInteger(n) && n >= 0 && n <= 0xffffffff)
  )
}

function isHexOf(bytes: number, text: string): boolean {
  return text.length === 2 + bytes * 2 && /^0x[0-9a-fA-F]+$/.test(text)
}
