import { verificationRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect, test } from 'vitest'
import { lookOfRequest } from './request-look.ts'

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

test('only the approval of an accredited verifier is green', () => {
  expect(lookOfRequest(approved('accredited'))).toMatchObject({ state: 'approved', tone: 'ok' })
  for (const standing of ['self-registered', 'suspended', undefined])
    expect(lookOfRequest(approved(standing))).toMatchObject({ state: 'approved', tone: 'wait' })
})

test('a revoked approval shows as withdrawn', () => {
  const withdrawal = { withdrawnAt: at, reason: null }
  expect(lookOfRequest(approved('accredited', withdrawal))).toMatchObject({ state: 'withdrawn', tone: 'bad' })
})
