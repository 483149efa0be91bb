import { isAppError } from '@did/domain/errors'

/**
 * The page does not report it as a failure when the person declined what a wallet or a passkey
 * asked.
 */
export function isDeclined(error: unknown): boolean {
  return isAppError(error, 'wallet-rejected', 'passkey-declined')
}
