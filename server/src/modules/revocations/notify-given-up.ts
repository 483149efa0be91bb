import type { Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { buildRevocationNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { findConfirmedOf } from './store.ts'

/** The service no longer tries to send the verifier's revocation to the chain. */
export async function notifyGivenUp({ now }: Pick<Context, 'now'>, tx: Transaction, attestation: Hex): Promise<void> {
  const confirmed = await findConfirmedOf(tx, attestation)
  if (!confirmed) return
  const { message, claimId } = confirmed.attestation
  const update = { claimId, title: message.title, withdrawal: 'not-sent', timestamp: now().toISOString() } as const
  await notifyUsers(tx, [buildRevocationNotice(confirmed.verifier.id, update)])
}
