import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Database } from '../../db/database.ts'
import { desc, eq, inArray, type SQL, sql } from '../../db/drizzle.ts'
import {
  attestationDrafts,
  attestations,
  claims,
  dids,
  domainProofs,
  events,
  idempotencyKeys,
  revocations,
  sessions,
  verificationRequests,
  verifierApplications,
} from '../../db/schema.ts'

// Reads of tables that no list of the API shows. The rest of an export comes from the services that list it.

export function listSessions(db: Database, owner: Address) {
  return db.select().from(sessions).where(eq(sessions.address, owner)).orderBy(desc(sessions.createdAt))
}

export function listKeptAnswers(db: Database, owner: Address) {
  return db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.address, owner))
    .orderBy(desc(idempotencyKeys.createdAt))
}

export function listAttestationsReceived(db: Database, owner: Address) {
  const own = db.select({ id: claims.id }).from(claims).innerJoin(dids, eq(dids.id, claims.didId))
  return listAttestations(db, inArray(attestations.claimId, own.where(eq(dids.owner, owner))))
}

export function listAttestationsGiven(db: Database, verifierId: UserId) {
  return listAttestations(db, eq(attestations.verifierId, verifierId))
}

function listAttestations(db: Database, where: SQL) {
  return db
    .select({ attestation: attestations, revocation: revocations })
    .from(attestations)
    .leftJoin(revocations, eq(revocations.attestation, attestations.digest))
    .where(where)
    .orderBy(desc(attestations.id))
}

export async function listDrafts(db: Database, userId: UserId) {
  const { requesterId, verifierId } = verificationRequests
  const rows = await db
    .select({ draft: attestationDrafts })
    .from(attestationDrafts)
    .innerJoin(verificationRequests, eq(verificationRequests.id, attestationDrafts.requestId))
    .where(sql`${userId} in (${requesterId}, ${verifierId})`)
    .orderBy(desc(attestationDrafts.requestId))
  return rows.map(({ draft }) => draft)
}

export function listMessages(db: Database, userId: UserId) {
  return db.select().from(events).where(eq(events.userId, userId)).orderBy(desc(events.seq))
}

export function listApplications(db: Database, userId: UserId) {
  return db
    .select()
    .from(verifierApplications)
    .where(eq(verifierApplications.userId, userId))
    .orderBy(desc(verifierApplications.id))
}

export function listDecidedApplications(db: Database, administrator: Address) {
  return db
    .select()
    .from(verifierApplications)
    .where(eq(verifierApplications.decidedBy, administrator))
    .orderBy(desc(verifierApplications.id))
}

export async function findDomainProof(db: Database, userId: UserId) {
  const [row] = await db.select().from(domainProofs).where(eq(domainProofs.userId, userId))
  return row ?? null
}
