import { AppError } from '@did/domain/errors'
import { cookiesRefusedStore } from '../wallet-store.ts'

/** A refusal stays on the page as a banner. */
export function assertCookies(areKept: boolean): void {
  if (areKept) return
  cookiesRefusedStore.set(true)
  throw new AppError('cookies-refused', 'The browser keeps no cookie of the server')
}
