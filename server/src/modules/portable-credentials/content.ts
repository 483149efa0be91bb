import { describeEvidence } from '@did/credentials/attestation/attestation-evidence'
import { readDetails } from '@did/credentials/attestation/credential-details'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import type { Address } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { Context } from '../../context.ts'
import { findAttestation } from '../attestations/service.ts'
import { findClaim } from '../claims/service.ts'

/** Returns null if the claim is not verified or no longer belongs to `owner`. */
export async function findContent(
  ctx: Context,
  { claimId, owner }: { claimId: number; owner: Address },
): Promise<PortableContent | null> {
  const found = await findClaim(ctx, claimId)
  if (found?.owner !== owner || found.attestationId === null) return null
  const attestation = await findAttestation(ctx, found.attestationId)
  if (!attestation) return null
  const { message } = attestation
  const { leaves } = found.claim
  const details = readDetails(leaves)
  const all = details.form === 'fields' ? [details.holder, ...details.fields] : []
  return {
    claimType: message.claimType,
    title: message.title,
    issuerName: message.issuer,
    issueDate: message.issueDate,
    level: message.level,
    verifier: formatSubjectDid({ chainId: ctx.config.chainId, address: message.verifier }),
    subject: message.subject,
    fields: Object.fromEntries(all.filter(({ value }) => value !== '').map(({ field, value }) => [field, value])),
    openings: Object.fromEntries(all.map(({ field, label, kind, salt }) => [field, { label, kind, salt }])),
    evidence: describeEvidence(attestationDomain(ctx.config), attestation, leaves),
    status: { list: message.statusList, index: message.statusIndex },
    validFrom: message.validFrom,
    validUntil: message.validUntil === 0 ? null : message.validUntil,
  }
}
