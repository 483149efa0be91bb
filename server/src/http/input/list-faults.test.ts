import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listFaults } from './list-faults.ts'

const issuesOf = (schema: z.ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues ?? []

test('each fault of an input has the names of its path joined by dots, and a message', () => {
  const [fault] = listFaults(issuesOf(z.object({ fields: z.array(z.object({ a: z.string() })) }), { fields: [{}] }))
  expect(fault?.path).toBe('fields.0.a')
  expect(fault?.message).not.toBe('')
})

test('at most 20 faults of an input are listed', () => {
  expect(listFaults(issuesOf(z.array(z.string()), Array(1000).fill(0)))).toHaveLength(20)
})

test('a fault of an input shows at most 200 characters of a long name, of a long path and of a long message', () => {
  const long = 'a'.repeat(64_000)
  const named = listFaults(issuesOf(z.record(z.string(), z.number()), { [long]: '' }))
  expect(named[0]?.path).toBe(`${'a'.repeat(200)}…`)
  expect(listFaults([{ path: Array(60_000).fill(''), message: long }])).toEqual([
    { path: `${'.'.repeat(200)}…`, message: `${'a'.repeat(200)}…` },
  ])
})
