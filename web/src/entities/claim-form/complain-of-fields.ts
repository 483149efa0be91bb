import { findCrossedEnd } from '@did/domain/claim/period'
import { readTyped } from '@did/domain/page/read-typed'
import { complaints } from '@did/domain/texts/en/complaints'
import { complainOfField } from './asked-field.ts'
import { type Dated, type DatedFields, findIssueDate } from './issue-date.ts'

/** Returns the complaints about the values of a form, each with the place of its field. */
export function complainOfFields(start: DatedFields, form: Dated) {
  const typed = start.fields.map((asked, index) => ({
    ...asked,
    value: readTyped(asked.kind, form.values[index] ?? ''),
  }))
  const named = typed.map(({ name, ...asked }) => ({ ...asked, label: name }))
  const crossed = findCrossedEnd(named, findIssueDate(start, form))
  const complaint = findCrossedEnd(named) === null ? complaints.fieldBeforeIssue : complaints.fieldPeriod
  return typed.flatMap((asked, index) => {
    const message = complainOfField(asked, asked.value) ?? (index === crossed ? complaint : null)
    return message === null ? [] : [{ path: ['values', index], message }]
  })
}
