import { maximumFaults } from '@did/domain/call-limits'
import type { FieldError } from '@did/domain/errors'

type Issue = { path: readonly PropertyKey[]; message: string }

/**
 * The client chooses how many faults its input has and how long the names in it are, so the list
 * has a bound for both.
 */
export function listFaults(issues: readonly Issue[]): FieldError[] {
  return issues
    .slice(0, maximumFaults.listed)
    .map(({ path, message }) => ({ path: joinNames(path), message: shorten(message) }))
}

/**
 * Only the first names of a path are joined, because each name adds at least a dot, and the result
 * is cut at a limit of characters.
 */
function joinNames(path: readonly PropertyKey[]): string {
  const names = path.slice(0, maximumFaults.characters + 2)
  return shorten(names.map((name) => shorten(String(name))).join('.'))
}

function shorten(text: string): string {
  return text.length > maximumFaults.characters ? `${text.slice(0, maximumFaults.characters)}…` : text
}
