import type { ProofType } from '@did/domain/proof/proof'
import type { AttestationEvidence, FieldOpening } from '../attestation/attestation-evidence.ts'

/** What a portable credential says in any format. Times are in Unix seconds. */
export type PortableContent = {
  claimType: string
  title: string
  issuerName: string
  issueDate: string
  level: ProofType
  /** The did:ethr of the wallet that confirmed the claim. */
  verifier: string
  /** The did:ethr of the claim's owner. */
  subject: string
  /** `fields` has no member for a field without a value, but `openings` has one for every field. */
  fields: Record<string, string>
  openings: Record<string, FieldOpening>
  evidence: AttestationEvidence
  status: { list: number; index: number }
  validFrom: number
  /** Null means that the attestation has no end. */
  validUntil: number | null
}
