import { type HistoryEntry, historyContentSchema } from '@did/domain/claim/history'
import type { HistoryRow } from '../../db/schema/claims.ts'

export function presentEntry({ content, salt, ...row }: HistoryRow): HistoryEntry {
  const { seq, kind, at, contentHash, previousHash, hash } = row
  const isErased = content === null || salt === null
  const opened = isErased ? null : { ...historyContentSchema.parse(JSON.parse(content)), salt }
  return { seq, kind, at: at.toISOString(), opened, contentHash, previousHash, hash }
}

/** A reader who may not read an entry gets only its hashes. */
export function closeEntry(row: HistoryRow): HistoryRow {
  return { ...row, content: null, salt: null }
}
