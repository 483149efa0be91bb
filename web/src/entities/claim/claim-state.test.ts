import { askedVerifierSchema, verifiedBySchema } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { describeState, hasBadNews, isTextDoubted } from './claim-state.ts'

const askedAt = '2026-11-20T10:00:00.000Z'
const decidedAt = '2026-11-24T10:00:00.000Z'

const lakeside = {
  verifierId: 4,
  name: 'Lakeside',
  walletAddress: `0x${'11'.repeat(20)}`,
  accreditation: 'accredited',
}
const ask = (status: string, reason: string | null = null, name = 'Lakeside') =>
  askedVerifierSchema.parse({
    ...lakeside,
    name,
    requestId: 1,
    requestedAt: askedAt,
    status,
    decidedAt: status === 'pending' ? null : decidedAt,
    reason,
  })
const verifiedBy = verifiedBySchema.parse({ ...lakeside, verifiedAt: decidedAt })
const open = { standing: 'none', verifiedBy: null } as const

test.each([
  ['was sent to nobody', { ...open, asked: [] }, 'not sent to anybody yet'],
  ['waits', { ...open, asked: [ask('pending')] }, `waiting at “Lakeside” since ${shortDate(askedAt)}`],
  [
    'waits at two verifiers',
    { ...open, asked: [ask('pending'), ask('pending', null, 'Riverside')] },
    `waiting at “Lakeside”, “Riverside” since ${shortDate(askedAt)}`,
  ],
  [
    'was declined',
    { ...open, asked: [ask('rejected', 'The year is wrong')] },
    'declined by “Lakeside”: “The year is wrong”',
  ],
  ['was declined without a reason', { ...open, asked: [ask('rejected')] }, 'declined by “Lakeside”'],
  [
    'waits again',
    { ...open, asked: [ask('pending'), ask('rejected', 'No')] },
    `waiting at “Lakeside” since ${shortDate(askedAt)}`,
  ],
  [
    'is confirmed',
    { standing: 'current', verifiedBy, asked: [ask('approved')] } as const,
    `confirmed by “Lakeside” on ${shortDate(decidedAt)}`,
  ],
  [
    'is withdrawn in the verifier’s own words',
    { standing: 'withdrawn', verifiedBy: null, asked: [ask('withdrawn', 'The course was cancelled')] } as const,
    'withdrawn by “Lakeside”: “The course was cancelled”',
  ],
  [
    'is withdrawn for a listed reason',
    { standing: 'withdrawn', verifiedBy: null, asked: [ask('withdrawn', 'no-longer-true')] } as const,
    'withdrawn by “Lakeside”: it is no longer true',
  ],
  [
    'is withdrawn and waits again at the same verifier',
    { standing: 'withdrawn', verifiedBy: null, asked: [ask('pending')] } as const,
    `waiting at “Lakeside” since ${shortDate(askedAt)} · withdrawn by its verifier`,
  ],
  [
    'is withdrawn and was declined by another verifier',
    {
      standing: 'withdrawn',
      verifiedBy: null,
      asked: [ask('rejected', 'Not ours', 'Riverside'), ask('withdrawn', 'no-longer-true')],
    } as const,
    'declined by “Riverside”: “Not ours” · withdrawn by “Lakeside”: it is no longer true',
  ],
  [
    'has ended and was declined when it was to be renewed',
    { standing: 'expired', verifiedBy: null, asked: [ask('rejected', 'You have left')] } as const,
    'declined by “Lakeside”: “You have left” · confirmed by its verifier, ended since',
  ],
])('if a claim %s, the status beside the claim’s badge says this in words', (_, claim, text) => {
  expect(describeState(claim)).toBe(text)
})

test('a claim has bad news for its owner if its confirmation has ended and a verifier declined a new request', () => {
  expect(hasBadNews({ standing: 'expired', asked: [ask('rejected')] })).toBe(true)
  expect(hasBadNews({ standing: 'expired', asked: [ask('approved')] })).toBe(false)
  expect(hasBadNews({ standing: 'current', asked: [ask('rejected')] })).toBe(false)
})

test.each([
  ['no-longer-true', true],
  ['issued-by-mistake', true],
  ['The fee was not paid', false],
  ['holder-request', false],
  ['key-compromised', false],
  ['other', false],
  [null, false],
] as const)('a revocation for the reason %s doubts the claim’s text: %s', (reason, isDoubted) => {
  expect(isTextDoubted([ask('withdrawn', reason)])).toBe(isDoubted)
})
