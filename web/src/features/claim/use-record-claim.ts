import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import type { ClaimId } from '@did/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimsOfDidQuery } from '../../entities/claim/queries.ts'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Publication } from './add/add-claim-form.ts'

const texts = claimsTexts.transaction

export type RecordOccasion = 'added' | 'later'

/** If the DID is not on the chain, the dialog opens without a transaction. */
export function useRecordClaim(did: Did, onRecorded: (claim: Claim) => void) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  const running = useRef<ClaimId | null>(null)
  return async (claim: Claim, publication: Publication, occasion: RecordOccasion): Promise<void> => {
    const isPressedAgain = running.current === claim.id
    running.current ??= claim.id
    const outcome = await dialog.run({
      title: occasion === 'added' ? texts.title : texts.recordTitle,
      successText: occasion === 'added' ? texts.success : texts.recordSuccess,
      savedText: texts.saved,
      prepare: async () =>
        did.onChain ? (await import('./encode-record.ts')).encodeRecord(claim, did, publication) : null,
      transaction: (call) => call,
      finish: async () => client.invalidateQueries({ queryKey: queryKeys.claims }),
    })
    if (!isPressedAgain && running.current === claim.id) running.current = null
    if (outcome.status === 'busy') return isPressedAgain ? undefined : explainFailure(transactionTexts.busy)
    if (outcome.status === 'failed') {
      // Load the changed claim, so that the next attempt records the text that the owner then sees.
      if (isAppError(outcome.error, 'precondition-failed'))
        void client.invalidateQueries({ queryKey: queryKeys.claims })
      return explainFailure(describeError(outcome.error).message)
    }
    if (did.onChain) onRecorded(claim)
    const shown = client.getQueryData(claimsOfDidQuery(did.id).queryKey)?.find(({ id }) => id === claim.id)
    if (did.onChain && shown && shown.claimHash !== claim.claimHash)
      return toast({ variant: 'destructive', ...claimsTexts.toasts.recordedEarlier })
    toast(occasion === 'added' ? claimsTexts.toasts.added : claimsTexts.toasts.recorded)
  }
}

function explainFailure(reason: string): void {
  const { title } = claimsTexts.toasts.failed
  toast({ variant: 'destructive', title, description: texts.savedButNotRecorded(reason) })
}
