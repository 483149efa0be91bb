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

test('the line about a rejection quotes the verifier’s reason, if the verifier gave one', () => {
  expect(describeRejection({ ...none, asked: [rejected] })).toBe('“Lakeside” rejected it: “The year is wrong”')
  expect(describeRejection({ ...none, asked: [asked('rejected')] })).toBe('“Lakeside” rejected it')
})

test('a claim shows no rejection while another verifier has yet to answer, or while the claim is verified', () => {
  expect(describeRejection({ ...none, asked: [asked('pending', 'accredited', 'Civic Trust'), rejected] })).toBeNull()
  expect(describeRejection({ ...current('accredited'), asked: [rejected] })).toBeNull()
  expect(describeRejection(none)).toBeNull()
})

test.each(['expired', 'withdrawn'] as const)(
  'a claim that is %s shows a rejection as soon as a verifier has rejected a new request',
  (standing) => {
    expect(describeRejection({ ...none, standing, asked: [rejected] })).toBe(
      '“Lakeside” rejected it: “The year is wrong”',
    )
    expect(describeRejection({ ...none, standing, asked: [asked('approved')] })).toBeNull()
  },
)

test('if the owner asked nobody, the claim names its issuer after “Awaiting” and says that nobody was asked', () => {
  const awaiting = {
    term: 'Awaiting:',
    verifiers: [{ name: 'Harbour School', walletAddress: null, accreditation: null }],
    standing: null,
  }
  expect(listVerifierLines(none)).toEqual([{ ...awaiting, caution: 'Not asked yet' }])
})

test('if the owner asked several verifiers, the claim names after “Awaiting” only those that have not answered', () => {
  const waiting = [asked('pending'), asked('pending', 'accredited', 'Civic Trust'), asked('rejected')]
  expect(listVerifierLines({ ...none, asked: waiting })).toEqual([
    { term: 'Awaiting:', verifiers: [named('Lakeside'), named('Civic Trust', 'accredited')], standing: null },
  ])
})

test('once every verifier has answered, an unverified claim names its issuer after “Awaiting” and says that nobody is asked', () => {
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
  'after “Verified by”, a claim names the verifier with its standing “%s”',
  (standing) => {
    expect(listVerifierLines(current(standing))).toEqual([
      { term: 'Verified by:', verifiers: [named('Lakeside', standing)], standing },
    ])
  },
)

test('a claim shows that its verifier was suspended after the verifier had signed the claim', () => {
  expect(listVerifierLines(current('suspended'))).toMatchObject([{ standing: 'suspended' }])
})

test('a claim whose verification ended or was revoked names its verifier after “Was verified by”', () => {
  const was = { term: 'Was verified by:', verifiers: [named('Lakeside')] }
  expect(listVerifierLines({ ...none, standing: 'expired', asked: [asked('approved')] })[0]).toMatchObject(was)
  expect(listVerifierLines({ ...none, standing: 'withdrawn', asked: [asked('withdrawn')] })[0]).toMatchObject(was)
})

test('a claim counts as reviewed only if its verification is in force and its verifier is accredited now', () => {
  expect(isReviewed(current('accredited'))).toBe(true)
  expect(isReviewed(current('self-registered'))).toBe(false)
  expect(isReviewed(current('suspended'))).toBe(false)
  expect(isReviewed({ ...current('accredited'), standing: 'expired' })).toBe(false)
  expect(isReviewed({ ...current('accredited'), verifiedBy: null })).toBe(false)
})
