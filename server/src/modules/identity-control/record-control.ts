import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import type { IdentityControlRow } from '../../db/schema/identities.ts'
import { endSessions, endSessionsOfAccount } from '../auth/end-sessions.ts'
import { listControlEvents } from '../chain-index/control-events.ts'
import { cancelOffersOf } from '../credential-offers/cancel-offers.ts'
import { eraseKeyInvitation } from '../key-invitations/erase.ts'
import { foldControl } from './fold-control.ts'
import * as store from './store.ts'

/**
 * Updates who acts for these identities, after their events were added or removed. Ends the
 * sessions, wallet offers and device invitations of former controllers. This function locks rows of
 * sessions first, so its caller must not have locked anything else before.
 */
export async function recordControls(tx: Transaction, identities: Iterable<Address>): Promise<void> {
  for (const identity of [...new Set(identities)].toSorted()) await recordControl(tx, identity)
}

/**
 * Resets all identities after the index was emptied. Each acts for itself until the index says
 * otherwise.
 */
export async function recordAllControls(tx: Transaction): Promise<void> {
  await recordControls(tx, await store.listIdentities(tx))
}

async function recordControl(tx: Transaction, identity: Address): Promise<void> {
  // With this lock, a sign-in that asked the chain before this change either ends first, or sees
  // the new row.
  await store.lockControl(tx, identity)
  const [before = foldControl(identity, [])] = await store.findControls(tx, [identity])
  const events = await listControlEvents(tx, identity)
  const after = foldControl(identity, events)
  await (events.length === 0 ? store.deleteControl(tx, identity) : store.saveControl(tx, after))
  if (isSameControl(before, after)) return
  await endSessions(tx, { identity, except: after.controller })
  // A recovery by key changes the account's key, and so does a reorganisation that undoes such a
  // recovery. No session of the earlier key may stay.
  if (isByKey(before) || isByKey(after)) await endSessionsOfAccount(tx, identity)
  // A thief of the former key may have made offers and an invitation.
  await cancelOffersOf(tx, identity)
  await eraseKeyInvitation(tx, identity)
}

/**
 * Tells whether the identity's last change was a recovery by key. The identity's own address then
 * acts again, but with another key.
 */
function isByKey({ identity, controller, byRecovery }: IdentityControlRow): boolean {
  return byRecovery && controller === identity
}

function isSameControl(before: IdentityControlRow, after: IdentityControlRow): boolean {
  return (
    before.controller === after.controller && before.controlledSince?.getTime() === after.controlledSince?.getTime()
  )
}
