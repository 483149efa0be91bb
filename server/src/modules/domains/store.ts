import type { UserId } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle.ts'
import { type DomainProofRow, domainProofs } from '../../db/schema.ts'

export async function findDomainProof(db: Database, userId: UserId): Promise<DomainProofRow | null> {
  const [row] = await db.select().from(domainProofs).where(eq(domainProofs.userId, userId))
  return row ?? null
}

/** The last proof is the one that counts, whatever domain the one before was about. */
export async function saveDomainProof(tx: Transaction, proof: DomainProofRow): Promise<void> {
  const { userId: target, ...set } = proof
  await tx
    .insert(domainProofs)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: domainProofs.userId, set })
}

/** It was looked for and is there no more. One that came in its place since stays. */
export async function deleteDomainProof(db: Database, { userId, domain, provenAt }: DomainProofRow): Promise<void> {
  const isSame = and(
    eq(domainProofs.userId, userId),
    eq(domainProofs.domain, domain),
    eq(domainProofs.provenAt, provenAt),
  )
  await db.delete(domainProofs).where(isSame)
}
