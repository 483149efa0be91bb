import { freeField } from '@did/domain/claim/claim-field'
import { expect, test } from 'vitest'
import { findIssueDate } from './issue-date.ts'

const fields = [
  { ...freeField, field: 'degree', name: 'Degree' },
  { ...freeField, field: 'awarded_on', name: 'Awarded on', kind: 'date' as const },
]
const form = { issueDate: '2020-02-02', values: ['MSc', '2019-07-14'] }

test('the issue date of a claim comes from the template’s field for it, or else from the form’s own input', () => {
  expect(findIssueDate({ fields, issuedOn: 'awarded_on' }, form)).toBe('2019-07-14')
  expect(findIssueDate({ fields, issuedOn: null }, form)).toBe('2020-02-02')
  expect(findIssueDate(null, form)).toBe('2020-02-02')
  expect(findIssueDate({ fields, issuedOn: 'awarded_on' }, { ...form, values: [] })).toBe('')
})
