import { isAppError } from '@did/domain/errors'
import { useState } from 'react'

/** What a form is filled in from: `text` is all of it that somebody wrote. */
type Source = { version: number; text: string }

/**
 * Which version a form replaces: what is on the server now, as long as its text is still what the form was filled in from. Else it is the
 * one that was seen, so that the server refuses: a live update brings the newest while somebody types, but not into what they typed.
 */
export function versionToReplace(seen: Source | null, now: Source): number {
  return seen && seen.text !== now.text ? seen.version : now.version
}

/** After it was refused for that once, which was said, the next attempt is about the newest. */
export function useSeenVersion(now: Source) {
  const [seen, setSeen] = useState<Source | null>(now)
  const noteRefusal = (error: unknown) => {
    if (isAppError(error, 'precondition-failed')) setSeen(null)
  }
  return [versionToReplace(seen, now), noteRefusal] as const
}
