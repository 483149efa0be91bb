import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedIn, useAccount } from '../../../entities/account/account.ts'
import { didsOfOwnerQuery } from '../../../entities/did/queries.ts'
import type { TransactionDialog } from '../../../entities/transaction/transactions.ts'
import type { OnChain } from '../../../features/onboarding/onboarding-wizard.tsx'
import { describeError } from '../../../lib/describe-error.ts'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { claimsTexts } from '../../../texts/en/claim/claims.ts'
import { toast } from '../../../ui/toast/toast.ts'

/**
 * The wizard can put the DID and the claim on the chain at the service's cost, without asking the
 * person. The service pays only for a person who signed in with a passkey, because the person
 * agreed to it at the sign-in. Returns null for a person with a wallet, because a wallet asks the
 * person each time and the person pays.
 */
export function useSponsoredWizard(): OnChain | null {
  const account = useAccount()
  const client = useQueryClient()
  if (!account.byPasskey || !isSignedIn(account)) return null
  const { address: owner, signer } = account
  const dialog: TransactionDialog = {
    run: async (plan) => {
      try {
        const { runQuietly } = await import('../../../features/transaction/run-quietly.ts')
        return { status: 'success', result: await runQuietly(signer, plan) }
      } catch (error) {
        console.warn('The transaction failed', error)
        return { status: 'failed', error }
      }
    },
  }
  return {
    mint: async (did: Did) => {
      const { mintDid } = await import('../../../features/did/mint-did.ts')
      await mintDid({ owner, wallet: signer.wallet, chosen: did, dialog, client })
      const dids = client.getQueryData(didsOfOwnerQuery(owner).queryKey)
      return dids?.find(({ id }) => id === did.id) ?? did
    },
    record: async (claim: Claim, did: Did) => {
      if (!did.onChain) return
      const outcome = await dialog.run({
        title: '',
        successText: '',
        prepare: async () => {
          const { encodeRecord } = await import('../../../features/claim/encode-record.ts')
          return encodeRecord(claim, did, 'private')
        },
        transaction: (call) => call,
        finish: () => client.invalidateQueries({ queryKey: queryKeys.claims }),
      })
      if (outcome.status === 'failed') tellNotRecorded(outcome.error)
    },
  }
}

/**
 * The wizard has no transaction dialog that could say why the claim was not recorded on the chain,
 * so a toast says it.
 */
function tellNotRecorded(error: unknown): void {
  const { title, message } = describeError(error)
  toast({ variant: 'destructive', title, description: claimsTexts.transaction.savedButNotRecorded(message) })
}
