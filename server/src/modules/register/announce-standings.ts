import type { UserId } from '@did/domain/ids'
import type { VerifierUpdate } from '@did/domain/notification'
import type { Transaction } from '../../db/database.ts'
import type { ChainRange } from '../chain-index/chain-range.ts'
import { addVerifierUpdate } from '../events/service.ts'
import { takeReader } from './store.ts'

/**
 * Tells people what the chain has just said about them, as part of the transaction that stores it; whoever sent the transaction,
 * and once, however often the chain is read. In the order of their ids, as everybody does who tells several.
 */
export async function announceStandings(tx: Transaction, { blocks, events }: ChainRange): Promise<void> {
  const news: { recipientId: UserId; update: VerifierUpdate }[] = []
  for (const { kind, address, txHash, blockNumber, data } of events) {
    if (address === null || (kind !== 'verifier-accredited' && kind !== 'verifier-suspended')) continue
    const reader = await takeReader(tx, { wallet: address, txHash, kind })
    if (!reader) continue
    const minedAt = blocks.find(({ number }) => number === blockNumber)?.minedAt ?? new Date()
    const update: VerifierUpdate = {
      status: kind === 'verifier-accredited' ? 'approved' : 'suspended',
      organization: data['name'] ?? reader.name ?? '',
      reason: data['reason'] || null,
      timestamp: minedAt.toISOString(),
    }
    news.push({ recipientId: reader.userId, update })
  }
  for (const told of news.toSorted((a, b) => a.recipientId - b.recipientId)) await addVerifierUpdate(tx, told)
}
