import type {
  AttestationDomain,
  AttestationMessage,
  AttestationRequest,
  SignedAttestation,
} from '@did/domain/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { recoverAddress } from 'viem/utils'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { parseAnySignature, parseSignature, signatureToHex } from './signature.ts'
import { parseSubjectDid } from './subject-did.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

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
 * Why a signed attestation says nothing: a member no honest signer would have signed · a signature that is not the one accepted
 * spelling · a signature by somebody other than the verifier it names (which is also how any changed member shows) · bytes that only
 * a contract wallet could have accepted, and the chain could not be asked whether it does.
 */
export type AttestationFault = 'message-malformed' | 'signature-malformed' | 'signer-mismatch' | 'signature-unjudged'
export type AttestationCheck = { ok: true; signer: Address; digest: Hex } | { ok: false; reason: AttestationFault }

/** The complete argument of `eth_signTypedData_v4`, `EIP712Domain` included, addresses in lower case. */
export function buildAttestationRequest({
  domain,
  message,
}: {
  domain: AttestationDomain
  message: AttestationMessage
}): AttestationRequest {
  return {
    domain: { ...domain, verifyingContract: lowerCase(domain.verifyingContract) },
    types: { EIP712Domain: [...domainType], ClaimAttestation: [...claimAttestationType] },
    primaryType: 'ClaimAttestation',
    message: { ...message, verifier: lowerCase(message.verifier) },
  }
}

/**
 * The EIP-712 digest (32 bytes) a wallet signs, the chain anchors and a verifier revokes. Throws when a member does not fit its
 * Solidity type; `checkAttestation` asks that first.
 */
export function attestationDigest(domain: AttestationDomain, message: AttestationMessage): Hex {
  return typedDataDigest(domain, hashClaimAttestation(message))
}

/** The wallet (lower case) whose key made `signature` over `digest`; null when it is not one wallet's canonical signature. */
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
 * Judges one attestation by itself: its shape, its signature, and that the signer is the verifier it names. Never throws for bad
 * input. Whether that verifier was entitled, and whether it still stands, are questions for the chain. So is a contract wallet's
 * signature: `judge` is asked when no key of the verifier's own address made it; without a judge no contract wallet is accepted.
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

/** `attestationDigest`, or null for a message that no honest signer would have signed and that may have none. Never throws. */
export function findAttestationDigest(domain: AttestationDomain, message: AttestationMessage): Hex | null {
  return isWellFormed(message) ? attestationDigest(domain, message) : null
}

async function acceptNoContract(): Promise<boolean> {
  return false
}

/** Asked even of typed input: a message also arrives from a link, where nothing has a schema library to lean on. */
function isWellFormed(message: AttestationMessage): boolean {
  const { subject, claimType, title, issuer, issueDate, level } = message
  return (
    isHexOf(20, message.verifier) &&
    isHexOf(32, message.details) &&
    isHexOf(32, message.commitment) &&
    parseSubjectDid(subject) !== null &&
    // Lone surrogates all encode to the same bytes: two texts would share one signature.
    [claimType, title, issuer, issueDate, level].every((text) => text.isWellFormed()) &&
    [message.claimId, message.validFrom, message.validUntil].every((n) => Number.isSafeInteger(n) && n >= 0) &&
    [message.statusList, message.statusIndex].every((n) => Number.isInteger(n) && n >= 0 && n <= 0xffffffff)
  )
}

function isHexOf(bytes: number, text: string): boolean {
  return text.length === 2 + bytes * 2 && /^0x[0-9a-fA-F]+$/.test(text)
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
