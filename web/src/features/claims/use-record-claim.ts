import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { useQueryClient } from '@tanstack/react-query'
import { getAppConfig } from '../../lib/app-config.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { claimsTexts } from '../../texts/claims.ts'
import type { Publication } from './add-claim-form.ts'

const texts = claimsTexts.transaction

/** Whether the claim was just made, or had been saved before and is only recorded now. */
export type RecordOccasion = 'added' | 'later'

/**
 * Runs the transaction dialog that records a saved claim. A DID that is not on the chain runs it without a transaction. The
 * claim is saved already, so declining loses nothing, and the toast says so.
 */
export function useRecordClaim(did: Did, onRecorded: (claim: Claim) => void) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (claim: Claim, publication: Publication, occasion: RecordOccasion): Promise<void> => {
    const outcome = await dialog.run({
      title: occasion === 'added' ? texts.title : texts.recordTitle,
      successText: occasion === 'added' ? texts.success : texts.recordSuccess,
      savedText: texts.saved,
      prepare: async () => (did.onChain ? encodeRecord(claim, did, publication) : null),
      transaction: (call) => call,
      finish: async () => client.invalidateQueries({ queryKey: queryKeys.claims }),
    })
    if (outcome.status === 'failed') return explainFailure(outcome.error)
    if (did.onChain) onRecorded(claim)
    toast(occasion === 'added' ? claimsTexts.toasts.added : claimsTexts.toasts.recorded)
  }
}

async function encodeRecord(claim: Claim, did: Did, publication: Publication) {
  const [config, { encodeClaimRecord }] = await Promise.all([getAppConfig(), import('./claim-transaction.ts')])
  return { to: config.didRegistry, data: encodeClaimRecord(claim, BigInt(did.tokenId), publication) }
}

function explainFailure(error: unknown): void {
  const { title } = claimsTexts.toasts.failed
  toast({ variant: 'destructive', title, description: texts.savedButNotRecorded(describeError(error).message) })
}
