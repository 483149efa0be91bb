import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { encodeFunctionData } from 'viem'
import { assignAnchors, batchSize, listNextBatch } from '../anchors/queue.ts'
import type { Outbox } from './outbox.ts'
import { findRelay } from './relay-work.ts'
import type { Allowed, Work } from './work.ts'

/** Anchors come before revocations. */
export async function findServiceWork(outbox: Outbox, { mayAnchor, mayRelay }: Allowed): Promise<Work | null> {
  const batch = mayAnchor ? await findBatch(outbox) : null
  return batch ?? (mayRelay ? findRelay(outbox) : null)
}

/** A batch of digests is due when it is full or when its oldest digest has waited long enough. */
async function findBatch({ db, registry, anchorAfterSeconds, relayGas }: Outbox): Promise<Work | null> {
  const { digests, oldestAgeSeconds } = await listNextBatch(db, relayGas)
  if (digests.length === 0) return null
  if (digests.length < batchSize && oldestAgeSeconds < anchorAfterSeconds) return null
  return {
    kind: 'anchor',
    verifier: null,
    recipient: registry,
    data: encodeFunctionData({ abi, functionName: 'anchor', args: [digests] }),
    claim: async (tx, id) => {
      const assigned = await assignAnchors(tx, digests, id)
      if (assigned !== digests.length) throw new Error('Another leader has sent some of these digests')
    },
    onRefusal: async () => 'not-permitted',
  }
}
