import type { IdentityControl } from '@did/domain/account/recovery'
import { zeroHash } from 'viem'
import type { IdentityControlRow } from '../../db/schema/identities.ts'
import { settleGuardians } from '../identity-control/fold-control.ts'

export function presentControl(row: IdentityControlRow, now: Date): IdentityControl {
  const { guardiansHash, nextGuardiansHash, nextGuardiansAt } = settleGuardians(row, now)
  const { identity, controller, controlledSince, byRecovery, frozenSince } = row
  return {
    identity,
    controller,
    since: controlledSince?.toISOString() ?? null,
    byRecovery,
    frozenSince: frozenSince?.toISOString() ?? null,
    guardiansHash,
    nextGuardians:
      nextGuardiansAt === null ? null : { hash: nextGuardiansHash ?? zeroHash, at: nextGuardiansAt.toISOString() },
    pending: presentPending(row),
  }
}

function presentPending(row: IdentityControlRow): IdentityControl['pending'] {
  const { pendingKind: kind, pendingReadyAt: readyAt } = row
  if (kind === null || readyAt === null) return null
  return {
    kind,
    controller: row.pendingController,
    keyHash: row.pendingKeyHash,
    readyAt: readyAt.toISOString(),
    isUnanimous: row.pendingIsUnanimous,
  }
}
