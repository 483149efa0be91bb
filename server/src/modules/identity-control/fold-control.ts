import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { ControlEventKind } from '@did/domain/protocol/registry-event-kinds'
import { zeroHash } from 'viem'
import type { IdentityControlRow } from '../../db/schema/identities.ts'

export type ControlEvent = {
  kind: ControlEventKind
  at: Date
  /** The hash of a list of guardians or of a key. */
  hash: Hex | null
  data: { controller?: string; byRecovery?: string; readyAt?: string; isUnanimous?: string; from?: string }
}

const nothingPending = {
  pendingKind: null,
  pendingController: null,
  pendingKeyHash: null,
  pendingReadyAt: null,
  pendingIsUnanimous: false,
}
const noNextGuardians = { nextGuardiansHash: null, nextGuardiansAt: null }

/** Follows the same rules as the registry. The events are in the chain's order. */
export function foldControl(identity: Address, events: readonly ControlEvent[]): IdentityControlRow {
  return applyEvents(controlItself(identity), events)
}

export function controlItself(identity: Address): IdentityControlRow {
  return {
    identity,
    controller: identity,
    controlledSince: null,
    byRecovery: false,
    frozenSince: null,
    ...nothingPending,
    guardiansHash: null,
    ...noNextGuardians,
  }
}

export function applyEvents(soFar: IdentityControlRow, events: readonly ControlEvent[]): IdentityControlRow {
  let row = soFar
  for (const event of events) row = { ...row, ...applyEvent(row, event) }
  return row
}

function applyEvent(row: IdentityControlRow, event: ControlEvent): Partial<IdentityControlRow> {
  switch (event.kind) {
    case 'control-changed':
      return { ...changeControl(event), ...nothingPending }
    case 'identity-frozen':
      return { frozenSince: event.at }
    case 'identity-unfrozen':
      // Guardians may end the freeze while the controller's own request to end it is pending. The
      // request is then over, too.
      return { frozenSince: null, ...(row.pendingKind === 'unfreeze' && nothingPending) }
    case 'recovery-started':
      return { ...startChange('recovery', event), pendingKeyHash: event.hash }
    case 'move-started':
      return startChange('move', event)
    case 'unfreeze-requested':
      return startChange('unfreeze', event)
    case 'change-cancelled':
      return nothingPending
    case 'guardians-set':
      return setGuardians(settleGuardians(row, event.at), event)
    case 'guardians-change-cancelled':
      return { ...settleGuardians(row, event.at), ...noNextGuardians }
  }
}

function changeControl({ at, data }: ControlEvent): Partial<IdentityControlRow> {
  if (!data.controller) throw new Error('A change of control names no controller')
  return {
    controller: toAddress(data.controller),
    controlledSince: at,
    byRecovery: data.byRecovery === 'true',
  }
}

function startChange(kind: 'recovery' | 'move' | 'unfreeze', { data }: ControlEvent): Partial<IdentityControlRow> {
  return {
    ...nothingPending,
    pendingKind: kind,
    pendingController: data.controller === undefined ? null : toAddress(data.controller),
    pendingReadyAt: readTime(data.readyAt),
    pendingIsUnanimous: data.isUnanimous === 'true',
  }
}

type Guardianship = Pick<IdentityControlRow, 'guardiansHash' | 'nextGuardiansHash' | 'nextGuardiansAt'>

/**
 * The identity's first list of guardians counts at once. A later list counts from the moment that
 * its event names.
 */
function setGuardians(present: Guardianship, { hash, at, data }: ControlEvent): Guardianship {
  const from = readTime(data.from)
  const list = hash === zeroHash ? null : hash
  if (from <= at) return { guardiansHash: list, ...noNextGuardians }
  return { ...present, nextGuardiansHash: list, nextGuardiansAt: from }
}

/** The chain has no event for the moment at which a waiting list of guardians begins to count. */
export function settleGuardians(row: Guardianship, now: Date): Guardianship {
  const { guardiansHash, nextGuardiansHash, nextGuardiansAt } = row
  if (nextGuardiansAt === null || nextGuardiansAt > now) return { guardiansHash, nextGuardiansHash, nextGuardiansAt }
  return { guardiansHash: nextGuardiansHash, ...noNextGuardians }
}

function readTime(seconds: string | undefined): Date {
  return new Date(Number(seconds) * 1000)
}
