import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { readContract } from 'viem/actions'
import type { Transaction } from '../../db/database.ts'
import { countRefusal, postponeRelay, type Relay } from '../revocations/relay.ts'
import { tellGivenUp } from '../revocations/tell-given-up.ts'
import type { Outbox } from './outbox.ts'

/**
 * The chain refused a withdrawal, with a revert or when it was asked beforehand. After the second time the service gives it up and
 * tells the verifier. `end` belongs to the same transaction.
 */
export async function refuseRelay(
  outbox: Outbox,
  relay: Relay,
  end: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { db, retryRelaySeconds, ring } = outbox
  // The verifier has sent it itself, and the index has not read that yet.
  const isDone = await isOnChain(outbox, relay)
  const isGivenUp = await db.transaction(async (tx) => {
    await end(tx)
    if (isDone) {
      await postponeRelay(tx, relay.attestation, retryRelaySeconds)
      return false
    }
    if (!(await countRefusal(tx, relay.attestation, retryRelaySeconds))) return false
    await tellGivenUp(tx, relay.attestation)
    return true
  })
  if (isGivenUp) ring()
}

async function isOnChain({ client, registry }: Outbox, { verifier, attestation }: Relay): Promise<boolean> {
  const args = [verifier, attestation] as const
  return (await readContract(client, { address: registry, abi, functionName: 'revokedAt', args })) !== 0n
}
