import type { Address } from '@did/domain/hex'
import type { KeyInvitationId } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import { type KeyInvitationRow, keyInvitations } from '../../db/schema/passkeys.ts'

/** `isOver` tells whether the time for offering a key is over, by the database's clock. */
export type FoundInvitation = KeyInvitationRow & { isOver: boolean }
type New = Pick<KeyInvitationRow, 'id' | 'account' | 'sealed' | 'expiresAt'>

const isOver = sql<boolean>`${keyInvitations.expiresAt} <= now()`

export async function findInvitation(db: Database | Transaction, id: KeyInvitationId): Promise<FoundInvitation | null> {
  const [found] = await db
    .select({ invitation: keyInvitations, isOver })
    .from(keyInvitations)
    .where(eq(keyInvitations.id, id))
  return found ? { ...found.invitation, isOver: found.isOver } : null
}

export async function replaceInvitation(tx: Transaction, invitation: New): Promise<void> {
  const { account: _, ...fresh } = invitation
  await tx
    .insert(keyInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: keyInvitations.account,
      set: { ...fresh, offer: null, isDeclined: false, createdAt: sql`now()` },
    })
}

/**
 * One statement also checks the invitation's end. Returns false if the invitation is taken or has
 * ended.
 */
export async function takeInvitation(
  db: Database,
  { id, offer }: { id: KeyInvitationId; offer: string },
): Promise<boolean> {
  const isOpen = and(isNull(keyInvitations.offer), eq(keyInvitations.isDeclined, false), sql`not ${isOver}`)
  const { rowCount } = await db
    .update(keyInvitations)
    .set({ offer })
    .where(and(eq(keyInvitations.id, id), isOpen))
  return rowCount === 1
}

/** Returns false if the account has no such invitation. */
export async function declineInvitation(
  db: Database,
  { id, account }: { id: KeyInvitationId; account: Address },
): Promise<boolean> {
  const { rowCount } = await db
    .update(keyInvitations)
    .set({ isDeclined: true })
    .where(and(eq(keyInvitations.id, id), eq(keyInvitations.account, account)))
  return rowCount === 1
}

export async function deleteEnded(db: Database, keptMs: number): Promise<void> {
  const isOld = sql`${keyInvitations.expiresAt} < now() - ${`${keptMs} milliseconds`}::interval`
  await deleteInBatches(db, keyInvitations, isOld)
}
