import { AppError } from '@did/domain/errors'

/**
 * Throws if the row has another version than the one in `If-Match`. Without `If-Match`, or with
 * `*`, every version is accepted.
 */
export function assertIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // Weak tags never match in `If-Match` (RFC 9110, 13.1.1).
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (!tags.includes(`"${version}"`))
    throw new AppError('precondition-failed', 'It was changed by somebody else in the meantime')
}
