import { expect, test } from 'vitest'
import { describeAsker } from './find-asker.ts'

const accreditation = { isAccredited: true, name: 'University of Porto', domain: 'up.pt', since: 1 }
const control = { frozenSince: 0 }
const unknown = { kind: 'unknown' }

test('an asker is named only with an accreditation and with a signature of whoever acts for the asker', () => {
  const named = { kind: 'accredited', name: 'University of Porto', domain: 'up.pt' }
  expect(describeAsker({ isSigned: true, accreditation, control })).toEqual(named)
  expect(describeAsker({ isSigned: false, accreditation, control })).toEqual(unknown)
  const suspended = { ...accreditation, isAccredited: false }
  expect(describeAsker({ isSigned: true, accreditation: suspended, control })).toEqual(unknown)
})

test('an asker whose key is reported stolen is not named', () => {
  expect(describeAsker({ isSigned: true, accreditation, control: { frozenSince: 1_790_000_000 } })).toEqual(unknown)
})
