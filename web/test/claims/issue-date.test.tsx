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

it('the form of a new claim says which issue date the claim gets if its owner leaves the date empty', async () => {
  const registered = { name: 'issueDate', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }
  await show(<IssueDateField registered={registered} error={undefined} />)
  expect(readHint()).toBe(
    'The date on your document. Without a date, the claim is dated to the day on which you add it.',
  )
})

it('the form that edits a claim which was sent to no verifier says that an empty date keeps the claim’s issue date', async () => {
  stubServer()
  const unasked = claimSchema.parse({ ...claim, standing: 'none', asked: [], issueDate: '2019-07-14' })
  await show(<EditClaim claim={unasked} did={null} onCancel={() => {}} onSaved={() => {}} />)
  expect(readHint()).toBe('The date on your document. Without a date, the claim keeps Jul 14, 2019.')
})

it('the form that edits a claim says which issue date the new claim gets if a verifier was asked about the old claim', async () => {
  stubServer()
  const confirmed = claimSchema.parse({ ...claim, standing: 'current' })
  await show(<EditClaim claim={confirmed} did={null} onCancel={() => {}} onSaved={() => {}} />)
  expect(readHint()).toBe(
    'The date on your document. Without a date, the new claim is dated to the day on which you save it.',
  )
})

it.each([
  ['shows the day that the owner gave', '2019-07-14', '2019-07-14'],
  ['shows no day if the owner gave none, so that an expired document can be reworded', '2026-11-21', ''],
])('the form that edits a claim which was sent to no verifier %s', async (_, issueDate, shown) => {
  stubServer()
  const createdAt = '2026-11-21T09:00:00.000Z'
  const unasked = claimSchema.parse({ ...claim, standing: 'none', asked: [], createdAt, issueDate })
  await show(<EditClaim claim={unasked} did={null} onCancel={() => {}} onSaved={() => {}} />)
  expect(field('Issue date (optional)').value).toBe(shown)
})
