import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { dropLongHeaders } from './long-headers.ts'

const server = fastify()
dropLongHeaders(server)
server.get('/', ({ headers }) => headers)
test.afterAll(() => server.close())

test.each(['accept', 'accept-encoding', 'accept-language'])(
  'the header %s counts as absent beyond 1,000 characters',
  async (name) => {
    const read = async (value: string) => (await server.inject({ url: '/', headers: { [name]: value } })).json()
    expect(await read('a'.repeat(1000))).toMatchObject({ [name]: 'a'.repeat(1000) })
    expect(await read('a'.repeat(1001))).not.toHaveProperty(name)
  },
)

test.each(['cookie', 'x-forwarded-for'])('the header %s counts as absent beyond 4,000 characters', async (name) => {
  const read = async (value: string) => (await server.inject({ url: '/', headers: { [name]: value } })).json()
  expect(await read('a'.repeat(4000))).toMatchObject({ [name]: 'a'.repeat(4000) })
  expect(await read('a'.repeat(4001))).not.toHaveProperty(name)
})
