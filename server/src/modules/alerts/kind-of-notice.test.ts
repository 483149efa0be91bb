import type { Notification } from '@did/domain/account/notification'
import type { ClaimId, RequestId } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { kindOfNotice } from './kind-of-notice.ts'

const timestamp = '2026-11-24T00:00:00.000Z'
const request = { id: 1 as RequestId, status: 'pending', claimTitle: 'Degree', timestamp, personal: true } as const
const claim = { id: 1 as ClaimId, title: 'Degree', isVerified: true, verificationLevel: null, timestamp }

const notices: readonly [Notification['data'], ReturnType<typeof kindOfNotice>][] = [
  [request, 'asked'],
  [{ ...request, status: 'approved' }, 'decided'],
  [{ ...request, status: 'rejected' }, 'decided'],
  [{ ...request, status: 'rejected', ended: 'owner-left' }, 'decided'],
  [{ ...request, question: 'asked' }, 'question'],
  [{ ...request, question: 'answered' }, 'question'],
  [{ ...claim, endsOn: '2026-12-01' }, 'ending'],
  [{ ...claim, isVerified: false, revocation: { verifier: 'Northfield', reason: null } }, 'revoked'],
  [{ claimId: 1 as ClaimId, title: 'Degree', withdrawal: 'not-sent', timestamp }, 'revoked'],
  [{ status: 'approved', organization: 'Northfield', reason: null, timestamp }, 'decided'],
  [{ status: 'applied', organization: 'Northfield', reason: null, timestamp }, 'asked'],
  [{ status: 'asked', organization: 'Northfield', reason: 'Which faculty?', timestamp }, 'question'],
  [{ status: 'answered', organization: 'Northfield', reason: null, timestamp }, 'question'],
  [{ control: 'frozen', controller: null, byRecovery: false, canVeto: false, readyAt: null, timestamp }, 'control'],
  [claim, null],
]

test.each(notices)('a notification with the data %j has the alert kind %s', (notice, kind) => {
  expect(kindOfNotice(notice)).toBe(kind)
})
