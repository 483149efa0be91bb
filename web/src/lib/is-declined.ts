import { isAppError } from '@did/domain/errors'

/** Tells whether the person declined what a wallet or a passkey asked, which is no failure. */
export function isDeclined(error: unknown): boolean {
  return isAppError(error, 'wallet-rejected', 'passkey-declined')
}
