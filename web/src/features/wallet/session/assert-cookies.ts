import { AppError } from '@did/domain/errors'

export function assertCookies(areKept: boolean): void {
  if (!areKept) throw new AppError('cookies-refused', 'The browser keeps no cookie of the server')
}
