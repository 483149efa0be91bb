import type { AttestationMessage, AttestationType } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ChangeShare } from '@did/domain/share/create-share'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, isNull, not, type SQL, sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { type ClaimRow, claims } from '../../db/schema/claims.ts'
import { type ShareRow, shares, shareViewers } from '../../db/schema/sharing.ts'
import { wasSuspended } from '../attestations/statements.ts'
import { anchorBlockOf } from '../chain-index/statements.ts'

type Attested = {
  primaryType: AttestationType
  message: AttestationMessage
  signature: Hex
  anchorBlock: number | null
}
export type JudgedShare = { share: ShareRow; status: ShareStatusName }
/** Everything that the URL of a share contains, and what became of the attestation in the share. */
export type FullShare = JudgedShare & {
  claim: ClaimRow
  attested: Attested | null
  lapse: Lapse | null
  /**
   * If the text was shared without an attestation, this is the time of the attestation that
   * confirms the text now.
   */
  confirmedSince: Date | null
}
type Lapse = { kind: 'withdrawn' | 'expired'; at: Date }

const status = sql<ShareStatusName>`case
  when ${shares.withdrawnAt} is not null then 'withdrawn'
  when ${shares.expiresAt} <= now() then 'expired'
  when ${shares.views} >= ${shares.maxViews} then 'used-up'
  else 'active' end`

const anchorBlock = anchorBlockOf(attestations.digest)

const hasNoneThatHolds = sql`(${shares.attestationId} is null or ${attestations.revokedAt} is not null
  or ${attestations.validUntil} <= now())`

const confirmedSince = sql`case when ${hasNoneThatHolds} then (
  select max(${attestations.createdAt}) from ${attestations}
  where ${and(
    eq(attestations.claimId, shares.claimId),
    eq(attestations.claimHash, shares.claimHash),
    isNull(attestations.revokedAt),
    sql`(${attestations.validUntil} is null or ${attestations.validUntil} > now())`,
    not(wasSuspended),
  )}) end`.mapWith(attestations.createdAt) as SQL<Date | null>

function selectFullShares(db: Queryable, where: SQL | undefined) {
  const { primaryType, message, signature, revokedAt } = attestations
  const endedAt = sql`case when ${attestations.validUntil} <= now() then ${attestations.validUntil} end`
  const attestation = { primaryType, message, signature, revokedAt, endedAt: endedAt.mapWith(attestations.validUntil) }
  return db
    .select({ share: shares, status, claim: claims, attestation, anchorBlock, confirmedSince })
    .from(shares)
    .innerJoin(claims, eq(claims.id, shares.claimId))
    .leftJoin(attestations, eq(attestations.id, shares.attestationId))
    .where(where)
}

const statements = preparedOnce((db) => ({
  byId: db
    .select({ share: shares, status })
    .from(shares)
    .where(eq(shares.id, sql.placeholder('id')))
    .prepare('share_by_id'),
  fullById: selectFullShares(db, eq(shares.id, sql.placeholder('id'))).prepare('full_share_by_id'),
  // Share ids are random, so shares are sorted by time and, for the same time, by id. The page
  // begins after the owner's share `before`, and is empty if that share is gone or somebody else's.
  ofOwner: selectFullShares(
    db,
    and(
      eq(shares.owner, sql.placeholder('owner')),
      sql`(${sql.placeholder('before')}::text is null or (${shares.createdAt}, ${shares.id}) <
        (select b.created_at, b.id from shares b
          where b.id = ${sql.placeholder('before')} and b.owner = ${sql.placeholder('owner')}))`,
    ),
  )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(sql.placeholder('take'))
    .prepare('shares_of_owner'),
  anchorBlock: db
    .select({ anchorBlock })
    .from(attestations)
    .where(eq(attestations.id, sql.placeholder('attestationId')))
    .prepare('anchor_block_of_attestation'),
}))

export async function findShare(db: Database, id: string): Promise<JudgedShare | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

export async function findFullShare(db: Queryable, id: string): Promise<FullShare | null> {
  const [row] = await statements(db).fullById.execute({ id })
  return row ? toFullShare(row) : null
}

export async function listShares(db: Database, owner: Address, page: { take: number; before: string | null }) {
  const rows = await statements(db).ofOwner.execute({ owner, ...page })
  return rows.map(toFullShare)
}

export async function findAnchorBlock(db: Database, attestationId: number): Promise<number | null> {
  const [row] = await statements(db).anchorBlock.execute({ attestationId })
  return row?.anchorBlock ?? null
}

export async function findTitle(tx: Transaction, claimId: ClaimId): Promise<string | null> {
  const [row] = await tx.select({ title: claims.title }).from(claims).where(eq(claims.id, claimId))
  return row?.title ?? null
}

/** Two open shares without an end are the same if these members are equal. */
export type DefaultScope = { claimId: ClaimId; attestationId: number | null; claimHash: Hex; fields: string[] }

export async function findDefaultShare(db: Database, scope: DefaultScope): Promise<ShareRow | null> {
  const { claimId, attestationId, claimHash, fields } = scope
  const [row] = await db
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.claimId, claimId),
        eq(shares.kind, 'open'),
        attestationId === null ? isNull(shares.attestationId) : eq(shares.attestationId, attestationId),
        eq(shares.claimHash, claimHash),
        eq(shares.fields, fields),
        isNull(shares.expiresAt),
        isNull(shares.withdrawnAt),
        isNull(shares.handedOutAt),
        isNull(shares.label),
      ),
    )
  return row ?? null
}

