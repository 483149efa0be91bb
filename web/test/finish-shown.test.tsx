import { verifierApplicationRecordSchema } from '@did/domain/verifier/register'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationsQuery } from '../src/features/administration/queries.ts'
import { useFinishShown } from '../src/features/administration/use-finish-shown.ts'
import { ada } from './rig/people.ts'
import { show, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

const application = verifierApplicationRecordSchema.parse({
  id: 4,
  userId: ada.id,
  username: ada.username,
  walletAddress: ada.walletAddress,
  organization: 'Registry of the Islands',
  domainProof: null,
  appliedAt: '2026-11-21T10:00:00.000Z',
  standing: 'accredited',
  accreditedName: 'Registry of the Islands',
  shownOnChain: true,
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('the page tells the server of an approval once more if the server failed at the first attempt', async () => {
  const server = stubServer({ '/api/admin/verifier-applications': [application] })
  await show(<Applications />)
  await server.refuse('internal', 500)
  const { path, body } = await waitFor(() => server.asked[1])
  expect(path).toBe('/api/admin/verifier-applications/4/decision')
  expect(body).toEqual({ decision: 'approve', organization: application.organization })
})

it('if the server refuses to record an approval, the page reads the list of applications again and tries again', async () => {
  const known = { '/api/admin/verifier-applications': [application] }
  const server = stubServer(known)
  await show(<Applications />)
  await server.next()
  known['/api/admin/verifier-applications'] = [{ ...application, organization: 'Registry of the Coast' }]
  await server.refuse('precondition-failed')
  const { body } = await waitFor(() => server.asked[1])
  expect(body).toEqual({ decision: 'approve', organization: 'Registry of the Coast' })
})

const none: [] = []

function Applications() {
  const { data } = useQuery(applicationsQuery)
  useFinishShown(data ?? none)
  return null
}
