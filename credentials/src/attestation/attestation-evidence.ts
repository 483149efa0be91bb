import {
  type AttestationMessage,
  type AttestationType,
  attestationMessageSchema,
  attestationTypes,
  type SignedAttestation,
} from '@did/domain/attestation/attestation'
import type { FieldLeaf, StoredLeaf } from '@did/domain/claim/claim'
import { type Address, addressSchema, bytes32Schema, type Hex, hexSchema } from '@did/domain/hex'
import { isDay } from '@did/domain/texts/is-day'
import * as z from 'zod/mini'
import { hashField, readDetails } from './credential-details.ts'

/**
 * A wallet's attestation inside a credential of another format, such as a badge. Another key signs
 * that credential but cannot invent an attestation: a checker recovers the wallet from the
 * attestation's signature and compares the credential's whole content with the attestation. Numbers
 * are texts, because JSON-LD rewrites numbers. `fieldHashes` are the EIP-712 hashes of the claim's
 * fields, with the holder's name first, so that a credential can leave out a field.
 */
export type AttestationEvidence = {
  type: ['ClaimAttestation']
  primaryType: AttestationType
  chainId: string
  verifyingContract: Address
  message: Record<keyof AttestationMessage, string>
  signature: Hex
  fieldHashes?: Hex[]
}
/** With these members, a field's name and its value, a checker computes the field's signed hash. */
export type FieldOpening = Pick<FieldLeaf, 'label' | 'kind' | 'salt'>

type Signed = { primaryType: AttestationType; message: AttestationMessage; signature: Hex }

/**
 * Describes an attestation as the evidence of a credential. `leaves` are all leaves of the claim.
 */
export function describeEvidence(
  { chainId, verifyingContract }: { chainId: number; verifyingContract: Address },
  attestation: Signed,
  leaves: readonly StoredLeaf[],
): AttestationEvidence {
  const details = readDetails(leaves)
  const fieldHashes = details.form === 'fields' ? [details.holder, ...details.fields].map(hashField) : []
  return writeEvidence({ chainId, verifyingContract, attestation, fieldHashes })
}

/** Writes an attestation as the evidence of a credential. `readEvidence` reads it again. */
export function writeEvidence({
  chainId,
  verifyingContract,
  attestation: { primaryType, message, signature },
  fieldHashes,
}: Omit<ReadEvidence, 'attestation'> & { attestation: Signed }): AttestationEvidence {
  const texts = Object.entries(message).map(([name, value]) => [name, String(value)])
  return {
    type: ['ClaimAttestation'],
    primaryType,
    chainId: String(chainId),
    verifyingContract,
    message: Object.fromEntries(texts) as AttestationEvidence['message'],
    signature,
    ...(fieldHashes.length > 0 && { fieldHashes }),
  }
}

const numeric = ['claimId', 'validFrom', 'validUntil', 'statusList', 'statusIndex'] as const
/** A badge's evidence has two types: `Evidence` of Open Badges 3.0 and `ClaimAttestation`. */
const typeSchema = z.array(z.string()).check(z.refine((types) => types.includes('ClaimAttestation')))
const evidenceSchema = z.object({
  type: typeSchema,
  primaryType: z.enum(attestationTypes),
  chainId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  verifyingContract: addressSchema,
  message: z.record(z.string(), z.string()),
  signature: hexSchema,
  fieldHashes: z.optional(z.array(bytes32Schema)),
})

export type ReadEvidence = {
  chainId: number
  verifyingContract: Address
  attestation: SignedAttestation
  fieldHashes: Hex[]
}

/**
 * Reads what `describeEvidence` writes. Returns null for anything else. The caller must have
 * checked that the document has few values, because the schema writes a message about each wrong
 * one.
 */
export function readEvidence(evidence: unknown): ReadEvidence | null {
  const parsed = evidenceSchema.safeParse(evidence)
  if (!parsed.success) return null
  const { primaryType, chainId, verifyingContract, message: texts, signature, fieldHashes = [] } = parsed.data
  const numbers = numeric.map((name) => [
    name,
    /^(?:0|[1-9]\d{0,15})$/.test(texts[name] ?? '') ? Number(texts[name]) : null,
  ])
  const message = attestationMessageSchema.safeParse({ ...texts, ...Object.fromEntries(numbers) })
  // A page shows the issue date as a date of its own, so it must be no other text.
  if (!message.success || !isDay(message.data.issueDate)) return null
  const attestation = { primaryType, message: message.data, signature }
  return { chainId: Number(chainId), verifyingContract, attestation, fieldHashes }
}
