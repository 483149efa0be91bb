import type { CreateKeyInvitation, KeyInvitation } from '@did/domain/account/key-invitation'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { AppError } from '@did/domain/errors'
import type { KeyInvitationId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import * as store from './store.ts'

/**
 * An account has one invitation at a time, so an earlier one ends. A repeated call creates no
 * second invitation.
 */
export async function createKeyInvitation(
  ctx: Context,
  session: Session,
  { id, sealed }: CreateKeyInvitation,
): Promise<KeyInvitation> {
  const expiresAt = new Date(ctx.now().getTime() + maximumKeyInvitation.lifetimeMs)
  await ctx.db.transaction(async (tx) => {
    await assertSessionStands(tx, session)
    const known = await store.findInvitation(tx, id)
    if (known && (known.account !== session.address || known.sealed !== sealed))
      throw new AppError('key-invitation-taken', 'Another invitation has this id')
    if (!known) await store.replaceInvitation(tx, { id, account: session.address, sealed, expiresAt })
  })
  return getKeyInvitation(ctx, id)
}

/**
 * An invitation can be read for some time after its end, so that both devices can say what
 * happened.
 */
export async function getKeyInvitation({ db }: Context, id: KeyInvitationId): Promise<KeyInvitation> {
  const found = await store.findInvitation(db, id)
  if (!found) throw notFound()
  const { sealed, offer, expiresAt } = found
  return { sealed, offer, status: tellStatus(found), expiresAt: expiresAt.toISOString() }
}

/**
 * The first key that a new device offers takes the invitation, and only the same key may be offered
 * again.
 */
export async function offerKey(
  { db }: Context,
  { id, sealed }: { id: KeyInvitationId; sealed: string },
): Promise<void> {
  if (await store.takeInvitation(db, { id, offer: sealed })) return
  const found = await store.findInvitation(db, id)
  const status = found && tellStatus(found)
  if (status === 'offered' && found?.offer === sealed) return
  if (status === 'offered') throw new AppError('key-invitation-used', 'Another key was offered to this invitation')
  throw new AppError('key-invitation-over', 'This invitation is over, or there never was one')
}

export async function declineKey({ db }: Context, { address }: Session, id: KeyInvitationId): Promise<void> {
  if (!(await store.declineInvitation(db, { id, account: address }))) throw notAllowed()
}

export function deleteEndedInvitations({ db }: Context): Promise<void> {
  return store.deleteEnded(db, maximumKeyInvitation.keptMs)
}

/** An offered key may still be confirmed after the time for offering a key is over. */
function tellStatus({ isDeclined, offer, isOver }: store.FoundInvitation): KeyInvitation['status'] {
  if (isDeclined) return 'declined'
  if (offer !== null) return 'offered'
  return isOver ? 'over' : 'open'
}
