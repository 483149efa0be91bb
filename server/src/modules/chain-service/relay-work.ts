import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import { encodeFunctionData } from 'viem'
import { assignRelay, findToRelay, postponeRelay, postponeRelaysOf, readSpentGas } from '../revocations/relay.ts'
import type { Outbox } from './outbox.ts'
import { refuseRelay } from './refuse-relay.ts'
import type { Work } from './work.ts'

/**
 * The service pays for the gas that a verifier's contract wallet uses. This limit covers a check of
 * a passkey's curve or of ten owners. A verifier whose contract wallet needs more can send the
 * revocation itself.
 */
const relayGasAtMost = 500_000n

export async function findRelay(outbox: Outbox): Promise<Work | null> {
  const { db, registry, relayGas, retryRelaySeconds } = outbox
  const waiting = await findToRelay(db, relayGas)
  if (!waiting) return null
  const { verifier, attestation, reason } = waiting
  // The registry needs the inner signature, without the wrapper of an undeployed wallet (ERC-6492).
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
      // A refusal costs no gas, so no budget limits the verifier's attempts. So all revocations of
      // the verifier now wait for a while, and do not delay the revocations of other verifiers.
      await postponeRelaysOf(db, verifier, retryRelaySeconds)
      return null
    },
    // A chain node that cannot estimate this call may still estimate the next call.
    onHold: async (hold) => {
      if (hold === 'no-funds') return hold
      await postponeRelay(db, attestation, retryRelaySeconds)
      return null
    },
  }
}
