import { writeCsv } from '../../../lib/csv/write-csv.ts'
import { localToday } from '../../../lib/page/device-clock.ts'
import { saveText } from '../../../lib/save-json.ts'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import type { CheckRecord } from './check-record.ts'
import { toCells } from './export-rows.ts'

export function saveCsv(rows: readonly MarkedRow[], all: number, record: CheckRecord): void {
  const day = localToday()
  saveText(writeCsv(toCells(rows, record)), checkManyTexts.csv.fileName(day, rows.length, all), 'text/csv')
}
