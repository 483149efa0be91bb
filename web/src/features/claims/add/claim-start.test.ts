import { expect, test } from 'vitest'
import { addClaimFormSchema, isMissingRequired, startingFormSchema, withoutUnfilled } from './add-claim-form.ts'
import { type ClaimStart, fillFrom } from './claim-start.ts'

const start: ClaimStart = {
  key: 'degree',
  templateTitle: 'University degree',
  templateId: null,
  fieldNames: ['Degree', 'Grade'],
  type: 'education',
  issuer: '',
}

test('a template fills in type, title and the beginning of each line', () => {
  expect(fillFrom(start)).toMatchObject({
    type: 'education',
    title: 'University degree',
    description: 'Degree: \nGrade: ',
    selfIssued: false,
    publication: 'private',
  })
})

test('unchanged lines are dropped, and everything else stays as it was written', () => {
  expect(withoutUnfilled('Degree: BSc\r\nGrade: \nWith honours:\n\nSee: ', start.fieldNames)).toBe(
    'Degree: BSc\r\nWith honours:\n\nSee:',
  )
  expect(withoutUnfilled('Free text', [])).toBe('Free text')
})

test('a template that nobody filled in counts as a missing description', () => {
  const form = fillFrom(start)
  expect(startingFormSchema(start.fieldNames).safeParse(form).error?.issues).toMatchObject([
    { path: ['description'], message: 'Required' },
  ])
  expect(isMissingRequired(form, start.fieldNames)).toBe(true)
  expect(addClaimFormSchema.safeParse({ ...form, description: 'Degree: BSc' }).success).toBe(true)
})
