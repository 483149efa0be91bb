import type { DomainProof } from '@did/domain/verifier/register'
import type { DomainProofRow } from '../../db/schema/verifiers.ts'

export function presentDomainProof({ domain, provenAt, expiresAt }: DomainProofRow): DomainProof {
  return { domain, provenAt: provenAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
