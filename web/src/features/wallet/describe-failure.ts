import { isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { connectFailureTexts } from '../../texts/en/wallet/connect-failures.ts'
import { networkTexts } from '../../texts/en/wallet/networks.ts'

type Words = { title: string; description: string }

export function describeConnectFailure(error: unknown): Words {
  const { title, message } = describeError(error)
  return { title, description: isDeclined(error) ? connectFailureTexts.declined : message }
}

export function describeSignInFailure(error: unknown): Words {
  const { title, message } = describeError(error)
  return { title, description: isAppError(error, 'wallet-failed') ? connectFailureTexts.signInFailed : message }
}

/** The words about a failed switch of networks are those of docs/spec/8-errors.md. */
export function describeSwitchFailure(error: unknown): Words {
  const { title, rejected, pending, otherwise } = networkTexts.failed
  if (isAppError(error, 'wallet-rejected')) return { title, description: rejected }
  return { title, description: isAppError(error, 'wallet-request-pending') ? pending : otherwise }
}
