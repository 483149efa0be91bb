import type { Did } from '@did/domain/did'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastFailure } from '../../lib/toast/toast-failure.ts'
import { didsTexts } from '../../texts/en/did/dids.ts'

/** `chosen` is the off-chain DID that gets the token. Null leaves the choice to the server. */
export function useMintDid(chosen: Did | null) {
  const account = useAccount()
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (): Promise<void> => {
    if (!isSignedIn(account)) return toast({ variant: 'destructive', ...didsTexts.toasts.notConnected })
    try {
      const { mintDid } = await import('./mint-did.ts')
      await mintDid({ owner: account.address, wallet: account.signer.wallet, chosen, dialog, client })
    } catch (error) {
      toastFailure(error)
    }
  }
}
