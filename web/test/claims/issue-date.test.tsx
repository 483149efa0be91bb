import { claimSchema } from '@did/domain/claim/claim'
import { expect, it } from 'vitest'
import { IssueDateField } from '../../src/entities/claim-form/issue-date-field.tsx'
import { EditClaim } from '../../src/features/claim/edit-claim.tsx'
import { claim } from '../rig/people.ts'
import { field, show } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const readHint = () => {
  const described = field('Issue date (optional)').getAttribute('aria-describedby') ?? ''
  return document.getElementById(described)?.textContent
}

it('whoever leaves the date of a claim empty reads beside it which day the claim then has', async () => {
  const registered = { name: 'issueDate', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }
  await show(<IssueDateField registered={registered} error={undefined} />)
  expect(readHint()).toBe(
    'The date on your document. Without a date, the claim is dated to the day on which you add it.',
  )
})

it('whoever edits a claim that nobody was asked about reads that an empty field leaves the claim its date', async () => {
  stubServer()
  const unasked = claimSchema.parse({ ...claim, standing: 'none', asked: [], issueDate: '2019-07-14' })
  await show(<EditClaim claim={unasked} did={null} onCancel={() => {}} onSaved={() => {}} />)
  expect(readHint()).toBe('The date on your document. Without a date, the claim keeps Jul 14, 2019.')
})

it('whoever edits a claim that a verifier was asked about reads which day the new claim then has', async () => {
  stubServer()
  const confirmed = claimSchema.parse({ ...claim, standing: 'current' })
  await show(<EditClaim claim={confirmed} did={null} onCancel={() => {}} onSaved={() => {}} />)
  expect(readHint()).toBe(
    'The date on your document. Without a date, the new claim is dated to the day on which you save it.',
  )
})
