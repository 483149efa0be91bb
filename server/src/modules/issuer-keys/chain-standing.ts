import type { EthrIdentity } from '@did/credentials/did/ethr-document'
import type { EthrEvent } from '@did/credentials/did/ethr-event'
import { EthrHistoryTooLong, readEthrHistory, readLastChange } from '@did/credentials/did/ethr-history'
import { findIssuingKey, type IssuingKeyStanding } from '@did/credentials/did/issuing-key'
import { AppError, isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { reach } from '../../chain.ts'
import { askEndpoint } from '../../outside/ask-endpoint.ts'
import { type CountingContext, createHistoryReader } from '../did-resolution/limit-histories.ts'

const timeoutMs = 5000

export type ReadStanding = (publicKey: Hex) => IssuingKeyStanding

/**
 * Throws `issuer-keys-not-offered` if the installation knows no ERC-1056 registry,
 * `chain-unreachable` if the chain does not answer, and what `countRead` throws.
 */
export async function readChainStanding(ctx: CountingContext, verifier: Address): Promise<ReadStanding> {
  const { chainId, ethereumDidRegistry: registry } = ctx.config
  if (!registry) throw notOffered('ETHEREUM_DID_REGISTRY is not set')
  const did = formatSubjectDid({ chainId, address: verifier })
  const identity: EthrIdentity = { did, chainId, address: verifier, publicKey: null }
  const history = await readHistory(ctx, { registry, identity: verifier })
  const now = Math.floor(ctx.now().getTime() / 1000)
  return (publicKey) => findIssuingKey(identity, history, { publicKey, now })
}

async function readHistory(
  { config: { rpcUrl }, countRead }: CountingContext,
  place: { registry: Address; identity: Address },
): Promise<EthrEvent[]> {
  const reader = createHistoryReader({ rpcUrl, fetch: askEndpoint, timeoutMs }, countRead)
  try {
    return await reach(async () =>
      readEthrHistory(reader, { ...place, lastChange: await readLastChange(reader, place) }),
    )
  } catch (error) {
    if (isAppError(error) && isAppError(error.cause, 'too-many-requests')) throw error.cause
    if (isAppError(error) && error.cause instanceof EthrHistoryTooLong) throw notOffered(error.cause.message)
    throw error
  }
}

function notOffered(message: string): AppError {
  return new AppError('issuer-keys-not-offered', message)
}
