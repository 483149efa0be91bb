import type { DataExport } from '@did/domain/data-export'
import type {
  attestations,
  DomainProofRow,
  events,
  idempotencyKeys,
  sessions,
  verifierApplications,
} from '../../db/schema.ts'

/** For a wallet that signed in and never made a profile. */
export const noProfile = {
  profile: null,
  requestsSent: [],
  requestsReceived: [],
  attestationsGiven: [],
  verifierApplications: [],
  domainProof: null,
  templates: [],
  notifications: [],
  messages: [],
}

export function presentAttestation(row: typeof attestations.$inferSelect): DataExport['attestationsGiven'][number] {
  const { claimId, digest, message, signature, proof, createdAt, validUntil, revokedAt } = row
  const times = {
    createdAt: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
  return { claimId, digest, message, signature, proof, ...times }
}

export function presentSession({ createdAt, lastActiveAt }: typeof sessions.$inferSelect) {
  return { startedAt: createdAt.toISOString(), lastActiveAt: lastActiveAt.toISOString() }
}

export function presentKeptAnswer({ route, createdAt, body }: typeof idempotencyKeys.$inferSelect) {
  return { route, keptSince: createdAt.toISOString(), answer: body }
}

export function presentMessage({ type, data, createdAt }: typeof events.$inferSelect) {
  return { sentAt: createdAt.toISOString(), type, data }
}

export function presentApplication(row: typeof verifierApplications.$inferSelect) {
  const { organization, status, reason, createdAt } = row
  return { organization, status, reason, filedAt: createdAt.toISOString() }
}

export function presentDomainProof({ domain, provenAt, expiresAt }: DomainProofRow) {
  return { domain, provenAt: provenAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
