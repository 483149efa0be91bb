import { AppError } from '@did/domain/errors'

/** The header's tags, or null when the caller did not say which version it changes. */
export function assertIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // Weak tags never match here (RFC 9110, 13.1.1).
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (!tags.includes(`"${version}"`))
    throw new AppError('precondition-failed', 'It was changed by somebody else in the meantime')
}
