import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { revocationCalls } from '@did/domain/calls/revocations'
import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { api } from '../../lib/api.ts'
import { ApiError, isWorthRetrying } from '../../lib/api-error.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { revokeTexts as texts } from '../../texts/en/revocation/revoking.ts'
import { toast } from '../../ui/toast/toast.ts'
import { signRevocation } from './sign-revocation.ts'

export type RevokeProgress =
  | { status: 'idle' }
  | { status: 'signing' }
  | { status: 'saving' }
  | { status: 'declined' }
  | { status: 'failed'; code: ErrorCode | null }
  | { status: 'unknown' }

/**
 * Revokes a confirmation and those other confirmations of the same text that the verifier chose.
 * After a failed revocation the verifier can try again, because the server revokes an attestation
 * only once. `revoked` has the digests that are revoked already.
 */
export function useRevoke(confirmation: Confirmation, onDone: () => void) {
  const { signer } = useAccount()
  const client = useQueryClient()
  const [progress, setProgress] = useState<RevokeProgress>({ status: 'idle' })
  const [revoked, setRevoked] = useState<readonly Hex[]>([])
  const stillHolding = useRef<readonly Hex[]>([])
  // This is true if the server left an attempt without an answer. If a later attempt then fails,
  // the failure does not prove that the confirmation still stands.
  const isUncertain = useRef(false)
  // The digests that the page sent to the server. The server may have revoked them without an
  // answer.
  const tried = useRef<readonly Hex[]>([])
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const revokeOne = async (one: Confirmation, reason: string) => {
    setProgress({ status: 'signing' })
    try {
      if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
      const signature = await signRevocation(one, reason, signer)
      setProgress({ status: 'saving' })
      tried.current = [...tried.current, one.attestation]
      stillHolding.current = await send(one, { reason, signature }).catch((error: unknown) => {
        if (!isRefusal(error)) isUncertain.current = true
        else if (!isUncertain.current) tried.current = tried.current.filter((digest) => digest !== one.attestation)
        throw error
      })
    } catch (error) {
      if (!isUncertain.current || !(await isRevoked(one))) throw error
    }
    isUncertain.current = false
    setRevoked((before) => [...before, one.attestation])
  }
  const revoke = useSingleFlight(async (chosen: readonly Confirmation[], reason: string) => {
    try {
      let done = revoked.length
      for (const one of chosen) {
        // A verifier who has closed the dialog wants to sign nothing more.
        if (isClosed.current) break
        await revokeOne(one, reason)
        done += 1
      }
      const others = stillHolding.current.filter((digest) => !tried.current.includes(digest))
      if (done > 0) toast(describeDone(done, others.length))
      if (!isClosed.current) onDone()
    } catch (error) {
      setProgress(isUncertain.current ? { status: 'unknown' } : explainFailure(error))
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.confirmations })
      void client.invalidateQueries({ queryKey: queryKeys.requests })
      void client.invalidateQueries({ queryKey: queryKeys.historyOfClaim(confirmation.claimId) })
    }
  })
  return { progress, revoked, revoke }
}

function describeDone(count: number, stillHolding: number) {
  const more = stillHolding === 0 ? '' : ` ${texts.stillCounts(stillHolding)}`
  return { title: texts.doneTitle(count), description: `${texts.told}${more}` }
}

/** Returns the digests of the other confirmations of the same text that still count. */
async function send(
  { claimId, attestation }: Confirmation,
  signed: { reason: string; signature: Hex },
): Promise<readonly Hex[]> {
  const body = { ...signed, attestation }
  return (await api(revocationCalls.revokeClaim, { params: { id: claimId }, body })).stillHolding
}

/**
 * A refused revocation is not stored. If the server did not answer or failed, it may have stored
 * the revocation.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !isWorthRetrying(error)
}

function explainFailure(error: unknown): RevokeProgress {
  const code = isAppError(error) ? error.code : null
  return isDeclined(error) ? { status: 'declined' } : { status: 'failed', code }
}

/** Returns false if the confirmation is not revoked or if the server does not answer. */
async function isRevoked({ claimId, attestation }: Confirmation): Promise<boolean> {
  const revocations = await api(revocationCalls.listRevocationsOfClaim, { params: { id: claimId } }).catch(() => null)
  return revocations?.some((revocation) => revocation.attestation === attestation) ?? false
}
