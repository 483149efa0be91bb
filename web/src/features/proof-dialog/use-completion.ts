import type { SignedAttestation } from '@did/domain/attestation'
import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Proof } from '@did/domain/proof'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { proofTexts as texts } from '../../texts/proof.ts'
import { type Approval, signAttestation, submitVerification } from './complete-verification.ts'
import type { PendingAsked } from './signed-text.ts'

export type Completion =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'signing' }
  | { status: 'saving' }
  | { status: 'declined' }
  | { status: 'failed'; code: ErrorCode | null }

type Terms = Pick<Approval, 'validUntil' | 'opened' | 'dateOfBirth'>
type Signed = { proofId: string; commitment: Hex | null; attestation: SignedAttestation }

/** 'Complete Verification': attestation, wallet, server. Whatever goes wrong, the request stays pending and it can be tried again. */
export function useCompletion(request: PendingAsked | null, onCompleted: () => void) {
  const { signer } = useAccount()
  const client = useQueryClient()
  const [completion, setCompletion] = useState<Completion>({ status: 'idle' })
  // A signature that could not be delivered is kept for the next try: the wallet is not asked twice for one text.
  const signed = useRef<Signed | null>(null)

  const complete = useSingleFlight(async (proof: Proof | null, terms: Terms) => {
    if (!request || !proof) {
      toast({ variant: 'destructive', ...texts.missingData })
      return
    }
    setCompletion({ status: 'preparing' })
    try {
      if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
      const onSigning = () => setCompletion({ status: 'signing' })
      const kept = isFor(signed.current, proof, terms) ? signed.current.attestation : null
      const attestation = kept ?? (await signAttestation({ request, proof, ...terms, signer, onSigning }))
      signed.current = { proofId: proof.id, commitment: commitmentOf(terms), attestation }
      setCompletion({ status: 'saving' })
      await submitVerification(request, proof, attestation)
      toast(texts.completed)
      onCompleted()
    } catch (error) {
      if (isAppError(error)) signed.current = isKeepable(error) ? signed.current : null
      handleFailure(error)
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.requests })
      void client.invalidateQueries({ queryKey: queryKeys.claims })
      void client.invalidateQueries({ queryKey: queryKeys.confirmations })
    }
  })

  const handleFailure = (error: unknown) => {
    if (isAppError(error, 'wallet-rejected')) return setCompletion({ status: 'declined' })
    setCompletion({ status: 'failed', code: isAppError(error) ? error.code : null })
    // Decided elsewhere: the server has nothing to sign for this request any more.
    toast({
      variant: 'destructive',
      ...(isAppError(error, 'request-decided') ? texts.missingData : texts.completeFailed),
    })
  }
  return { completion, complete }
}

function isFor(signed: Signed | null, { id }: Proof, terms: Terms): signed is Signed {
  return signed?.proofId === id && signed.commitment === commitmentOf(terms)
}

function commitmentOf({ opened }: Terms): Hex | null {
  return opened?.commitment ?? null
}

/** A refused signature is worth nothing; one that met a busy or signed-out server still is. */
function isKeepable({ code }: AppError): boolean {
  return (
    code === 'database-unreachable' ||
    code === 'chain-unreachable' ||
    code === 'not-signed-in' ||
    code === 'too-many-requests'
  )
}

export function isCompleting({ status }: Completion): boolean {
  return status === 'preparing' || status === 'signing' || status === 'saving'
}
