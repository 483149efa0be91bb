import { askedVerifierSchema, type Claim, verifiedBySchema } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import { describeRejection, isReviewed, listVerifierLines } from './list-verifier-lines.ts'

const lakeside = { verifierId: 7, name: 'Lakeside', walletAddress: `0x${'12'.repeat(20)}` }
const at = '2026-11-22T12:00:00.000Z'
const asked = (status: string, accreditation = 'self-registered', name = 'Lakeside') =>
  askedVerifierSchema.parse({
    ...lakeside,
    name,
    accreditation,
    requestId: 1,
    requestedAt: at,
    status,
    decidedAt: status === 'pending' ? null : at,
  })
const named = (name: string, accreditation = 'self-registered') => ({
  name,
  walletAddress: lakeside.walletAddress,
  accreditation,
})
const verifiedBy = (accreditation: string) => verifiedBySchema.parse({ ...lakeside, accreditation, verifiedAt: at })
const none: Pick<Claim, 'standing' | 'verifiedBy' | 'asked' | 'issuer'> = {
  standing: 'none',
  verifiedBy: null,
  asked: [],
  issuer: 'Harbour School',
}
const current = (accreditation: string): typeof none => ({
  standing: 'current',
  verifiedBy: verifiedBy(accreditation),
  asked: [],
  issuer: 'Harbour School',
})

const rejected = { ...asked('rejected'), reason: 'The year is wrong' }

test('a rejection is told with its reason, if it has one', () => {
  expect(describeRejection({ ...none, asked: [rejected] })).toBe('“Lakeside” rejected it: “The year is wrong”')
  expect(describeRejection({ ...none, asked: [asked('rejected')] })).toBe('“Lakeside” rejected it')
})

test('a rejection is not told while another verifier has yet to answer, or when the claim is verified', () => {
  expect(describeRejection({ ...none, asked: [asked('pending', 'accredited', 'Civic Trust'), rejected] })).toBeNull()
  expect(describeRejection({ ...current('accredited'), asked: [rejected] })).toBeNull()
  expect(describeRejection(none)).toBeNull()
})

test.each(['expired', 'withdrawn'] as const)(
  'a rejection is told of a claim that is %s, once a verifier has rejected a new request',
  (standing) => {
    expect(describeRejection({ ...none, standing, asked: [rejected] })).toBe(
      '“Lakeside” rejected it: “The year is wrong”',
    )
    expect(describeRejection({ ...none, standing, asked: [asked('approved')] })).toBeNull()
  },
)

test('the lines about a claim name as "Awaiting" the issuer of a claim that nobody was asked about, and say so', () => {
  const awaiting = {
    term: 'Awaiting:',
    verifiers: [{ name: 'Harbour School', walletAddress: null, accreditation: null }],
    standing: null,
  }
  expect(listVerifierLines(none)).toEqual([{ ...awaiting, caution: 'Not asked yet' }])
})

test('the lines about a claim name as "Awaiting" only verifiers that have not answered, once the owner asked one', () => {
  const waiting = [asked('pending'), asked('pending', 'accredited', 'Civic Trust'), asked('rejected')]
  expect(listVerifierLines({ ...none, asked: waiting })).toEqual([
    { term: 'Awaiting:', verifiers: [named('Lakeside'), named('Civic Trust', 'accredited')], standing: null },
  ])
})

test('the lines about a claim name the issuer as awaited once every verifier has answered, and say that nobody is asked', () => {
  const awaiting = { term: 'Awaiting:', verifiers: [{ name: 'Harbour School' }], caution: 'Nobody is asked at present' }
  expect(listVerifierLines({ ...none, asked: [asked('rejected')] })).toMatchObject([awaiting])
  for (const [standing, status] of [
    ['expired', 'approved'],
    ['withdrawn', 'withdrawn'],
  ] as const)
    expect(listVerifierLines({ ...none, standing, asked: [asked(status)] })).toMatchObject([
      { term: 'Was verified by:' },
      awaiting,
    ])
})

test.each(['accredited', 'self-registered'])(
  'the lines about a claim name as "Verified by" the verifier with its standing: %s',
  (standing) => {
    expect(listVerifierLines(current(standing))).toEqual([
      { term: 'Verified by:', verifiers: [named('Lakeside', standing)], standing },
    ])
  },
)

test('the lines about a claim’s verifiers show a verifier that was suspended after it signed as suspended', () => {
  expect(listVerifierLines(current('suspended'))).toMatchObject([{ standing: 'suspended' }])
})

test('the lines about a claim’s verifiers name the verifier of an ended or revoked verification as such', () => {
  const was = { term: 'Was verified by:', verifiers: [named('Lakeside')] }
  expect(listVerifierLines({ ...none, standing: 'expired', asked: [asked('approved')] })[0]).toMatchObject(was)
  expect(listVerifierLines({ ...none, standing: 'withdrawn', asked: [asked('withdrawn')] })[0]).toMatchObject(was)
})

test('only a claim with a present accredited verifier counts as reviewed', () => {
  expect(isReviewed(current('accredited'))).toBe(true)
  expect(isReviewed(current('self-registered'))).toBe(false)
  expect(isReviewed(current('suspended'))).toBe(false)
  expect(isReviewed({ ...current('accredited'), standing: 'expired' })).toBe(false)
  expect(isReviewed({ ...current('accredited'), verifiedBy: null })).toBe(false)
})
