import type { ControlUpdate } from '@did/domain/account/notification'
import { toAddress } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ChainRange } from '../chain-index/chain-range.ts'
import type { RegistryEvent } from '../chain-index/registry-log.ts'
import { buildControlNotice, type Notice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { takeNotice } from './store.ts'

const changes = {
  'control-changed': 'changed',
  'recovery-started': 'recovery-started',
  'move-started': 'move-started',
  'identity-frozen': 'frozen',
  'unfreeze-requested': 'unfreeze-requested',
  'guardians-set': 'guardians-changing',
} as const
type Announced = keyof typeof changes

/**
 * Notifies users of changes of who acts for their identity. Each event of the chain is announced
 * once.
 */
export async function announceControls(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { blocks, events }: ChainRange,
): Promise<void> {
  const notices: Notice[] = []
  for (const event of events) {
    const { kind, address: identity, txHash, blockNumber } = event
    if (identity === null || !isAnnounced(kind)) continue
    const minedAt = blocks.find(({ number }) => number === blockNumber)?.minedAt ?? now()
    if (kind === 'guardians-set' && !isWaiting(event, minedAt)) continue
    const userId = await takeNotice(tx, { identity, txHash, kind })
    if (userId === null) continue
    notices.push(buildControlNotice(userId, buildUpdate(event, changes[kind], minedAt)))
  }
  await notifyUsers(tx, notices)
}

function isAnnounced(kind: RegistryEvent['kind']): kind is Announced {
  return kind in changes
}

/** The first list of guardians counts at once, and later lists wait. */
function isWaiting({ data }: RegistryEvent, minedAt: Date): boolean {
  return Number(data.from) * 1000 > minedAt.getTime()
}

function buildUpdate({ address, data }: RegistryEvent, control: ControlUpdate['control'], at: Date): ControlUpdate {
  const { controller, byRecovery, isUnanimous } = data
  const readyAt = data.readyAt ?? data.from
  // A recovery by a new passkey names no other controller. The event of its start names no
  // controller, and the event of its end names the identity's own address.
  const other = controller === undefined || controller === address ? null : toAddress(controller)
  return {
    control,
    controller: other,
    byRecovery: byRecovery === 'true' || control === 'recovery-started',
    canVeto: readyAt !== undefined && isUnanimous !== 'true',
    readyAt: readyAt === undefined ? null : new Date(Number(readyAt) * 1000).toISOString(),
    timestamp: at.toISOString(),
  }
}
