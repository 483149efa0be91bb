import type { DataExport } from '@did/domain/data-export'
import type { Config } from '../../config.ts'
import type {
  attestations,
  DomainProofRow,
  events,
  idempotencyKeys,
  revocations,
  sessions,
  TemplateRow,
  verifierApplications,
} from '../../db/schema.ts'
import { presentClaim } from '../claims/present.ts'
import { presentDid } from '../dids/present.ts'
import { presentNotification } from '../notifications/present.ts'
import { presentShare } from '../shares/present.ts'
import { presentOwnTemplate } from '../templates/present.ts'

/** For a wallet that signed in and never made a profile. */
export const noProfile = {
  profile: null,
  requestsSent: [],
  requestsReceived: [],
  attestationsGiven: [],
  attestationsPrepared: [],
  verifierApplications: [],
  domainProof: null,
  attributeKey: null,
  templates: [],
  notifications: [],
  messages: [],
}

type Signed = { attestation: typeof attestations.$inferSelect; revocation: typeof revocations.$inferSelect | null }

export function presentAttestation({ attestation, revocation }: Signed): DataExport['attestationsGiven'][number] {
  const { id, claimId, requestId, digest, message, signature, proof, createdAt, validUntil, revokedAt } = attestation
  const withdrawal = revocation && presentWithdrawal(revocation)
  const times = {
    createdAt: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
  return { id, claimId, requestId, digest, message, signature, proof, withdrawal, ...times }
}

function presentWithdrawal({ reason, reasonText, signature, revokedAt }: typeof revocations.$inferSelect) {
  return { reason, reasonText, signature, revokedAt: revokedAt.toISOString() }
}

export function presentSession({ createdAt, lastActiveAt, chainId }: typeof sessions.$inferSelect) {
  return { startedAt: createdAt.toISOString(), lastActiveAt: lastActiveAt.toISOString(), chainId }
}

export function presentKeptAnswer({ route, createdAt, body }: typeof idempotencyKeys.$inferSelect) {
  return { route, keptSince: createdAt.toISOString(), answer: body }
}

export function presentMessage({ type, data, createdAt }: typeof events.$inferSelect) {
  return { sentAt: createdAt.toISOString(), type, data }
}

export function presentApplication(row: typeof verifierApplications.$inferSelect) {
  const { organization, status, reason, createdAt, decidedAt, decidedBy } = row
  const times = { filedAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
  return { organization, status, reason, ...times, decidedBy }
}

export function presentDomainProof({ domain, provenAt, expiresAt }: DomainProofRow) {
  return { domain, provenAt: provenAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

export function presentOwnDid(row: Parameters<typeof presentDid>[0]) {
  return { ...presentDid(row), isNextToMint: row.isNextToMint }
}

export function presentOwnClaim(row: Parameters<typeof presentClaim>[0]) {
  const { leaves, publishHash, updatedAt } = row.claim
  return { ...presentClaim(row), leaves, publishHash, updatedAt: updatedAt.toISOString() }
}

export function presentOwnShare(config: Config, full: Parameters<typeof presentShare>[1]) {
  const { attestationId, claimHash, ciphertext, tellsConfirmation } = full.share
  const withdrawnAt = full.share.withdrawnAt?.toISOString() ?? null
  const own = { attestationId, claimHash, ciphertext, tellsConfirmation, withdrawnAt }
  return { ...presentShare(config, full), ...own }
}

export function presentPublished(template: TemplateRow) {
  return { ...presentOwnTemplate(template), updatedAt: template.updatedAt.toISOString() }
}

export function presentTold(row: Parameters<typeof presentNotification>[0]) {
  return { ...presentNotification(row), readAt: row.readAt?.toISOString() ?? null }
}
