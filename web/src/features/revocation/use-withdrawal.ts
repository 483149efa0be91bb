import { AppError, type ErrorCode, isAppError } from '@did/domain/errors'
import type { Confirmation } from '@did/domain/revocation-record'
import { revocationRoutes } from '@did/domain/routes/revocations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { withdrawTexts as texts } from '../../texts/withdrawing.ts'
import { signRevocation } from './sign-revocation.ts'

export type Withdrawal =
  | { status: 'idle' }
  | { status: 'signing' }
  | { status: 'saving' }
  | { status: 'declined' }
  | { status: 'failed'; code: ErrorCode | null }

/** Wallet, then server. Whatever goes wrong, the confirmation stands and it can be tried again. */
export function useWithdrawal(confirmation: Confirmation, onDone: () => void) {
  const { signer } = useAccount()
  const client = useQueryClient()
  const [withdrawal, setWithdrawal] = useState<Withdrawal>({ status: 'idle' })
  const withdraw = useSingleFlight(async (reason: string) => {
    setWithdrawal({ status: 'signing' })
    try {
      if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
      const { claimId, attestation } = confirmation
      const signature = await signRevocation(confirmation, reason, signer)
      setWithdrawal({ status: 'saving' })
      await api(revocationRoutes.revokeClaim, { params: { id: claimId }, body: { reason, signature, attestation } })
      toast(texts.done)
      onDone()
    } catch (error) {
      const code = isAppError(error) ? error.code : null
      setWithdrawal(code === 'wallet-rejected' ? { status: 'declined' } : { status: 'failed', code })
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.confirmations })
      void client.invalidateQueries({ queryKey: queryKeys.requests })
    }
  })
  return { withdrawal, withdraw }
}
