import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Database } from '../../db/database.ts'
import { desc, eq, inArray, type SQL } from '../../db/drizzle.ts'
import {
  attestations,
  claims,
  dids,
  domainProofs,
  events,
  idempotencyKeys,
  sessions,
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
  return db.select().from(attestations).where(where).orderBy(desc(attestations.id))
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

export async function findDomainProof(db: Database, userId: UserId) {
  const [row] = await db.select().from(domainProofs).where(eq(domainProofs.userId, userId))
  return row ?? null
}
