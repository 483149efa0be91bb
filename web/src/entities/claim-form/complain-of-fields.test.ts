import { nameField } from '@did/domain/claim/claim-fields'
import { expect, test } from 'vitest'
import { builtInTemplates } from '../../texts/en/template/built-in-templates.ts'
import { complainOfFields } from './complain-of-fields.ts'

test('the form of a certification complains about an end date that lies before the certification’s first day or before the issue date', () => {
  const template = builtInTemplates.find(({ ref }) => ref === 'professional-certification')
  const asked = (template?.fields ?? []).map((each) => ({ ...each, field: nameField(each.name, new Set()) }))
  const complaint = { path: ['values', 3], message: 'Choose a day that is not before the beginning' }
  const judge = (issuedOn: string | null, issueDate: string, ...dates: string[]) =>
    complainOfFields({ fields: asked, issuedOn }, { issueDate, values: ['Network engineer', '', ...dates] })
  expect(judge(null, '', '2026-02-03', '2020-02-03')).toEqual([complaint])
  const beforeIssue = { ...complaint, message: 'Choose a day that is not before the date on the document' }
  expect(judge(null, '2026-02-03', '', '2020-02-03')).toEqual([beforeIssue])
  expect(judge(null, '', '2026-02-03', '2029-02-03')).toEqual([])
  // The complaint follows the template's own field for the issue date. The form's other input for
  // the issue date may still contain a day that the owner entered before.
  expect(judge('certified_on', '2026-02-03', '2015-02-03', '2020-02-03')).toEqual([])
})
