import type {
  AttestationDomain,
  AttestationMessage,
  AttestationRequest,
  SignedAttestation,
} from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { recoverAddress } from 'viem/utils'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { parseAnySignature, parseSignature, signatureToHex } from '../signature/signature.ts'
import { createStructHash, describeTypedData, lowerCase, typedDataDigest } from './typed-data.ts'

const claimAttestationType = [
  { name: 'verifier', type: 'address' },
  { name: 'claimId', type: 'uint64' },
  { name: 'subject', type: 'string' },
  { name: 'claimType', type: 'string' },
  { name: 'title', type: 'string' },
  { name: 'issuer', type: 'string' },
  { name: 'issueDate', type: 'string' },
  { name: 'details', type: 'bytes32' },
  { name: 'commitment', type: 'bytes32' },
  { name: 'level', type: 'string' },
  { name: 'validFrom', type: 'uint64' },
  { name: 'validUntil', type: 'uint64' },
  { name: 'statusList', type: 'uint32' },
  { name: 'statusIndex', type: 'uint32' },
] as const

const hashClaimAttestation = createStructHash('ClaimAttestation', claimAttestationType)

/**
 * `message-malformed`: a member has a form that no honest signer signs. `signature-malformed`: no
 * signature of a key in its one accepted spelling, and no contract wallet accepts it.
 * `signer-mismatch`: another wallet signed, or a member was changed. `signature-unjudged`: only a
 * contract wallet can have signed, and the chain did not answer.
 */
export type AttestationFault = 'message-malformed' | 'signature-malformed' | 'signer-mismatch' | 'signature-unjudged'
export type AttestationCheck = { ok: true; signer: Address; digest: Hex } | { ok: false; reason: AttestationFault }

type Unsigned = { domain: AttestationDomain; message: AttestationMessage }

export function buildAttestationRequest({ domain, message: attestation }: Unsigned): AttestationRequest {
  const message = { ...attestation, verifier: lowerCase(attestation.verifier) }
  return describeTypedData(domain, { primaryType: 'ClaimAttestation', members: claimAttestationType, message })
}

/** Returns the EIP-712 digest (32 bytes). Throws when a member does not fit its Solidity type. */
export function attestationDigest(domain: AttestationDomain, message: AttestationMessage): Hex {
  return typedDataDigest(domain, hashClaimAttestation(message))
}

/** Returns the wallet (lower case) that signed `digest`, or null for a malformed signature. */
export async function recoverAttestationSigner(digest: Hex, signature: string): Promise<Address | null> {
  const parsed = parseSignature(signature)
  if (!parsed) return null
  try {
    return lowerCase(await recoverAddress({ hash: digest, signature: signatureToHex(parsed) }))
  } catch {
    return null // r is the x of no curve point: bytes that no key can have made
  }
}

/**
 * Checks an attestation's shape and that its verifier signed it. `judge` asks the chain when the
 * verifier's key did not sign. By default, no contract wallet is accepted. Never throws.
 */
export async function checkAttestation(
  domain: AttestationDomain,
  signed: SignedAttestation,
  judge: ContractSignatureJudge = acceptNoContract,
): Promise<AttestationCheck> {
  const { message } = signed
  if (!isWellFormed(message)) return { ok: false, reason: 'message-malformed' }
  const signature = parseAnySignature(signed.signature)
  if (!signature) return { ok: false, reason: 'signature-malformed' }
  const digest = attestationDigest(domain, message)
  const verifier = lowerCase(message.verifier)
  const signer = signature.kind === 'wallet' ? await recoverAttestationSigner(digest, signed.signature) : null
  if (signer === verifier) return { ok: true, signer, digest }
  const bytes = signature.kind === 'wallet' ? signatureToHex(signature) : signature.bytes
  const isAccepted = await judge({ signer: verifier, digest, signature: bytes })
  if (isAccepted === 'unknown') return { ok: false, reason: 'signature-unjudged' }
  if (isAccepted) return { ok: true, signer: verifier, digest }
  return { ok: false, reason: signer === null ? 'signature-malformed' : 'signer-mismatch' }
}

/** Returns `attestationDigest`, or null for a malformed message. Never throws. */
export function findAttestationDigest(domain: AttestationDomain, message: AttestationMessage): Hex | null {
  return isWellFormed(message) ? attestationDigest(domain, message) : null
}

async function acceptNoContract(): Promise<boolean> {
  return false
}

/** A message may come from a link, and the public verdict page has no schema of attestations. */
function isWellFormed(message: AttestationMessage): boolean {
  const { subject, claimType, title, issuer, issueDate, level } = message
  return (
    isHexOf(20, message.verifier) &&
    isHexOf(32, message.details) &&
    isHexOf(32, message.commitment) &&
    parseSubjectDid(subject) !== null &&
    // All lone surrogates encode to the same bytes, so two texts would share one signature.
    [claimType, title, issuer, issueDate, level].every((text) => text.isWellFormed()) &&
    [message.claimId, message.validFrom, message.validUntil].every((n) => Number.isSafeInteger(n) && n >= 0) &&
    [message.statusList, message.statusIndex].every((n) => Number.isInteger(n) && n >= 0 && n <= 0xffffffff)
  )
}

function isHexOf(bytes: number, text: string): boolean {
  return text.length === 2 + bytes * 2 && /^0x[0-9a-fA-F]+$/.test(text)
}
