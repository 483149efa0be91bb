import { expect, test } from 'vitest'
import { listStates } from './list-states.ts'

type Opened = Parameters<typeof listStates>[0]
const notRecorded = 'Its owner has not recorded it. A verifier’s signature is recorded apart from it.'
const build = (status: 'pending' | 'approved' | 'rejected', claim: object | null = {}) =>
  ({
    request: { status, claim },
    claim: { standing: 'none', validUntil: null, chainRecord: 'none', accreditation: null },
  }) as unknown as Opened

test.each(['pending', 'rejected'] as const)('a %s request says that nobody has verified its claim', (status) => {
  expect(listStates(build(status))).toEqual(['Nobody has verified it yet.', notRecorded])
})

test('an approved request never says that nobody has verified its claim', () => {
  expect(listStates(build('approved'))).toEqual([notRecorded])
})

test('a request whose text the owner has replaced says nothing about the state of its claim', () => {
  expect(listStates(build('approved', null))).toEqual([])
})

type State = Partial<Opened['claim']>
const listWith = (state: State) => {
  const opened = build('pending')
  return listStates({ ...opened, claim: { ...opened.claim, ...state } })
}
const validUntil = '2027-01-31T00:00:00.000Z'

test('an accredited verifier’s confirmation with an end says until when the claim is verified', () => {
  const state = { standing: 'current', validUntil, accreditation: 'accredited' } as const
  expect(listWith(state)).toEqual(['It is verified until Jan 31, 2027.', notRecorded])
})

test.each<[string, State, string[]]>([
  ['has no end', { standing: 'current' }, []],
  ['has an end', { standing: 'current', validUntil }, ['That confirmation lasts until Jan 31, 2027.']],
  ['has ended', { standing: 'expired', validUntil }, ['That confirmation has ended.']],
  ['was withdrawn', { standing: 'withdrawn' }, ['The verifier withdrew that confirmation.']],
])(
  'the verifier’s work page never says that a claim is verified if its confirmation %s and nobody had reviewed its verifier',
  (_, state, more) => {
    const told = ['A verifier that nobody had reviewed confirmed it.', ...more, notRecorded]
    expect(listWith({ ...state, accreditation: 'self-registered' })).toEqual(told)
  },
)

test('the verifier’s work page says that the verifier of a claim is suspended now, and not that the claim is verified', () => {
  const told = ['The verifier that confirmed it is suspended now.', notRecorded]
  expect(listWith({ standing: 'current', accreditation: 'suspended' })).toEqual(told)
})
