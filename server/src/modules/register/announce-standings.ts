import type { VerifierUpdate } from '@did/domain/account/notification'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ChainRange } from '../chain-index/chain-range.ts'
import { findStanding } from '../chain-index/standing.ts'
import { buildStandingNotice, type Notice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { takeNotice } from './store.ts'

/** Each event is announced once, however often the chain is read. */
export async function announceStandings(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { blocks, events }: ChainRange,
): Promise<void> {
  const notices: Notice[] = []
  for (const { kind, address, txHash, blockNumber, data } of events) {
    if (address === null || (kind !== 'verifier-accredited' && kind !== 'verifier-suspended')) continue
    const userId = await takeNotice(tx, { wallet: address, txHash, kind })
    if (userId === null) continue
    const { name } = await findStanding(tx, address)
    const minedAt = blocks.find(({ number }) => number === blockNumber)?.minedAt ?? now()
    const update: VerifierUpdate = {
      status: kind === 'verifier-accredited' ? 'approved' : 'suspended',
      organization: data['name'] ?? name ?? '',
      reason: data['reason'] || null,
      timestamp: minedAt.toISOString(),
    }
    notices.push(buildStandingNotice(userId, update))
  }
  await notifyUsers(tx, notices)
}
