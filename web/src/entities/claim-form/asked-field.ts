import type { ClaimField } from '@did/domain/claim/claim'
import { complainOfValue } from '@did/domain/claim/claim-field-form'
import { complainOfLimits } from '@did/domain/claim/field-limits'
import { readTyped } from '@did/domain/page/read-typed'
import type { TemplateField } from '@did/domain/template/template-form'
import { complaints } from '@did/domain/texts/en/complaints'
import { localToday } from '../../lib/page/device-clock.ts'

/** `field` is the field's machine-readable name. */
export type AskedField = TemplateField & { field: string }

/** `values` are in the order of the form's fields. `opened` names the fields that a share opens. */
export type FieldEntries = { values: readonly string[]; opened: readonly string[] }

/** Leaves out a field without a value, because such a field is no part of the claim. */
export function listFilled(fields: readonly AskedField[], { values, opened }: FieldEntries): ClaimField[] {
  return fields.flatMap(({ field, name: label, kind }, index) => {
    const value = readTyped(kind, values[index] ?? '')
    return value === '' ? [] : [{ field, label, kind, value, isOpenByDefault: opened.includes(field) }]
  })
}

/** Lists the fields that a share opens until the owner decides otherwise. */
export function listOpened(fields: readonly AskedField[]): string[] {
  return fields.filter(({ isOpenByDefault }) => isOpenByDefault).map(({ field }) => field)
}

/** Returns null if the value is right. */
export function complainOfField(asked: AskedField, value: string): string | null {
  const { kind, isRequired, choices } = asked
  if (value === '') return isRequired ? complaints.required : null
  if (kind === 'choice' && choices.length > 0 && !choices.includes(value)) return complaints.invalid
  return complainOfValue(kind, value) ?? complainOfLimits(asked, value, localToday())
}
