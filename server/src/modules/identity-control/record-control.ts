import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import type { IdentityControlRow } from '../../db/schema/identities.ts'
import { endSessions, endSessionsOfAccount } from '../auth/end-sessions.ts'
import { listControlEvents } from '../chain-index/control-events.ts'
import { cancelOffersOf, cancelOffersOfAccount } from '../credential-offers/cancel-offers.ts'
import { eraseKeyInvitation, eraseKeyInvitationsOfAccount } from '../key-invitations/erase.ts'
import { applyEvents, controlItself } from './fold-control.ts'
import * as store from './store.ts'

type Changed = {
  /** These identities have new events, all above the block `above`. */
  added: readonly Address[]
  above: number
  /** Events of these identities were removed, so their stored control no longer counts. */
  removed: readonly Address[]
}

/**
 * Ends the sessions, wallet offers and device invitations of former controllers, too. This function
 * locks rows of sessions first, so its caller must not have locked anything else before.
 */
export async function recordControls(tx: Transaction, { added, above, removed }: Changed): Promise<void> {
  const anew = new Set(removed)
  for (const identity of [...new Set([...added, ...removed])].toSorted())
    await recordControl(tx, identity, anew.has(identity) ? null : above)
}

/** After the index was emptied, each identity acts for itself until the index says otherwise. */
export async function recordAllControls(tx: Transaction): Promise<void> {
  await recordControls(tx, { added: [], above: -1, removed: await store.listIdentities(tx) })
}

/**
 * Reads the events above the block `above`. If `above` is null, computes the control anew from all
 * events.
 */
async function recordControl(tx: Transaction, identity: Address, above: number | null): Promise<void> {
  // With this lock, a sign-in that asked the chain before this change either ends first, or sees
  // the new row.
  await store.lockControl(tx, identity)
  const [before = controlItself(identity)] = await store.findControls(tx, [identity])
  const soFar = above === null ? controlItself(identity) : before
  let after = soFar
  for await (const events of listControlEvents(tx, identity, { above: above ?? -1 })) after = applyEvents(after, events)
  // The control stays the same object only if the identity has no events.
  const hasNone = above === null && after === soFar
  await (hasNone ? store.deleteControl(tx, identity) : store.saveControl(tx, after))
  if (isSameControl(before, after)) return
  await endSessions(tx, { identity, except: after.controller })
  // A thief of the former key may have made offers and an invitation.
  await cancelOffersOf(tx, identity)
  await eraseKeyInvitation(tx, identity)
  if (isByKey(before) || isByKey(after)) await endAllOfAccount(tx, identity)
}

/**
 * Ends what an account's earlier key may have begun, also for other identities for which the
 * account acts. A recovery by key changes the account's key, and so does a reorganisation that
 * undoes such a recovery.
 */
async function endAllOfAccount(tx: Transaction, account: Address): Promise<void> {
  await endSessionsOfAccount(tx, account)
  await cancelOffersOfAccount(tx, account)
  await eraseKeyInvitationsOfAccount(tx, account)
}

/** After a recovery by key, the identity's own address acts again, but with another key. */
function isByKey({ identity, controller, byRecovery }: IdentityControlRow): boolean {
  return byRecovery && controller === identity
}

function isSameControl(before: IdentityControlRow, after: IdentityControlRow): boolean {
  return (
    before.controller === after.controller && before.controlledSince?.getTime() === after.controlledSince?.getTime()
  )
}
