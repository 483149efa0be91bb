import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listFaults } from './list-faults.ts'

const issuesOf = (schema: z.ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues ?? []

test('a fault has its path joined by dots and its message', () => {
  const [fault] = listFaults(issuesOf(z.object({ fields: z.array(z.object({ a: z.string() })) }), { fields: [{}] }))
  expect(fault?.path).toBe('fields.0.a')
  expect(fault?.message).not.toBe('')
})

test('a list of faults ends after 20 of them', () => {
  expect(listFaults(issuesOf(z.array(z.string()), Array(1000).fill(0)))).toHaveLength(20)
})

test('a fault has at most 200 characters of a long name, of many names, and of its message', () => {
  const long = 'a'.repeat(64_000)
  const named = listFaults(issuesOf(z.record(z.string(), z.number()), { [long]: '' }))
  expect(named[0]?.path).toBe(`${'a'.repeat(200)}…`)
  expect(listFaults([{ path: Array(60_000).fill(''), message: long }])).toEqual([
    { path: `${'.'.repeat(200)}…`, message: `${'a'.repeat(200)}…` },
  ])
})
