import { isAppError } from '@did/domain/errors'

/**
 * Tells whether the person declined what a wallet or a passkey asked. The page does not report this
 * as a failure.
 */
export function isDeclined(error: unknown): boolean {
  return isAppError(error, 'wallet-rejected', 'passkey-declined')
}
