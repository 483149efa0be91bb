import { isAppError } from '@did/domain/errors'
import { reasonOr } from '../../../lib/describe-error.ts'
import { claimsTexts } from '../../../texts/en/claim/claims.ts'
import { didsTexts } from '../../../texts/en/did/dids.ts'

const { failed } = claimsTexts.toasts

/** Uses the sentence of docs/spec/8-errors.md when the error itself gives no reason. */
export function explainAddFailure(error: unknown): { title: string; description: string } {
  // The DID is gone, for instance because the owner deleted the account in another tab.
  if (isAppError(error, 'not-allowed')) return { ...failed, description: didsTexts.notSelected }
  return { ...failed, description: reasonOr(failed.description, error) }
}