type Later =
  | 'views'
  | 'firstViewedAt'
  | 'lastViewedAt'
  | 'createdAt'
  | 'withdrawnAt'
  | 'tellsConfirmation'
  | 'handedOutAt'
export type NewShare = Omit<ShareRow, Later>

/** Returns null if a share with this id, or an equal default share, exists. */
export async function addShare(tx: Transaction, share: NewShare): Promise<ShareRow | null> {
  const [row] = await tx.insert(shares).values(share).onConflictDoNothing().returning()
  return row ?? null
}

/**
 * The oldest offered links of a claim no longer count for the account's quotas. Only links that
 * nobody has are deleted, and the newest of these stay.
 */
export async function dropOldOffers(tx: Transaction, { claimId, kept }: { claimId: ClaimId; kept: number }) {
  await tx.execute(sql`with gone as (
    delete from shares where id in (
      select id from shares where claim_id = ${claimId} and is_offered and handed_out_at is null and label is null
        and withdrawn_at is null
      order by created_at desc, id offset ${kept}
    ) and handed_out_at is null and withdrawn_at is null returning owner, ciphertext
  )
  select raise_usage(owner, 0, -count(*), -sum(size_with(ciphertext))::bigint) from gone group by owner`)
}

/** Returns false if the share was withdrawn before. */
export async function withdrawShare(tx: Transaction, id: ShareId): Promise<boolean> {
  const rows = await tx
    .update(shares)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(shares.id, id), isNull(shares.withdrawnAt)))
    .returning({ id: shares.id })
  return rows.length > 0
}

/** Returns false if the share was handed out before. */
export async function handOut(tx: Transaction, id: ShareId): Promise<boolean> {
  const rows = await tx
    .update(shares)
    .set({ handedOutAt: sql`now()` })
    .where(and(eq(shares.id, id), isNull(shares.handedOutAt)))
    .returning({ id: shares.id })
  return rows.length > 0
}

/**
 * The time of the first handing out stays, and absent members do not change. A share that has a
 * label, or loses its label now, counts as handed out, because the reader of the label may have its
 * link.
 */
export async function updateShare(db: Database, id: ShareId, change: ChangeShare): Promise<void> {
  const { tellsConfirmation, label, isHandedOut } = change
  const since = isHandedOut || label ? sql`now()` : sql`case when ${shares.label} is not null then now() end`
  await db
    .update(shares)
    .set({
      ...(tellsConfirmation !== undefined && { tellsConfirmation }),
      ...(label !== undefined && { label }),
      handedOutAt: sql`coalesce(${shares.handedOutAt}, ${since})`,
    })
    .where(eq(shares.id, id))
}

/** The shares are sorted by their claims, so that two calls lock the claims in one order. */
export function listCollection(db: Queryable, collectionId: ShareId): Promise<ShareRow[]> {
  return db.select().from(shares).where(eq(shares.collectionId, collectionId)).orderBy(shares.claimId)
}

/** Other transactions that open the share wait, and then count this view, too. */
export async function lockShare(tx: Transaction, id: ShareId): Promise<JudgedShare | null> {
  const [row] = await tx.select({ share: shares, status }).from(shares).where(eq(shares.id, id)).for('update')
  return row ?? null
}

export async function isViewer(tx: Transaction, shareId: ShareId, viewerHash: Hex): Promise<boolean> {
  const [row] = await tx
    .select({ shareId: shareViewers.shareId })
    .from(shareViewers)
    .where(and(eq(shareViewers.shareId, shareId), eq(shareViewers.viewerHash, viewerHash)))
  return row !== undefined
}

/** If a browser sends no hash of itself, its view counts, but its next view counts again. */
export async function addViewer(tx: Transaction, shareId: ShareId, viewerHash: Hex | null): Promise<void> {
  if (viewerHash !== null) await tx.insert(shareViewers).values({ shareId, viewerHash })
  await tx
    .update(shares)
    .set({
      views: sql`${shares.views} + 1`,
      firstViewedAt: sql`case when ${shares.views} = 0 then now() else ${shares.firstViewedAt} end`,
      lastViewedAt: sql`now()`,
    })
    .where(eq(shares.id, shareId))
}

type JoinedShare = Omit<FullShare, 'attested' | 'lapse'> & {
  attestation: (Omit<Attested, 'anchorBlock'> & { revokedAt: Date | null; endedAt: Date | null }) | null
  anchorBlock: number | null
}

function toFullShare({ attestation: joined, anchorBlock, ...share }: JoinedShare): FullShare {
  if (!joined) return { ...share, attested: null, lapse: null }
  const { revokedAt, endedAt, ...attestation } = joined
  return { ...share, attested: { ...attestation, anchorBlock }, lapse: findLapse(revokedAt, endedAt) }
}

function findLapse(revokedAt: Date | null, endedAt: Date | null): Lapse | null {
  if (revokedAt) return { kind: 'withdrawn', at: revokedAt }
  return endedAt && { kind: 'expired', at: endedAt }
}
