import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { FinishRecovery } from '@did/domain/account/recovery'
import { isAppError } from '@did/domain/errors'
import { type Hex, toAddress } from '@did/domain/hex'
import { encodeAbiParameters, encodeFunctionData, keccak256, zeroHash } from 'viem'
import { reach } from '../../chain.ts'
import type { Context } from '../../context.ts'
import { findAttempt, urgently } from '../sponsored-calls/attempts.ts'
import { notSponsored } from '../sponsored-calls/policy.ts'
import { bringCall, requireSponsor, type SponsoredClient } from '../sponsored-calls/service.ts'
import { notReady } from './policy.ts'

type Pending = Awaited<ReturnType<Context['chain']['readPendingChange']>>

const nothing = 0
const recovery = 1

/**
 * Finishes an identity's pending recovery, move or unfreezing on the chain. Throws while its delay
 * is not over, which only the chain decides.
 */
export async function finishRecovery(ctx: Context, sent: FinishRecovery, client: SponsoredClient) {
  requireSponsor(ctx)
  const identity = toAddress(sent.identity)
  const pending = await ctx.chain.readPendingChange(identity)
  if (pending.kind === nothing) throw notReady('No change of this identity is pending')
  const args = [identity, ...chooseProofs(pending, sent)] as const
  const data = encodeFunctionData({ abi, functionName: 'finishChange', args })
  // The digest covers the pending change only, and not the parts of a call that the registry
  // ignores. Otherwise each variant of a call would be sent and cost gas.
  const { digest } = await findAttempt(ctx, ['finish', digestOf(identity, pending)])
  const plan = async () => urgently({ recipient: ctx.config.didRegistry, data })
  try {
    const { transactionHash } = await bringCall(ctx, { digest, identity, plan }, client)
    return { transactionHash }
  } catch (error) {
    if (isAppError(error, 'sponsored-call-fails') && (await isTooEarly(ctx, pending)))
      throw notReady('The delay of this change is not over')
    throw error
  }
}

/**
 * The registry needs the key in a recovery by key, and the new controller's consent in another
 * recovery. An empty signature is refused, because the registry would take the sender of the call,
 * the sponsor, for the one who consents.
 */
function chooseProofs({ kind, keyHash }: Pending, { key, consent }: FinishRecovery) {
  const none = { deadline: 0n, signature: '0x' } as const
  if (kind !== recovery) return ['0x', none] as const
  if (keyHash !== zeroHash) return [key ?? '0x', none] as const
  const signature = consent && (unwrapSignature(consent.signature) ?? consent.signature)
  if (!signature || signature === '0x') throw notSponsored('The new controller has not signed its consent')
  return ['0x', { deadline: BigInt(consent.deadline), signature }] as const
}

function digestOf(identity: Hex, { kind, controller, readyAt, keyHash }: Pending): Hex {
  const types = [
    { type: 'address' },
    { type: 'uint8' },
    { type: 'address' },
    { type: 'uint64' },
    { type: 'bytes32' },
  ] as const
  return keccak256(encodeAbiParameters(types, [identity, kind, controller, readyAt, keyHash]))
}

async function isTooEarly({ chain }: Context, { readyAt }: Pending): Promise<boolean> {
  const { timestamp } = await reach(() => chain.client.getBlock())
  return timestamp < readyAt
}
