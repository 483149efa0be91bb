import { expect, test } from 'vitest'
import { orderMutants } from './choose-mutants.ts'
import type { Mutant } from './mutant.ts'

const buildMutant = (name: string): Mutant => ({
  defence: name,
  file: `server/src/${name}.ts`,
  search: 'a',
  replace: 'b',
  test: `server/test/${name}.test.ts`,
  name,
})
const list = ['one', 'two', 'three', 'four', 'five', 'six'].map(buildMutant)
const namesOf = (mutants: readonly Mutant[]) => mutants.map(({ defence }) => defence)
const nothing = { files: new Set<string>(), isNew: () => false }

test('a defence counts as changed when its file, its test or its entry in the list has changed', () => {
  const files = new Set(['server/src/one.ts', 'server/test/two.test.ts'])
  const { changed, others } = orderMutants(list, { files, isNew: ({ defence }) => defence === 'three' }, 'seed')
  expect(new Set(namesOf(changed))).toEqual(new Set(['one', 'two', 'three']))
  expect(others).toHaveLength(3)
})

test('every defence counts as changed when the commit of the last full run is unknown', () => {
  expect(orderMutants(list, null, 'seed').changed).toHaveLength(list.length)
})

test('the order in which unchanged defences are tried differs from commit to commit', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) => namesOf(orderMutants(list, nothing, seed).others).join())
  expect(new Set(orders).size).toBeGreaterThan(1)
  expect(namesOf(orderMutants(list, nothing, 'a').others).join()).toBe(orders[0])
})
