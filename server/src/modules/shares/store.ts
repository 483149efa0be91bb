import type { Address, Hex } from '@did/domain/hex'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ShareStatusName } from '@did/domain/share'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, preparedOnce } from '../../db/database.ts'
import { claims, type ShareRow, shares } from '../../db/schema.ts'

export type PresentableShare = ShareRow & { status: ShareStatusName; claimHash: Hex }

const status = sql<ShareStatusName>`case
  when ${shares.withdrawnAt} is not null then 'withdrawn'
  when ${shares.expiresAt} <= now() then 'expired'
  else 'active' end`

function selectShares(db: Database, where: SQL | undefined) {
  return db
    .select({ share: shares, status, claimHash: claims.claimHash })
    .from(shares)
    .innerJoin(claims, eq(claims.id, shares.claimId))
    .where(where)
}

const statements = preparedOnce((db) => ({
  byId: selectShares(db, eq(shares.id, sql.placeholder('id'))).prepare('share_by_id'),
  // Ids are random, so the order is by time, and the id only tells twins apart.
  ofOwner: selectShares(
    db,
    and(
      eq(shares.owner, sql.placeholder('owner')),
      sql`(${sql.placeholder('before')}::text is null or (${shares.createdAt}, ${shares.id}) <
        (select b.created_at, b.id from shares b where b.id = ${sql.placeholder('before')}))`,
    ),
  )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(sql.placeholder('take'))
    .prepare('shares_of_owner'),
}))

export async function findShare(db: Database, id: string): Promise<PresentableShare | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ? flatten(row) : null
}

export async function listShares(db: Database, owner: Address, page: { take: number; before: string | null }) {
  const rows = await statements(db).ofOwner.execute({ owner, ...page })
  return rows.map(flatten)
}

export async function findDefaultShare(
  db: Database,
  { claimId, attestationId }: { claimId: ClaimId; attestationId: number | null },
): Promise<ShareRow | null> {
  const [row] = await db
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.claimId, claimId),
        attestationId === null ? isNull(shares.attestationId) : eq(shares.attestationId, attestationId),
        isNull(shares.expiresAt),
        isNull(shares.withdrawnAt),
      ),
    )
  return row ?? null
}

type NewShare = Pick<ShareRow, 'id' | 'claimId' | 'owner' | 'kind' | 'attestationId' | 'expiresAt'>

/** Null when the default share of this claim and attestation was opened at the same moment. */
export async function addShare(db: Database, share: NewShare): Promise<ShareRow | null> {
  const [row] = await db.insert(shares).values(share).onConflictDoNothing().returning()
  return row ?? null
}

export async function withdrawShare(db: Database, id: ShareId): Promise<void> {
  await db
    .update(shares)
    .set({ withdrawnAt: sql`coalesce(${shares.withdrawnAt}, now())` })
    .where(eq(shares.id, id))
}

function flatten({ share, status, claimHash }: { share: ShareRow; status: ShareStatusName; claimHash: Hex }) {
  return { ...share, status, claimHash }
}
