import { attachProved } from '@did/credentials/share-link'
import { AppError } from '@did/domain/errors'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof'
import { shareRoutes } from '@did/domain/routes/shares'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { encodeProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { proveInWorker } from '@did/proofs/prove-in-worker'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import type { Holding } from './held-attributes.ts'

export type ProofWish = { statement: ProofStatement; audience: string; lifetimeSeconds: number }
export type MadeProofLink = { shareId: ShareId; url: string; expiresAt: number }

type Making = { claimId: ClaimId; holding: Holding; wish: ProofWish; signal: AbortSignal }

/**
 * Opens a share of its own, proves the fact for that share alone and puts the proof behind its link. The server learns that something
 * is proved and until when; not what, nor to whom. Where the proof cannot be made the share is withdrawn again.
 */
export async function makeProofLink({ claimId, holding, wish, signal }: Making): Promise<MadeProofLink> {
  const { statement, audience, lifetimeSeconds } = wish
  const { chainId, didRegistry } = await getAppConfig()
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = now + lifetimeSeconds
  const share = await api(shareRoutes.createShare, {
    params: { id: claimId },
    body: { kind: 'proof', fields: [], expiresAt: new Date(expiresAt * 1000).toISOString() },
    signal,
  })
  if (!share) throw new AppError('not-found', 'The claim is gone')
  try {
    const terms = { statement, audience, expiresAt }
    const today = dayNumber(new Date(now * 1000).toISOString().slice(0, 10))
    const context = shareContext({ chainId, didRegistry, shareId: share.id, ...terms })
    const { binding, proof } = await proveInWorker({ statement, holding, context, today }, { signal })
    const proved = encodeProofForSomebody({ ...terms, today, nullifier: binding.nullifier, proof })
    return { shareId: share.id, url: attachProved(share.url, proved), expiresAt }
  } catch (error) {
    await api(shareRoutes.withdrawShare, { params: { id: share.id } }).catch(() => {}) // it shows no more than the claim's basics
    throw error
  }
}
