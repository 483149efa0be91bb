import { notificationSchema } from '@did/domain/account/notification'
import { useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { NotificationItem } from '../../src/features/notifications/notification-item.tsx'
import { NotificationPanel } from '../../src/features/notifications/notification-panel.tsx'
import { notificationsQuery } from '../../src/features/notifications/queries.ts'
import { signer } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const timestamp = '2026-11-26T10:00:00.000Z'

it('a notification of a rejection says which verifier rejected the claim, and why', async () => {
  const verifier = { name: 'Lakeside', accreditation: 'accredited' }
  const data = {
    ...{ id: 1, status: 'rejected', claimTitle: 'Degree', timestamp, personal: true, verifier },
    reason: 'The year is missing',
  }
  const rejection = { id: 1, title: 'x', message: 'x', type: 'error', timestamp, read: false, data }
  await show(<NotificationItem notification={notificationSchema.parse(rejection)} onOpen={vi.fn()} />)
  expect(document.body.textContent).toContain('Rejected by “Lakeside”')
  expect(document.body.textContent).toContain('Reason: “The year is missing”')
})

it('“Clear all” clears only the notifications on the screen, and then shows a notification that arrived meanwhile', async () => {
  const told = (id: number) => ({
    ...{ id, title: `News ${id}`, message: 'x', type: 'info', timestamp, read: false },
    data: { id, status: 'approved', claimTitle: 'Degree', timestamp, personal: true },
  })
  const known = { '/api/notifications': [told(2), told(1)] }
  const server = stubServer(known)
  await show(<Panel />, { address: signer.address, connected: true, signer, session: { status: 'signed-in' } })
  await waitFor(() => document.querySelectorAll('li').length === 2)
  known['/api/notifications'] = [told(3)]
  await press('Clear all')
  expect(await server.next()).toMatchObject({ method: 'DELETE', path: '/api/notifications?upTo=2' })
  await server.accept()
  await waitFor(() => document.querySelectorAll('li').length === 1)
})

function Panel() {
  return <NotificationPanel notifications={useQuery(notificationsQuery)} waiting={0} onLeave={vi.fn()} />
}
