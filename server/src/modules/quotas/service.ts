import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
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
 * Call this after the write, which locks the account's counts, so that a second write sees the
 * first.
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

export function assertMayWaitForOneMore({ config: { quotas } }: Pick<Context, 'config'>, waiting: number): void {
  if (waiting >= quotas.waitingRequests)
    throw new AppError(
      'too-many-waiting-requests',
      `${quotas.waitingRequests} requests of this account wait for this verifier; ask again when some are answered`,
    )
}

/** The caller has already added the new off-chain DID, so the count includes it. */
export function assertMayAddOffChainDid({ config: { quotas } }: Pick<Context, 'config'>, offChainDids: number): void {
  if (offChainDids > quotas.offChainDids)
    throw new AppError(
      'too-many-dids',
      `An account has at most ${quotas.offChainDids} DIDs that are not minted; mint one`,
    )
}
