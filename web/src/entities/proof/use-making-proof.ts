import type { Claim } from '@did/domain/claim/claim'
import { isAppError } from '@did/domain/errors'
import { useEffect, useState } from 'react'
import { provingTexts as texts } from '../../texts/en/proof/proving.ts'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import type { Holding } from './held-attributes.ts'
import { keepProof } from './keep-proof.ts'
import type { MadeProofLink, ProofWish } from './make-proof-link.ts'
import './proof-errors.ts'

/**
 * Loads the prover while the owner fills the form in, because the proving keys exceed a megabyte.
 */
export function usePreparedProver(): void {
  useEffect(() => {
    void import('@did/proofs/prove-in-worker').then(({ prepareProver }) => prepareProver('one-clause'))
  }, [])
}

/** `made` is the link of the last proof. */
export function useMakingProof(claim: Claim, holding: Holding) {
  const [made, setMade] = useState<MadeProofLink | null>(null)
  const [asking, setAsking] = useState<AbortController | null>(null)
  const make = async (wish: ProofWish) => {
    const controller = new AbortController()
    setAsking(controller)
    try {
      const { makeProofLink } = await import('./make-proof-link.ts')
      const link = await makeProofLink({ claimId: claim.id, holding, wish, signal: controller.signal })
      setMade(link)
      await keepProof(claim, { ...link, wish }).catch(() => toast(texts.notKept))
    } catch (error) {
      if (isAppError(error, 'proof-invalid')) toast({ variant: 'destructive', ...texts.notSo })
      else if (!controller.signal.aborted) toastFailure(error)
    } finally {
      setAsking(null)
    }
  }
  return { made, making: asking !== null, make, cancel: () => asking?.abort(), forget: () => setMade(null) }
}
