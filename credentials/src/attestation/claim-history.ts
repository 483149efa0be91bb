import type { HistoryContent, HistoryKind } from '@did/domain/claim/history'
import type { Hex } from '@did/domain/hex'
import { concatBytes, hexToBytes, sha256, stringToBytes } from 'viem/utils'

/** The first entry of a history has this value in place of the hash of a previous entry. */
export const historyStart: Hex = `0x${'00'.repeat(32)}`

/**
 * Writes the content of a history's entry in its only spelling (docs/history.md): JSON without
 * spaces, and the members of the flat `detail` sorted by UTF-16 code units (RFC 8785).
 */
export function canonicalContent({ actor, detail }: HistoryContent): string {
  const members = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{"actor":${JSON.stringify(actor)},"detail":{${written.join(',')}}}`
}

/**
 * Returns SHA-256 of a 32-byte salt and the content of a history's entry in UTF-8. Because of the
 * salt, nobody can guess the content from the hash.
 */
export function hashHistoryContent(salt: Hex, content: string): Hex {
  return sha256(concatBytes([hexToBytes(salt), stringToBytes(content)]))
}

/**
 * An entry of a claim's history. `at` is UTC with milliseconds, as `Date.toISOString` writes it.
 * Hashes are in lower case.
 */
export type HistoryLink = {
  claimId: number
  seq: number
  kind: HistoryKind
  at: string
  previousHash: Hex
  contentHash: Hex
}

/**
 * Returns the hash of a history's entry: SHA-256 over seven lines (docs/history.md) in UTF-8,
 * without a line feed at the end.
 */
export function hashHistoryEntry({ claimId, seq, kind, at, previousHash, contentHash }: HistoryLink): Hex {
  const lines = ['did-claim-history-1', claimId, seq, kind, at, previousHash, contentHash]
  return sha256(stringToBytes(lines.join('\n')))
}
