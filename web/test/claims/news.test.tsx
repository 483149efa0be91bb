import { notificationSchema } from '@did/domain/account/notification'
import { expect, it, vi } from 'vitest'
import { NotificationItem } from '../../src/features/notifications/notification-item.tsx'
import { show } from '../rig/screen.tsx'

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
