import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { dropLongHeaders } from './long-headers.ts'

const server = fastify()
dropLongHeaders(server)
server.get('/', ({ headers }) => headers)
test.afterAll(() => server.close())

test.each([
  ['accept', 1000],
  ['accept-encoding', 1000],
  ['accept-language', 1000],
  ['cookie', 16_000],
  ['x-forwarded-for', 4000],
])('the header %s counts as absent if it is longer than %s characters', async (name, most) => {
  const read = async (value: string) => (await server.inject({ url: '/', headers: { [name]: value } })).json()
  expect(await read('a'.repeat(most))).toMatchObject({ [name]: 'a'.repeat(most) })
  expect(await read('a'.repeat(most + 1))).not.toHaveProperty(name)
})
