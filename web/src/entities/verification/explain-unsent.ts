import { isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { AttributesWithheld } from './mutations.ts'

/** Returns null if no sentence explains this error. */
export function explainUnsent(error: unknown): { title: string; description: string } | null {
  if (isAppError(error, 'request-pending')) return texts.alreadyAsked
  if (isAppError(error, 'verifier-unavailable')) return texts.verifierGone
  if (isAppError(error, 'attributes-unconfirmed')) return texts.unconfirmed
  if (isAppError(error, 'identity-frozen') || isAppError(error, 'precondition-failed'))
    return { ...texts.failed.first, description: describeError(error).message }
  if (error instanceof AttributesWithheld) return { ...texts.notSent, description: texts.withheld[error.why] }
  if (isAppError(error, 'passkey-declined')) return { ...texts.notSigned, description: texts.notSignedByPasskey }
  if (isDeclined(error)) return texts.notSigned
  return null
}
