import type { Did } from '@did/domain/did'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { didsTexts } from '../../texts/dids.ts'

/** Mints a DID; what that takes is loaded with the first press. `chosen` is the off-chain DID that the token is for, where there are several. */
export function useMintDid(chosen: Did | null) {
  const account = useAccount()
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (): Promise<void> => {
    if (!isSignedIn(account)) return toast({ variant: 'destructive', ...didsTexts.toasts.notConnected })
    try {
      const { mintDid } = await import('./mint-did.ts')
      await mintDid({ owner: account.address, chosen, dialog, client })
    } catch (error) {
      toastFailure(error)
    }
  }
}
