import { expect, test } from 'vitest'
import { describeContent } from './describe-share.ts'

test('a share names its fields as its claim does, and by their names where the claim has changed', () => {
  const fields = ['holder_name', 'awarded_on_2', 'field_of_study']
  const fieldLabels = ['Name', 'Awarded on (second)', null]
  expect(describeContent({ fields, fieldLabels })).toBe('Basic details and Name, Awarded on (second), Field of study')
  expect(describeContent({ fields: [], fieldLabels: [] })).toBe('Basic details')
})
