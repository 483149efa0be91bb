import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { maxHeaderBytes } from '../client-error.ts'
import { isPageRequest } from './documents.ts'

const server = fastify()
server.get('/*', (request) => {
  const before = process.threadCpuUsage()
  const isPage = isPageRequest(request)
  const { user } = process.threadCpuUsage(before)
  return { isPage, ms: user / 1000 }
})
test.afterAll(() => server.close())

const open = async (url: string) => (await server.inject({ url })).json()

test.each([
  ['/about', true],
  ['/version.1/about', true],
  ['/about?data=a.b', true],
  ['/assets/main.js', false],
  ['/.env', false],
  ['/api/claims', false],
])('a request for %s counts as a request for a page: %s', async (url, isPage) => {
  expect(await open(url)).toMatchObject({ isPage })
})

test('a path with as many dots as a request permits is recognised as the path of a page at once', async () => {
  // A regular expression that starts anew at each dot would need two seconds for this path.
  const { isPage, ms } = await open(`/${'.'.repeat(maxHeaderBytes)}/`)
  expect(isPage).toBe(true)
  expect(ms).toBeLessThan(200)
})
