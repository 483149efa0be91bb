import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/unwrap-signature'
import { encodeFunctionData } from 'viem'
import { assignRelay, findToRelay, postponeRelay, postponeRelaysOf, readSpentGas } from '../revocations/relay.ts'
import type { Outbox } from './outbox.ts'
import { refuseRelay } from './refuse-relay.ts'
import type { Work } from './work.ts'

/**
 * A verifier's own contract decides what its revocation costs, and we pay. This is room for a check of a passkey's curve or of ten
 * owners; for whatever costs more the verifier can submit it itself.
 */
const relayGasAtMost = 500_000n

/** The next withdrawal to bring to the chain, as far as the budgets of gas reach. */
export async function findRelay(outbox: Outbox): Promise<Work | null> {
  const { db, registry, relayGas, retryRelaySeconds } = outbox
  const waiting = await findToRelay(db, relayGas)
  if (!waiting) return null
  const { verifier, attestation, reason } = waiting
  // A wallet that was not deployed when it signed wrapped its signature (ERC-6492); the contract reads what is inside.
  const signature = unwrapSignature(waiting.signature) ?? waiting.signature
  return {
    kind: 'revoke',
    verifier,
    recipient: registry,
    data: encodeFunctionData({ abi, functionName: 'revoke', args: [verifier, attestation, reason, signature] }),
    claim: (tx, id) => assignRelay(tx, attestation, id),
    gasAtMost: relayGasAtMost,
    mayUse: async (gas) => {
      const spent = await readSpentGas(db, verifier)
      if (spent.ofVerifier + gas > relayGas.perVerifier) await postponeRelaysOf(db, verifier, retryRelaySeconds)
      else if (spent.ofAll + gas > relayGas.ofAll) await postponeRelay(db, attestation, retryRelaySeconds)
      else return true
      return false
    },
    onRefusal: async () => {
      await refuseRelay(outbox, waiting)
      // A refusal costs no gas, so it does not count as use. The verifier's others wait, or its many would keep somebody's one waiting.
      await postponeRelaysOf(db, verifier, retryRelaySeconds)
      return null
    },
    // A node that cannot say what this one needs may still know it of the next.
    onHold: async (hold) => {
      if (hold === 'no-funds') return hold
      await postponeRelay(db, attestation, retryRelaySeconds)
      return null
    },
  }
}
