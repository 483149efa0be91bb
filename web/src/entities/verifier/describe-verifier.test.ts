import { verifierSchema } from '@did/domain/account/user'
import { userIdSchema } from '@did/domain/ids'
import { shortDate } from '@did/domain/texts/en/days'
import { expect, test, vi } from 'vitest'
import { describeInList, describeStanding, describeWaiting, labelVerifier } from './describe-verifier.ts'
import { groupVerifiers } from './group-verifiers.ts'

const walletAddress = '0x1234567890123456789012345678901234567890'

test('a verifier is labelled by its organization, or else by its username', () => {
  expect(labelVerifier({ verifierOrganization: 'Civic Trust', username: 'clerk' })).toBe('Civic Trust')
  expect(labelVerifier({ verifierOrganization: null, username: 'clerk' })).toBe('clerk')
  expect(labelVerifier({ verifierOrganization: '', username: 'clerk' })).toBe('clerk')
})

test('the line about a verifier says who reviewed its name, and names its proven domain and its wallet', () => {
  expect(describeStanding({ accreditation: 'accredited', domain: 'civic.example', walletAddress })).toBe(
    'Accredited: the name was reviewed, and civic.example belongs to it. Wallet 0x1234...7890.',
  )
  expect(describeStanding({ accreditation: 'accredited', domain: null, walletAddress })).toBe(
    'Accredited: the name was reviewed. Wallet 0x1234...7890.',
  )
  expect(describeStanding({ accreditation: 'self-registered', domain: null, walletAddress })).toBe(
    'Registered itself: nobody has reviewed this name. Wallet 0x1234...7890.',
  )
})

test('the choice of verifiers marks a verifier that the owner asked and that has not answered, and says since when it waits', () => {
  const id = userIdSchema.parse(7)
  const verifier = {
    id,
    verifierOrganization: 'Civic Trust',
    username: 'clerk',
    walletAddress,
    domain: null,
    receivesAttributes: false,
  } as const
  const chosen = { ...verifier, accreditation: 'accredited' } as const
  const requestedAt = '2026-11-22T10:00:00.000Z'
  const asked = (status: 'pending' | 'rejected') => [{ verifierId: id, status, requestedAt }]
  const list = (status: 'pending' | 'rejected') =>
    groupVerifiers([verifierSchema.parse(chosen)], { asked: asked(status), needsAttributes: false })[0]?.options
  expect(list('pending')).toEqual([{ value: '7', label: '“Civic Trust” (already asked)' }])
  expect(describeWaiting(chosen, asked('pending'))).toBe(
    `You asked it on ${shortDate(requestedAt)}, and it has not answered yet.`,
  )
  expect(list('rejected')).toEqual([{ value: '7', label: 'Civic Trust' }])
  expect(describeWaiting(chosen, asked('rejected'))).toBeNull()
})

const listed = (id: number, verifierOrganization: string, accreditation: 'accredited' | 'self-registered') =>
  verifierSchema.parse({ id, verifierOrganization, username: 'clerk', walletAddress, accreditation, domain: null })
const northfield = listed(1, 'Northfield University', 'accredited')
const hospital = listed(2, 'Northfield University Hospital', 'self-registered')
const lakeside = listed(3, 'Lakeside', 'self-registered')

test('the choice of verifiers warns of an unreviewed verifier whose name resembles the name of an accredited one', () => {
  const all = [hospital, northfield, lakeside]
  expect(describeInList(hospital, all)).toEqual({
    text: 'Its name resembles Northfield University, which is another organization. Nobody has reviewed this name. Wallet 0x1234...7890.',
    isMistakable: true,
  })
  for (const verifier of [northfield, lakeside])
    expect(describeInList(verifier, all)).toEqual({ text: describeStanding(verifier), isMistakable: false })
})

test('the choice of verifiers lists accredited verifiers first, and each of its two groups begins with the verifiers that can receive private attributes', () => {
  const sealed = { ...listed(4, 'Zeta College', 'accredited'), receivesAttributes: true }
  const all = [hospital, northfield, lakeside, sealed]
  expect(groupVerifiers(all, { asked: [], needsAttributes: false })).toEqual([
    { label: 'Accredited', options: [option(northfield), option(sealed)] },
    {
      label: 'Registered themselves, not reviewed',
      options: [
        { value: '2', label: '“Northfield University Hospital” (not Northfield University)' },
        option(lakeside),
      ],
    },
  ])
  expect(groupVerifiers(all, { asked: [], needsAttributes: true })[0]?.options).toEqual([
    option(sealed),
    { value: '1', label: '“Northfield University” (cannot receive private attributes)' },
  ])
})

test('the choice of verifiers prepares each name for the comparison only once, even if the page draws the choice again and the list is long', () => {
  const all = [
    ...Array.from({ length: 50 }, (_, id) => listed(id + 1, `Northfield University of Region ${id}`, 'accredited')),
    ...Array.from({ length: 400 }, (_, id) => listed(id + 100, `Lakeside House of Region ${id}`, 'self-registered')),
  ]
  const folds = vi.spyOn(String.prototype, 'normalize')
  for (const needsAttributes of [false, true]) groupVerifiers(all, { asked: [], needsAttributes })
  for (const verifier of all) describeInList(verifier, all)
  expect(folds.mock.calls.length).toBeLessThanOrEqual(all.length)
  folds.mockRestore()
})

test('the choice of verifiers needs only seconds even if 5,000 unreviewed and 50 accredited verifiers have long names of the same length', () => {
  const nameOf = (id: number, letter: string) => `${String(id).padStart(4, '0')} ${letter.repeat(95)}`
  const all = [
    ...Array.from({ length: 50 }, (_, id) => listed(id + 1, nameOf(id, 'x'), 'accredited')),
    ...Array.from({ length: 5000 }, (_, id) => listed(id + 100, nameOf(id, 'y'), 'self-registered')),
  ]
  const before = process.cpuUsage()
  groupVerifiers(all, { asked: [], needsAttributes: false })
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000)
})

test('in the choice of verifiers, a name without a remark loses its own quotation marks, so that it cannot look like a name with a remark of the product', () => {
  const forged = listed(5, '“Lakeside” (already asked)', 'self-registered')
  expect(groupVerifiers([forged], { asked: [], needsAttributes: false })[0]?.options).toEqual([
    { value: '5', label: '’Lakeside’ (already asked)' },
  ])
})

const option = ({ id, verifierOrganization }: typeof northfield) => ({
  value: String(id),
  label: String(verifierOrganization),
})
