import type { GuardianList, GuardianNames } from '@did/domain/account/recovery'
import { useState } from 'react'
import { dayLimits, majorityOf } from './guardian-list.ts'

export type Present = { list: GuardianList; names: GuardianNames }

/**
 * The form begins with the present list. Without it, the threshold is the majority of the filled
 * rows until the person chooses another threshold.
 */
export function useList(present: Present | null) {
  const before = present?.list
  const [rows, setRows] = useState<readonly string[]>(before?.who ?? ['', '', ''])
  const [chosen, setThreshold] = useState<number | null>(before?.threshold ?? null)
  const [days, setDays] = useState(String(before ? before.delay / (24 * 3600) : dayLimits.usual))
  const filled = rows.map((row) => row.trim()).filter((row) => row !== '')
  const count = Math.max(filled.length, 1)
  return {
    rows,
    filled,
    days,
    threshold: Math.min(chosen ?? majorityOf(count), count),
    setThreshold,
    setDays,
    setRow: (index: number, text: string) => setRows(rows.with(index, text)),
    addRow: () => setRows([...rows, '']),
    removeRow: (index: number) => setRows(rows.toSpliced(index, 1)),
  }
}

export function readDays(text: string): number | null {
  const days = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0
  return days >= dayLimits.least && days <= dayLimits.most ? days : null
}
