import { findCrossedEnd } from '@did/domain/claim/period'
import { readTyped } from '@did/domain/page/read-typed'
import { complaints } from '@did/domain/texts/en/complaints'
import { complainOfField } from './asked-field.ts'
import { type Dated, type DatedFields, findIssueDate } from './issue-date.ts'

/** Returns the complaints about the values of a form, each at the place of its field. */
export function complainOfFields(start: DatedFields, form: Dated) {
  const typed = start.fields.map((asked, index) => ({
    ...asked,
    value: readTyped(asked.kind, form.values[index] ?? ''),
  }))
  const crossed = findCrossedEnd(
    typed.map(({ name, ...asked }) => ({ ...asked, label: name })),
    findIssueDate(start, form),
  )
  return typed.flatMap((asked, index) => {
    const isCrossed = index === crossed
    const message = complainOfField(asked, asked.value) ?? (isCrossed ? complaints.fieldPeriod : null)
    return message === null ? [] : [{ path: ['values', index], message }]
  })
}
