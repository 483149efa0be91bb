import { expect, it } from 'vitest'
import { ApplyForAccreditation } from '../../src/entities/verifier/application/apply-for-accreditation.tsx'
import { ada } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const askedAt = '2026-11-20T12:00:00.000Z'
const application = { id: 1, status: 'pending', organization: 'Harbour', reason: null }
const user = { ...ada, accreditation: 'self-registered', verifierApplication: 'pending' } as const

it.each([
  { answeredAt: null, told: 'Who signs your diplomas?', hidden: 'is waiting for a decision' },
  { answeredAt: askedAt, told: 'is waiting for a decision', hidden: 'Who signs your diplomas?' },
])('an applicant reads only “$told” about its application', async ({ answeredAt, told, hidden }) => {
  const questions = [{ text: 'Who signs your diplomas?', askedAt, answeredAt }]
  stubServer({
    [`/api/users/${ada.id}/verifier`]: {
      ...{ standing: 'none', since: null, reason: null, name: null, domain: null, domainProof: null },
      application: { ...application, questions },
    },
  })
  await show(<ApplyForAccreditation user={user} />)
  await waitFor(() => document.body.textContent?.includes(told))
  expect(document.body.textContent).not.toContain(hidden)
})
