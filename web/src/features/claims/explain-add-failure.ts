import { describeError } from '../../lib/describe-error.ts'
import { claimsTexts } from '../../texts/claims.ts'

/** 'Error Adding Claim' with the reason, or with the spec's own sentence where there is none (SPEC.md 8). */
export function explainAddFailure(error: unknown): { title: string; description: string } {
  const { type, message } = describeError(error)
  const { title, description } = claimsTexts.toasts.failed
  return { title, description: type === 'unknown' ? description : message }
}
