import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { revocationCalls } from '@did/domain/calls/revocations'
import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
 * Revokes a confirmation. After a failure, the verifier can try again, because the server revokes
 * an attestation only once.
 */
export function useRevoke(confirmation: Confirmation, onDone: () => void) {
  const { signer } = useAccount()
  const client = useQueryClient()
  const [progress, setProgress] = useState<RevokeProgress>({ status: 'idle' })
  // The server may have revoked the confirmation although it did not answer an attempt. The failure
  // of a later attempt then does not prove that the confirmation still holds.
  const isUncertain = useRef(false)
  const end = () => {
    toast(texts.done)
    onDone()
  }
  const revoke = useSingleFlight(async (reason: string) => {
    setProgress({ status: 'signing' })
    try {
      if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
      const signature = await signRevocation(confirmation, reason, signer)
      setProgress({ status: 'saving' })
      await send(confirmation, { reason, signature }).catch((error: unknown) => {
        if (!isRefusal(error)) isUncertain.current = true
        throw error
      })
      end()
    } catch (error) {
      if (!isUncertain.current) return setProgress(explainFailure(error))
      if (await isRevoked(confirmation)) return end()
      setProgress({ status: 'unknown' })
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.confirmations })
      void client.invalidateQueries({ queryKey: queryKeys.requests })
      void client.invalidateQueries({ queryKey: queryKeys.historyOfClaim(confirmation.claimId) })
    }
  })
  return { progress, revoke }
}

async function send({ claimId, attestation }: Confirmation, signed: { reason: string; signature: Hex }): Promise<void> {
  await api(revocationCalls.revokeClaim, { params: { id: claimId }, body: { ...signed, attestation } })
}

/**
 * Tells whether the server refused the revocation and so did not store it. If the server did not
 * answer or failed, it may have stored the revocation.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !isWorthRetrying(error)
}

function explainFailure(error: unknown): RevokeProgress {
  const code = isAppError(error) ? error.code : null
  return isDeclined(error) ? { status: 'declined' } : { status: 'failed', code }
}

/**
 * Asks the server whether the confirmation is revoked. Returns false if the confirmation is not
 * revoked or if the server does not answer.
 */
async function isRevoked({ claimId, attestation }: Confirmation): Promise<boolean> {
  const revocations = await api(revocationCalls.listRevocationsOfClaim, { params: { id: claimId } }).catch(() => null)
  return revocations?.some((revocation) => revocation.attestation === attestation) ?? false
}
