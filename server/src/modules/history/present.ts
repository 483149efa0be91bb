import { type HistoryEntry, historyContentSchema } from '@did/domain/claim/history'
import type { HistoryRow } from '../../db/schema/claims.ts'
import type { Noted } from './policy.ts'

export function readContent(row: HistoryRow): Noted {
  return { row, content: row.content === null ? null : historyContentSchema.parse(JSON.parse(row.content)) }
}

export function presentEntry({ row, content }: Noted): HistoryEntry {
  const { seq, kind, at, salt, contentHash, previousHash, hash } = row
  const opened = content && salt !== null ? { ...content, salt } : null
  return { seq, kind, at: at.toISOString(), opened, contentHash, previousHash, hash }
}
