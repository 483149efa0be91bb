import { isAppError } from '@did/domain/errors'
import { useState } from 'react'

/** `text` differs if anything that a person wrote differs. */
type Source = { version: number; text: string }

/**
 * Returns the version that a form asks the server to replace. If the server still has the text that
 * filled the form, this is the newest version. If somebody else has changed the text, this is the
 * version that filled the form, and the server then refuses the update.
 */
export function versionToReplace(seen: Source | null, now: Source): number {
  return seen && seen.text !== now.text ? seen.version : now.version
}

/**
 * After a refusal, the next attempt replaces the newest version, because the person has seen that
 * the text changed.
 */
export function useSeenVersion(now: Source) {
  const [seen, setSeen] = useState<Source | null>(now)
  const noteRefusal = (error: unknown) => {
    if (isAppError(error, 'precondition-failed')) setSeen(null)
  }
  return [versionToReplace(seen, now), noteRefusal] as const
}
