import { attachProved } from '@did/credentials/share/share-link'
import { shareCalls } from '@did/domain/calls/shares'
import { holderNameField } from '@did/domain/claim/claim-field'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof/proof'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { answerContext, encodeProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { proveInWorker } from '@did/proofs/prove-in-worker'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { localToday, secondsNow } from '../../lib/page/device-clock.ts'
import type { Holding } from './held-attributes.ts'

/**
 * If `isNamed` is true, the link shows the holder's name, so that a checker can compare the name
 * with an identity document.
 */
export type ProofWish = { statement: ProofStatement; audience: string; lifetimeSeconds: number; isNamed: boolean }
export type MadeProofLink = { shareId: ShareId; url: string; expiresAt: number }

type Making = { claimId: ClaimId; holding: Holding; signal: AbortSignal }
/** The terms of a proof: what it shows, to whom and until when. `expiresAt` is in Unix seconds. */
type Terms = { statement: ProofStatement; audience: string; expiresAt: number; isNamed: boolean }

/** Makes a share whose link carries a proof that counts for this share alone. */
export async function makeProofLink({ wish, ...making }: Making & { wish: ProofWish }): Promise<MadeProofLink> {
  const { statement, audience, lifetimeSeconds, isNamed } = wish
  const { chainId, didRegistry } = await getAppConfig()
  const terms = { statement, audience, expiresAt: secondsNow() + lifetimeSeconds }
  const contextFor = (shareId: ShareId) => shareContext({ chainId, didRegistry, shareId, ...terms })
  return proveForShare(making, { ...terms, isNamed }, contextFor)
}

/** Makes a link whose proof counts for one request for proof and for nothing else. */
export function makeAnswerLink(
  making: Making,
  terms: Omit<Terms, 'isNamed'> & { requestHash: Hex },
): Promise<MadeProofLink> {
  return proveForShare(making, { ...terms, isNamed: false }, () => answerContext(terms.requestHash))
}

/** The server learns when the proof ends, but neither what the proof shows nor for whom it is. */
async function proveForShare(
  { claimId, holding, signal }: Making,
  { statement, audience, expiresAt, isNamed }: Terms,
  contextFor: (shareId: ShareId) => Hex,
): Promise<MadeProofLink> {
  const share = await api(shareCalls.createShare, {
    params: { id: claimId },
    body: {
      kind: 'proof',
      fields: isNamed ? [holderNameField.field] : [],
      expiresAt: new Date(expiresAt * 1000).toISOString(),
    },
    signal,
  })
  if (!share) throw new AppError('not-found', 'The claim is gone')
  try {
    const today = dayNumber(localToday())
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

/**
 * Withdraws the share of a proof link. If the server does not withdraw the share, the link stays
 * valid and nothing is thrown. Without the proof, which only the link contains, the share shows
 * only the claim's basic details and perhaps the holder's name.
 */
export async function withdrawProofLink(shareId: ShareId): Promise<void> {
  await api(shareCalls.withdrawShare, { params: { id: shareId } }).catch(() => {})
}
