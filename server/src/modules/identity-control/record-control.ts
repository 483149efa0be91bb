import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import type { IdentityControlRow } from '../../db/schema/identities.ts'
import { endSessions, endSessionsOfAccount } from '../auth/end-sessions.ts'
import { listControlEvents } from '../chain-index/control-events.ts'
import { foldControl } from './fold-control.ts'
import * as store from './store.ts'

/**
 * Writes down anew who acts for these identities, after their events were added or removed. Ends
 * the sessions of whoever no longer acts for an identity, which locks rows of sessions. So the
 * caller does this before it locks anything else.
 */
export async function recordControls(tx: Transaction, identities: Iterable<Address>): Promise<void> {
  for (const identity of [...new Set(identities)].toSorted()) await recordControl(tx, identity)
}

/** After the index was emptied, every identity acts for itself until the index says otherwise. */
export async function recordAllControls(tx: Transaction): Promise<void> {
  await recordControls(tx, await store.listIdentities(tx))
}

async function recordControl(tx: Transaction, identity: Address): Promise<void> {
  // A sign-in that has asked the chain before this change ends first, or sees the new row.
  await store.lockControl(tx, identity)
  const [before = foldControl(identity, [])] = await store.findControls(tx, [identity])
  const events = await listControlEvents(tx, identity)
  const after = foldControl(identity, events)
  await (events.length === 0 ? store.deleteControl(tx, identity) : store.saveControl(tx, after))
  if (isSameControl(before, after)) return
  await endSessions(tx, { identity, except: after.controller })
  // A reorganisation takes such a recovery back, and with it the key of the newer sessions.
  if (isByKey(before) || isByKey(after)) await endSessionsOfAccount(tx, identity)
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
