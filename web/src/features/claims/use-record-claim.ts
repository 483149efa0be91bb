import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { AppError, isAppError } from '@did/domain/errors'
import type { ClaimId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { transactionTexts } from '../../texts/transactions.ts'
import type { Publication } from './add-claim-form.ts'
import { claimsOfDidQuery } from './queries.ts'

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
  const running = useRef<ClaimId | null>(null)
  return async (claim: Claim, publication: Publication, occasion: RecordOccasion): Promise<void> => {
    const isPressedAgain = running.current === claim.id
    running.current ??= claim.id
    const outcome = await dialog.run({
      title: occasion === 'added' ? texts.title : texts.recordTitle,
      successText: occasion === 'added' ? texts.success : texts.recordSuccess,
      savedText: texts.saved,
      prepare: async () => (did.onChain ? encodeRecord(await readUnchanged(claim), did, publication) : null),
      transaction: (call) => call,
      finish: async () => client.invalidateQueries({ queryKey: queryKeys.claims }),
    })
    if (!isPressedAgain && running.current === claim.id) running.current = null
    if (outcome.status === 'busy') return isPressedAgain ? undefined : explainFailure(transactionTexts.busy)
    if (outcome.status === 'failed') {
      // The next attempt is about what is shown then.
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

/** The claim as it is now. Refused when it was reworded since its owner looked at it: nobody pays to record what they did not see. */
async function readUnchanged({ id, didId, claimHash }: Claim): Promise<Claim> {
  const query = { before: id + 1, limit: 1 }
  const [claim] = (await api(claimRoutes.listClaimsOfDid, { params: { didId }, query, cache: 'no-store' })) ?? []
  if (claim?.claimHash !== claimHash) throw new AppError('precondition-failed', 'The claim was reworded meanwhile')
  return claim
}

async function encodeRecord(claim: Claim, did: Did, publication: Publication) {
  const [config, { encodeClaimRecord }] = await Promise.all([getAppConfig(), import('./claim-transaction.ts')])
  return { to: config.didRegistry, data: encodeClaimRecord(claim, BigInt(did.tokenId), publication) }
}

function explainFailure(reason: string): void {
  const { title } = claimsTexts.toasts.failed
  toast({ variant: 'destructive', title, description: texts.savedButNotRecorded(reason) })
}
