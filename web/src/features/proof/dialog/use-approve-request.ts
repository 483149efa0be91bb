import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import type { Proof } from '@did/domain/proof/proof'
import { quoteWords } from '@did/domain/proof/quote-words'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccount } from '../../../entities/account/account.ts'
import { dropDecided } from '../../../entities/verification/drop-decided.ts'
import { nameRequester } from '../../../entities/verification/name-requester.ts'
import { isDeclined } from '../../../lib/is-declined.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { toast, toastFormFault } from '../../../ui/toast/toast.ts'
import { isRefused, type KeptSignature, nameSigned } from './kept-signature.ts'
import { type Approval, approveRequest, signAttestation } from './sign-approval.ts'
import { isDayOver } from './validity.ts'

export type ApproveProgress =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'signing' }
  | { status: 'saving' }
  | { status: 'declined' }
  | { status: 'failed'; code: ErrorCode | null }

type Terms = Pick<Approval, 'validUntil' | 'opened' | 'dateOfBirth'>

/**
 * After a failed approval the verifier can try again, because the server decides a request only
 * once.
 */
export function useApproveRequest(request: PendingAsked | null, onApproved: () => void) {
  const { signer } = useAccount()
  const client = useQueryClient()
  const [progress, setProgress] = useState<ApproveProgress>({ status: 'idle' })
  // The signature stays until the server has accepted or refused it, so that another attempt needs
  // no new one.
  const signed = useRef<KeptSignature | null>(null)

  const approve = useSingleFlight(async (proof: Proof | null, terms: Terms) => {
    if (!request || !proof) {
      toast({ variant: 'destructive', ...texts.missingData })
      return
    }
    if (isDayOver(terms.validUntil, dateNow())) return toastFormFault(texts.endOver)
    setProgress({ status: 'preparing' })
    try {
      if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
      const onSigning = () => setProgress({ status: 'signing' })
      const what = nameSigned(proof, terms)
      const attestation =
        signed.current?.what === what
          ? signed.current.attestation
          : await signAttestation({ request, proof, ...terms, signer, onSigning })
      signed.current = { what, attestation }
      setProgress({ status: 'saving' })
      await approveRequest(request, proof, attestation)
      toast({ ...texts.completed, about: quoteWords(`${nameRequester(request)}, ${request.claimTitle}`) })
      onApproved()
      dropDecided(client, request)
    } catch (error) {
      if (isRefused(error)) signed.current = null
      handleFailure(error)
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.requests })
      void client.invalidateQueries({ queryKey: queryKeys.claims })
      void client.invalidateQueries({ queryKey: queryKeys.confirmations })
    }
  })

  const handleFailure = (error: unknown) => {
    if (isDeclined(error)) return setProgress({ status: 'declined' })
    setProgress({ status: 'failed', code: isAppError(error) ? error.code : null })
    // Somebody decided the request elsewhere, for instance in another tab, so nothing is left to
    // sign.
    toast({
      variant: 'destructive',
      ...(isAppError(error, 'request-decided') ? texts.missingData : texts.completeFailed),
    })
  }
  return { progress, approve }
}

export function isApproving({ status }: ApproveProgress): boolean {
  return status === 'preparing' || status === 'signing' || status === 'saving'
}
