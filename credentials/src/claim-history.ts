import type { Hex } from '@did/domain/hex'
import type { HistoryContent, HistoryKind } from '@did/domain/history'
import { concatHex, sha256, stringToHex } from 'viem/utils'

/** What the first entry of every history follows (32 zero bytes). */
export const historyStart: Hex = `0x${'00'.repeat(32)}`

/**
 * The one spelling of an entry's text (docs/history.md): JSON without spaces, `actor` before `detail`, the detail's members in the
 * order of their UTF-16 code units (as RFC 8785 has it). `detail` is flat: strings, integers and nulls.
 */
export function canonicalContent({ actor, detail }: HistoryContent): string {
  const members = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{"actor":${JSON.stringify(actor)},"detail":{${written.join(',')}}}`
}

/** SHA-256 over the salt's 32 bytes and then the canonical text in UTF-8. Without the salt nobody can try out texts. */
export function hashHistoryContent(salt: Hex, content: string): Hex {
  return sha256(concatHex([salt, stringToHex(content)]))
}

/** `at` in UTC with milliseconds, as `Date.toISOString` writes it; hashes as `0x` and 64 lower-case digits. */
export type HistoryLink = {
  claimId: number
  seq: number
  kind: HistoryKind
  at: string
  previousHash: Hex
  contentHash: Hex
}

/** SHA-256 over seven lines of UTF-8 text, joined by a line feed and without one at the end: docs/history.md names them. */
export function hashHistoryEntry({ claimId, seq, kind, at, previousHash, contentHash }: HistoryLink): Hex {
  const lines = ['did-claim-history-1', claimId, seq, kind, at, previousHash, contentHash]
  return sha256(stringToHex(lines.join('\n')))
}
