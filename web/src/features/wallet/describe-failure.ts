import { isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { networkTexts } from '../../texts/networks.ts'
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

/** SPEC.md 8: refused (4001), already asked (-32002), anything else. */
export function describeSwitchFailure(error: unknown): Words {
  const { title, rejected, pending, otherwise } = networkTexts.failed
  if (isAppError(error, 'wallet-rejected')) return { title, description: rejected }
  return { title, description: isAppError(error, 'wallet-request-pending') ? pending : otherwise }
}
