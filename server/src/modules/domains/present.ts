import type { DomainProof } from '@did/domain/register'
import type { DomainProofRow } from '../../db/schema.ts'

export function presentDomainProof({ domain, provenAt, expiresAt }: DomainProofRow): DomainProof {
  return { domain, provenAt: provenAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
