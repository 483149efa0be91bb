import { isAppError } from '@did/domain/errors'
import { reasonOr } from '../../lib/describe-error.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { didsTexts } from '../../texts/dids.ts'

const { failed } = claimsTexts.toasts

/** 'Error Adding Claim' with the reason, or with the spec's own sentence where there is none (SPEC.md 8). */
export function explainAddFailure(error: unknown): { title: string; description: string } {
  // The DID that this page shows was deleted elsewhere, with its owner's account.
  if (isAppError(error, 'not-allowed')) return { ...failed, description: didsTexts.notSelected }
  return { ...failed, description: reasonOr(failed.description, error) }
}
