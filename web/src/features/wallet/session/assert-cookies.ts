import { AppError } from '@did/domain/errors'
import { cookiesRefusedStore } from '../wallet-store.ts'

/** Throws `cookies-refused` if the browser keeps no cookies. A banner then stays on the page. */
export function assertCookies(areKept: boolean): void {
  if (areKept) return
  cookiesRefusedStore.set(true)
  throw new AppError('cookies-refused', 'The browser keeps no cookie of the server')
}
