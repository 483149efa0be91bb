import { expect, test } from 'vitest'
import { describeAsker } from './find-asker.ts'

const accreditation = { isAccredited: true, name: 'University of Porto', domain: 'up.pt', since: 1 }
const control = { frozenSince: 0 }
const unknown = { kind: 'unknown' }

test('a request for proof names its checker only if the checker is accredited and the checker’s present controller signed the request', () => {
  const named = { kind: 'accredited', name: 'University of Porto', domain: 'up.pt' }
  expect(describeAsker({ isSigned: true, accreditation, control })).toEqual(named)
  expect(describeAsker({ isSigned: false, accreditation, control })).toEqual(unknown)
  const suspended = { ...accreditation, isAccredited: false }
  expect(describeAsker({ isSigned: true, accreditation: suspended, control })).toEqual(unknown)
})

test('a request for proof does not name a checker whose key is reported stolen', () => {
  expect(describeAsker({ isSigned: true, accreditation, control: { frozenSince: 1_790_000_000 } })).toEqual(unknown)
})
