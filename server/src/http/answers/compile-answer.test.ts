import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileAnswer } from './compile-answer.ts'

const schema = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(['old', 'new']),
  reason: z.nullable(z.string()),
  note: z.optional(z.string()),
  tags: z.array(z.object({ name: z.string() })),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('open') }),
    z.object({ status: z.literal('decided'), by: z.string() }),
  ]),
  wallet: z.string().check(z.toLowerCase()),
  code: z.string().check(z.trim(), z.toUpperCase()),
  level: z._default(z.string(), 'none'),
})
const row = {
  id: 1,
  title: 'Bachelor',
  kind: 'new',
  reason: null,
  tags: [{ name: 'first' }],
  state: { status: 'open' },
  wallet: '0xAB',
  code: ' x7 ',
}
const write = compileAnswer(schema)

test('an answer has only the members that its schema names, with the values that parsing by the schema gives', () => {
  const more = { ...row, secret: 1, tags: [{ name: 'first', secret: 2 }], state: { status: 'open', by: 'nobody' } }
  expect(JSON.parse(JSON.stringify(write(more)))).toEqual(schema.parse(more))
})

test('an answer is refused when a member has another type of value than the schema says', () => {
  const wrong = [{ title: { secret: 1 } }, { reason: new Date(0) }, { tags: { name: 'first' } }, { tags: ['first'] }]
  const others = [
    { id: '1' },
    { kind: 5 },
    { note: null },
    { state: { status: 'closed' } },
    { title: undefined },
    { wallet: 5 },
  ]
  for (const part of [...wrong, ...others]) expect(() => write({ ...row, ...part })).toThrow()
})
