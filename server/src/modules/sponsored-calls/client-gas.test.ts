import { expect, test } from 'vitest'
import { createClientGas } from './client-gas.ts'

function createAt(perClient: bigint) {
  const clock = { time: 0 }
  const taken = new Map()
  return { clock, taken, gas: createClientGas({ perClient, now: () => new Date(clock.time), taken }) }
}
const dayMs = 24 * 60 * 60 * 1000

test('a client may use its gas of the sponsor in any 24 hours, and no more', () => {
  const { clock, gas } = createAt(100n)
  expect(gas.take('a', 60n)).not.toBeNull()
  clock.time = dayMs - 1
  expect(gas.take('a', 41n)).toBeNull()
  expect(gas.take('a', 40n)).not.toBeNull()
  clock.time = dayMs
  expect(gas.take('a', 60n)).not.toBeNull()
  expect(gas.take('a', 1n)).toBeNull()
})

test('two clients do not share the gas that the sponsor pays', () => {
  const { gas } = createAt(100n)
  expect(gas.take('a', 100n)).not.toBeNull()
  expect(gas.take('b', 100n)).not.toBeNull()
})

test('a client’s address is forgotten when the client has used no gas for a day', () => {
  const { clock, gas, taken } = createAt(100n)
  gas.take('a', 100n)
  clock.time = dayMs / 2
  gas.take('b', 100n)
  clock.time = dayMs
  gas.forgetOld()
  expect([...taken.keys()]).toEqual(['b'])
})

test('gas that a sponsored call gave back may be used again', () => {
  const { gas } = createAt(100n)
  gas.take('a', 100n)?.()
  expect(gas.take('a', 100n)).not.toBeNull()
})
