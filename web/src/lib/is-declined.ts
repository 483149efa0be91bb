import { isAppError } from '@did/domain/errors'

/**
 * Tells whether an error means that the person declined what a wallet or a passkey asked. The page
 * does not report such an error as a failure.
 */
export function isDeclined(error: unknown): boolean {
  return isAppError(error, 'wallet-rejected', 'passkey-declined')
}
