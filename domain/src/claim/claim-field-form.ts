import * as z from 'zod/mini'
import { countryCodes } from '../protocol/country-codes.ts'
import { labelSchema, textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { descriptionField, type FieldKind, fieldKinds, holderNameField } from './claim-field.ts'
import { derivedFields } from './derived-fact.ts'
import { areDistinctLabels, isTakenLabel } from './field-label.ts'
import { maximumClaimLength, maximumFields } from './limits.ts'
import { findCrossedEnd } from './period.ts'

const reserved: ReadonlySet<string> = new Set([holderNameField.field, descriptionField, ...derivedFields])

/** A field's machine-readable name, which other formats use as the name of a member. */
export const fieldNameSchema = z.string().check(
  z.regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, complaints.invalid),
  z.maxLength(maximumClaimLength.fieldName, complaints.invalid),
  z.refine((name) => !reserved.has(name), complaints.invalid),
)

export const fieldLabelSchema = labelSchema(fieldNames.fieldName, maximumClaimLength.fieldName).check(
  z.minLength(1, complaints.required),
  z.refine((label) => !isTakenLabel(label), complaints.fieldTaken),
)

/**
 * A field of a claim, as a form sends it. An optional field that the owner left empty is absent.
 */
export const claimFieldFormSchema = z
  .object({
    field: fieldNameSchema,
    label: fieldLabelSchema,
    kind: z.enum(fieldKinds),
    value: textSchema(fieldNames.fieldValue, maximumClaimLength.fieldValue).check(z.minLength(1, complaints.required)),
    isOpenByDefault: z._default(z.boolean(), false),
  })
  .check(
    z.check<{ kind: FieldKind; value: string }>(({ value: { kind, value }, issues }) => {
      const message = complainOfValue(kind, value)
      if (message !== null) issues.push({ code: 'custom', input: value, path: ['value'], message })
    }),
  )

export const claimFieldsFormSchema = z.array(claimFieldFormSchema).check(
  z.maxLength(maximumFields, complaints.fieldsTooMany),
  z.refine(areDistinct, complaints.fieldsAlike),
  z.check<z.infer<typeof claimFieldFormSchema>[]>(({ value, issues }) => {
    const place = findCrossedEnd(value)
    if (place !== null)
      issues.push({ code: 'custom', input: value, path: [place, 'value'], message: complaints.fieldPeriod })
  }),
)

/** Returns the complaint about a value that the field's kind does not allow, or null. */
export function complainOfValue(kind: FieldKind, value: string): string | null {
  switch (kind) {
    case 'date':
      return isDay(value) ? null : complaints.fieldDate
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value) ? null : complaints.fieldNumber
    case 'country':
      return countryCodes.includes(value) ? null : complaints.fieldCountry
    case 'text':
    case 'choice':
      return null
  }
}

/** Accepts a calendar day of the years 1000 to 9999 as `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && z.iso.date().safeParse(text).success
}

function areDistinct(fields: readonly { field: string; label: string }[]): boolean {
  const isNamedOnce = new Set(fields.map(({ field }) => field)).size === fields.length
  return isNamedOnce && areDistinctLabels(fields.map(({ label }) => label))
}
