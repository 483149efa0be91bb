import type { FieldKind } from '../claim/claim-field.ts'
import { countryName } from './en/country-names.ts'
import { shortDate } from './en/days.ts'
import { writeNumber } from './en/numbers.ts'
import { describeFact, nameFact } from './en/proof/derived-facts.ts'
import { fieldLabels } from './en/verdict/labels.ts'
import { isDay } from './is-day.ts'

/** A field as its claim or a link contains it. A field of an older claim has no label. */
export type ShownLeaf = { field: string; value: string; label?: string; kind?: FieldKind }

/**
 * Returns a field's name for people. A link's author chose the field names, which may equal names
 * that every object has.
 */
export function nameLeaf({ field, label }: ShownLeaf): string {
  const labels: Readonly<Record<string, string>> = fieldLabels
  return nameFact(field) ?? (label || (Object.hasOwn(labels, field) && labels[field]) || field)
}

/**
 * Returns a field's value for people. `day` is the issue date, as of which a derived fact is true.
 */
export function describeLeaf({ field, value, kind }: ShownLeaf, day: string): string {
  switch (kind ?? 'text') {
    case 'date':
      return isDay(value) ? shortDate(value) : value
    case 'number':
      return writeNumber(value)
    case 'country':
      return countryName(value)
    case 'text':
    case 'choice':
      return describeFact({ field, value }, day)
  }
}
