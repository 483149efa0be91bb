import type { UserId } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle.ts'
import { type DomainProofRow, domainProofs } from '../../db/schema/verifiers.ts'

export async function findDomainProof(db: Database, userId: UserId): Promise<DomainProofRow | null> {
  const [row] = await db.select().from(domainProofs).where(eq(domainProofs.userId, userId))
  return row ?? null
}

/** Replaces the user's earlier proof, whatever domain that proof was about. */
export async function saveDomainProof(tx: Transaction, proof: DomainProofRow): Promise<void> {
  const { userId: target, ...set } = proof
  await tx
    .insert(domainProofs)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: domainProofs.userId, set })
}

/** A newer proof that has replaced this one stays. */
export async function deleteDomainProof(db: Database, { userId, domain, provenAt }: DomainProofRow): Promise<void> {
  const isSame = and(
    eq(domainProofs.userId, userId),
    eq(domainProofs.domain, domain),
    eq(domainProofs.provenAt, provenAt),
  )
  await db.delete(domainProofs).where(isSame)
}
