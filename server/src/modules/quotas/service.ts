import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import * as store from './store.ts'

type Counted = keyof store.Usage

const refusals: Record<Counted, [ErrorCode, string]> = {
  claims: [
    'too-many-claims',
    'This account holds as many claims as it may; whoever runs the installation can allow more',
  ],
  shares: ['too-many-shares', 'This account has as many shares as it may; withdraw some of them'],
  storedBytes: ['storage-full', 'This account has used its room; whoever runs the installation can allow more'],
}

/**
 * Refuses what was just written in this transaction when it goes beyond a limit. Afterwards, and not before: the write itself has locked
 * the account's count, so that of two at the same moment the second one sees the first.
 */
export async function assertWithinQuotas(
  { config: { quotas } }: Pick<Context, 'config'>,
  tx: Transaction,
  owner: Address,
  ...written: readonly Exclude<Counted, 'storedBytes'>[]
): Promise<void> {
  const usage = await store.findUsage(tx, owner)
  for (const counted of [...written, 'storedBytes'] as const)
    if (usage[counted] > quotas[counted]) throw new AppError(...refusals[counted])
}

/** Called before the request is written: requests of one person to one verifier then come one after the other. */
export async function assertMayWaitForOneMore(
  { config: { quotas } }: Pick<Context, 'config'>,
  tx: Transaction,
  asked: { requesterId: UserId; verifierId: UserId },
): Promise<void> {
  await store.lockRequests(tx, asked)
  if ((await store.countWaitingRequests(tx, asked)) >= quotas.waitingRequests)
    throw new AppError(
      'too-many-waiting-requests',
      `${quotas.waitingRequests} requests of this account wait for this verifier; ask again when some are answered`,
    )
}

/** For a caller that holds all DIDs of this owner. */
export async function assertMayAddOffChainDid(
  { config: { quotas } }: Pick<Context, 'config'>,
  tx: Transaction,
  owner: Address,
): Promise<void> {
  if ((await store.countOffChainDids(tx, owner)) > quotas.offChainDids)
    throw new AppError(
      'too-many-dids',
      `An account has at most ${quotas.offChainDids} DIDs that are not minted; mint one`,
    )
}
