import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createClientGas } from './client-gas.ts'

function createAt(perClient: bigint) {
  const clock = { time: 0 }
  const clients = new Map()
  return { clock, clients, gas: createClientGas({ perClient, now: () => new Date(clock.time), clients }) }
}
const dayMs = 24 * 60 * 60 * 1000

test('a client may use a limited amount of the sponsor’s gas in any 24 hours', () => {
  const { clock, gas } = createAt(100n)
  expect(gas.take('a', 60n)).not.toBeNull()
  clock.time = dayMs - 1
  expect(gas.take('a', 41n)).toBeNull()
  expect(gas.take('a', 40n)).not.toBeNull()
  clock.time = dayMs
  expect(gas.take('a', 60n)).not.toBeNull()
  expect(gas.take('a', 1n)).toBeNull()
})

test('the gas that one client uses does not count against another client', () => {
  const { gas } = createAt(100n)
  expect(gas.take('a', 100n)).not.toBeNull()
  expect(gas.take('b', 100n)).not.toBeNull()
})

test('a client’s address is forgotten when the client has used no gas for a day', () => {
  const { clock, gas, clients } = createAt(100n)
  gas.take('a', 100n)
  clock.time = dayMs / 2
  gas.take('b', 100n)
  clock.time = dayMs
  gas.forgetOld()
  expect([...clients.keys()]).toEqual(['b'])
})

test('the gas that a sponsored call did not use after all may be used again', () => {
  const { gas } = createAt(100n)
  gas.take('a', 100n)?.()
  expect(gas.take('a', 100n)).not.toBeNull()
})

test('a client whose gas was given back a thousand times takes no more memory than a client with one call', () => {
  const { gas, clients } = createAt(100n)
  gas.take('a', 40n)
  const before = inspect(clients, { depth: null })
  for (let count = 0; count < 1000; count += 1) gas.take('a', 60n)?.()
  expect(inspect(clients, { depth: null })).toBe(before)
})

test('a client whose gas was all given back is forgotten at once', () => {
  const { gas, clients } = createAt(100n)
  gas.take('a', 100n)?.()
  expect([...clients.keys()]).toEqual([])
})

test('gas that is given back after its day, or twice, does not let a client use more gas', () => {
  const { clock, gas } = createAt(100n)
  const giveBack = gas.take('a', 60n)
  clock.time = dayMs
  expect(gas.take('a', 100n)).not.toBeNull()
  giveBack?.()
  giveBack?.()
  expect(gas.take('a', 1n)).toBeNull()
})
