import { notificationSchema } from '@did/domain/account/notification'
import { expect, test } from 'vitest'
import { notificationHref } from './notification-href.ts'

const timestamp = '2026-11-01T10:00:00.000Z'
const update = { id: 7, claimTitle: 'Diploma', timestamp, personal: true }
const claim = { id: 9, title: 'Diploma', isVerified: false, verificationLevel: null, timestamp }

test.each([
  ['a new request', { ...update, status: 'pending' }, '/?view=verifier&request=7'],
  ['an answer', { ...update, status: 'pending', question: 'answered' }, '/?view=verifier&request=7'],
  ['a request whose owner left', { ...update, status: 'rejected', ended: 'owner-left' }, '/?view=verifier'],
  ['a question', { ...update, status: 'pending', question: 'asked' }, '/?view=verification&request=7'],
  ['an approval', { ...update, status: 'approved' }, '/?view=verification&request=7'],
  ['a rejection', { ...update, status: 'rejected' }, '/?view=verification&request=7'],
  ['a withdrawal', { ...claim, revocation: { verifier: 'College', reason: null } }, '/?view=claims&claim=9'],
  [
    'a withdrawal that was not sent',
    { claimId: 9, title: 'Diploma', withdrawal: 'not-sent', timestamp },
    '/?view=verifier',
  ],
  ['an opened link', { shareId: 'A'.repeat(22), title: 'Diploma', label: 'ACME', timestamp }, '/?view=claims'],
  ['a reminder', { ...claim, isVerified: true, endsOn: '2026-12-01' }, '/?view=claims&claim=9'],
  [
    'an administrator’s question',
    { status: 'asked', organization: 'College', reason: 'Which?', timestamp },
    '/?view=profile',
  ],
  [
    'an applicant’s answer',
    { status: 'answered', organization: 'College', reason: null, timestamp },
    '/?view=administration',
  ],
  ['an accreditation', { status: 'approved', organization: 'College', reason: null, timestamp }, '/?view=profile'],
])('a notification of %s leads to the place where the person can act', (_, data, href) => {
  const row = { id: 1, title: 'Title', message: 'Message', timestamp, type: 'info', read: false, data }
  expect(notificationHref(notificationSchema.parse(row))).toBe(href)
})
