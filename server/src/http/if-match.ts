import { AppError } from '@did/domain/errors'

/** Without `If-Match`, or with `*`, every version of the row is accepted. */
export function assertIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // Weak tags never match in `If-Match` (RFC 9110, 13.1.1).
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (!tags.includes(`"${version}"`))
    throw new AppError('precondition-failed', 'It was changed by somebody else in the meantime')
}
