import { describe, expect, it } from 'vitest'
import { approveRequest, rejectRequest, verificationRequestSchema } from './verification-request.ts'

const now = new Date('2026-11-21T12:00:00Z')

function buildPendingRequest() {
  return verificationRequestSchema.parse({
    id: 1,
    didId: 2,
    claimId: 3,
    claimType: 'education',
    claimTitle: 'BSc',
    requesterId: 4,
    verifierId: 5,
    requestDate: '2026-11-20T12:00:00.000Z',
    version: 1,
    status: 'pending',
  })
}

describe('a verification request', () => {
  it('goes from pending to approved or rejected, with the time', () => {
    expect(approveRequest(buildPendingRequest(), now)).toMatchObject({
      status: 'approved',
      decidedAt: now.toISOString(),
    })
    expect(rejectRequest(buildPendingRequest(), 'No record', now)).toMatchObject({
      status: 'rejected',
      reason: 'No record',
    })
  })

  it('refuses a second decision of either kind', () => {
    const approved = approveRequest(buildPendingRequest(), now)
    expect(() => approveRequest(approved, now)).toThrow(expect.objectContaining({ code: 'request-decided' }))
    expect(() => rejectRequest(approved, null, now)).toThrow(expect.objectContaining({ code: 'request-decided' }))
  })
})
