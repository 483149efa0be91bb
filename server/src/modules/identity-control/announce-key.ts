import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Address } from '@did/domain/hex'
import { concatHex, keccak256 } from 'viem'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { buildControlNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { takeKeyNotices } from './store.ts'

/**
 * An account has got another key. The users of all identities for which the account acts are
 * notified of each key once. The caller wakes the nodes (`doorbell.ring`) after the commit.
 */
export async function announceKey(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { account, key: { x, y } }: { account: Address; key: PasskeyKey },
): Promise<void> {
  const told = await takeKeyNotices(tx, { account, keyId: keccak256(concatHex([x, y])) })
  const update = {
    control: 'key-added',
    controller: null,
    byRecovery: false,
    canVeto: false,
    readyAt: null,
    timestamp: now().toISOString(),
  } as const
  await notifyUsers(
    tx,
    told.map((userId) => buildControlNotice(userId, update)),
  )
}
