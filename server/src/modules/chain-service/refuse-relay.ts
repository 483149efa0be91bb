import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { readContract } from 'viem/actions'
import type { Transaction } from '../../db/database.ts'
import { notifyGivenUp } from '../revocations/notify-given-up.ts'
import { countRefusal, postponeRelay, type Relay } from '../revocations/relay.ts'
import type { Outbox } from './outbox.ts'

/**
 * After the chain has refused a revocation twice, the service gives up the relay and notifies the
 * verifier. `end` makes the caller's own changes in the same transaction.
 */
export async function refuseRelay(
  outbox: Outbox,
  relay: Relay,
  end: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { db, retryRelaySeconds, ring } = outbox
  // The verifier may have sent the revocation itself, in a block that the index has not read yet.
  const isDone = await isOnChain(outbox, relay)
  const isGivenUp = await db.transaction(async (tx) => {
    await end(tx)
    if (isDone) {
      await postponeRelay(tx, relay.attestation, retryRelaySeconds)
      return false
    }
    if (!(await countRefusal(tx, relay.attestation, retryRelaySeconds))) return false
    await notifyGivenUp(outbox, tx, relay.attestation)
    return true
  })
  if (isGivenUp) ring()
}

async function isOnChain({ client, registry }: Outbox, { verifier, attestation }: Relay): Promise<boolean> {
  const args = [verifier, attestation] as const
  return (await readContract(client, { address: registry, abi, functionName: 'revokedAt', args })) !== 0n
}
