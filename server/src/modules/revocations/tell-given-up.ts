import type { Hex } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { addWithdrawalUpdate } from '../events/service.ts'
import { findConfirmedOf } from './store.ts'

/** Tells the verifier that the service does not bring its withdrawal to the chain. Nobody is told when its account is erased. */
export async function tellGivenUp(tx: Transaction, attestation: Hex): Promise<void> {
  const confirmed = await findConfirmedOf(tx, attestation)
  if (!confirmed) return
  const { message, claimId } = confirmed.attestation
  await addWithdrawalUpdate(tx, {
    recipientId: confirmed.verifier.id,
    update: { claimId, title: message.title, withdrawal: 'not-sent', timestamp: new Date().toISOString() },
  })
}
