import { complaints } from '../texts/en/complaints.ts'
import { shortDate } from '../texts/en/days.ts'
import { writeNumber } from '../texts/en/numbers.ts'
import { type FieldKind, todayLimit } from './claim-field.ts'
import { complainOfValue } from './claim-field-form.ts'

/**
 * The limits of a field's value, which a value may equal. Only numbers and dates have limits. An
 * empty text means no limit.
 */
export type FieldLimits = { kind: FieldKind; least: string; most: string }

/**
 * Returns the complaint about a value beyond its field's limits, or null. `today` is `YYYY-MM-DD`.
 */
export function complainOfLimits({ kind, least, most }: FieldLimits, value: string, today: string): string | null {
  if (kind !== 'number' && kind !== 'date') return null
  const isBelow = (one: string, other: string) => (kind === 'number' ? Number(one) < Number(other) : one < other)
  const dayOf = (limit: string) => (limit === todayLimit ? today : limit)
  const say = (limit: string) => (kind === 'number' ? writeNumber(limit) : shortDate(dayOf(limit)))
  if (least !== '' && isBelow(value, dayOf(least))) return complaints.fieldLeast[kind](say(least))
  if (most !== '' && isBelow(dayOf(most), value)) return complaints.fieldMost[kind](say(most))
  return null
}

/**
 * Returns null for limits that a value can keep. Otherwise, returns the limit that is wrong, with
 * the complaint.
 */
export function complainOfFieldLimits({ kind, least, most }: FieldLimits): [limit: 'least' | 'most', string] | null {
  if (kind !== 'number' && kind !== 'date') return null
  const isFixed = (limit: string) => limit !== '' && !(kind === 'date' && limit === todayLimit)
  for (const [name, limit] of [
    ['least', least],
    ['most', most],
  ] as const) {
    const message = isFixed(limit) ? complainOfValue(kind, limit) : null
    if (message !== null) return [name, message]
  }
  const isCrossed = isFixed(least) && isFixed(most) && complainOfLimits({ kind, least, most: '' }, most, '') !== null
  return isCrossed ? ['most', complaints.fieldLimitsCrossed] : null
}
