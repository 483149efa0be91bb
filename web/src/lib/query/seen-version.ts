import { isAppError } from '@did/domain/errors'
import { useState } from 'react'

/** The content that a form edits. `text` differs if anything that a person wrote differs. */
type Source = { version: number; text: string }

/**
 * Returns the server's version when its text equals the text that filled the form. Otherwise
 * returns the version that filled the form, so that the server refuses the form: a live update
 * changes the version under a person who is typing, but not what the person types.
 */
export function versionToReplace(seen: Source | null, now: Source): number {
  return seen && seen.text !== now.text ? seen.version : now.version
}

/** After a refusal that the page has shown, the next attempt replaces the newest version. */
export function useSeenVersion(now: Source) {
  const [seen, setSeen] = useState<Source | null>(now)
  const noteRefusal = (error: unknown) => {
    if (isAppError(error, 'precondition-failed')) setSeen(null)
  }
  return [versionToReplace(seen, now), noteRefusal] as const
}
