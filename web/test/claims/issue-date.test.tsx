import { expect, it } from 'vitest'
import { IssueDateField } from '../../src/entities/claim-form/issue-date-field.tsx'
import { field, show } from '../rig/screen.tsx'

it('whoever leaves the date of a claim empty reads beside it which day the claim then has', async () => {
  const registered = { name: 'issueDate', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }
  await show(<IssueDateField registered={registered} error={undefined} />)
  const described = field('Issue date (optional)').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(
    'The date on your document. Without a date, the claim is dated to the day on which you add it.',
  )
})
