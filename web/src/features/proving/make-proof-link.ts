import { attachProved } from '@did/credentials/share-link'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof'
import { shareRoutes } from '@did/domain/routes/shares'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { answerContext, encodeProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { proveInWorker } from '@did/proofs/prove-in-worker'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import type { Holding } from './held-attributes.ts'

export type ProofWish = { statement: ProofStatement; audience: string; lifetimeSeconds: number }
export type MadeProofLink = { shareId: ShareId; url: string; expiresAt: number }

type Making = { claimId: ClaimId; holding: Holding; signal: AbortSignal }
/** What is proved, to whom and until when (unix seconds). */
type Terms = { statement: ProofStatement; audience: string; expiresAt: number }

/** The fact is proved for a share of its own alone, and the proof stands behind that share's link. */
export async function makeProofLink({ wish, ...making }: Making & { wish: ProofWish }): Promise<MadeProofLink> {
  const { statement, audience, lifetimeSeconds } = wish
  const { chainId, didRegistry } = await getAppConfig()
  const terms = { statement, audience, expiresAt: unixNow() + lifetimeSeconds }
  return proveForShare(making, terms, (shareId) => shareContext({ chainId, didRegistry, shareId, ...terms }))
}

/** The same for one request: whoever gets the link elsewhere can show nothing with it. */
export function makeAnswerLink(making: Making, terms: Terms & { requestHash: Hex }): Promise<MadeProofLink> {
  return proveForShare(making, terms, () => answerContext(terms.requestHash))
}

/**
 * Opens a share, proves, and puts the proof behind its link. The server learns that something is proved and until when; not what, nor
 * to whom. Where the proof cannot be made the share is withdrawn again.
 */
async function proveForShare(
  { claimId, holding, signal }: Making,
  { statement, audience, expiresAt }: Terms,
  contextFor: (shareId: ShareId) => Hex,
): Promise<MadeProofLink> {
  const share = await api(shareRoutes.createShare, {
    params: { id: claimId },
    body: { kind: 'proof', fields: [], expiresAt: new Date(expiresAt * 1000).toISOString() },
    signal,
  })
  if (!share) throw new AppError('not-found', 'The claim is gone')
  try {
    const today = dayNumber(new Date().toISOString().slice(0, 10))
    const job = { statement, holding, context: contextFor(share.id), today }
    const { binding, proof } = await proveInWorker(job, { signal })
    const { nullifier } = binding
    const proved = encodeProofForSomebody({ statement, audience, expiresAt, today, nullifier, proof })
    return { shareId: share.id, url: attachProved(share.url, proved), expiresAt }
  } catch (error) {
    await withdrawProofLink(share.id)
    throw error
  }
}

/** It shows no more than the claim's basics, so nothing hangs on it. */
export async function withdrawProofLink(shareId: ShareId): Promise<void> {
  await api(shareRoutes.withdrawShare, { params: { id: shareId } }).catch(() => {})
}

function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}
