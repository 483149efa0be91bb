import { isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { walletTexts } from '../../texts/wallet.ts'

type Words = { title: string; description: string }

export function describeConnectFailure(error: unknown): Words {
  const { title, message } = describeError(error)
  return { title, description: isAppError(error, 'wallet-rejected') ? walletTexts.connectDeclined : message }
}

export function describeSignInFailure(error: unknown): Words {
  const { title, message } = describeError(error)
  return { title, description: isAppError(error, 'wallet-failed') ? walletTexts.signInFailed : message }
}
