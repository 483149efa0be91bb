import { verificationRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect, test } from 'vitest'
import { listRequestBadges } from './request-look.ts'

const at = '2026-11-22T12:00:00.000Z'
const approved = (accreditation?: string, withdrawal: object | null = null) =>
  verificationRequestSchema.parse({
    id: 1,
    didId: 2,
    claimId: 3,
    claimType: 'Education',
    claimTitle: 'Degree',
    requesterId: 4,
    verifierId: 5,
    requestDate: at,
    questions: [],
    version: 1,
    status: 'approved',
    decidedAt: at,
    withdrawal,
    ...(accreditation && { verifier: { name: 'Lakeside', accreditation } }),
  })

test('the badge of an approved request is green only if the verifier is accredited', () => {
  expect(listRequestBadges(approved('accredited'))).toMatchObject([{ state: 'approved', tone: 'ok' }])
  for (const standing of ['self-registered', 'suspended', undefined])
    expect(listRequestBadges(approved(standing))).toMatchObject([{ state: 'approved', tone: 'wait' }])
})

test('a request whose approval was revoked has a badge “Approved” that is not green, and a badge “Withdrawn” beside it', () => {
  const withdrawal = { withdrawnAt: at, reason: null }
  expect(listRequestBadges(approved('accredited', withdrawal))).toMatchObject([
    { state: 'approved', tone: 'neutral' },
    { state: 'withdrawn', tone: 'bad' },
  ])
})
