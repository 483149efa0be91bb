import { expect, test } from 'vitest'
import { isOtherLoopbackName } from './origin.ts'

const own = 'http://localhost:3000'

test.each(['127.0.0.1:3000', '127.1.2.3:3000', '[::1]:3000', 'localhost', 'localhost:4000', 'did.localhost:3000'])(
  'the host name %s counts as another name of the server’s own machine',
  (host) => expect(isOtherLoopbackName(host, own)).toBe(true),
)

test.each(['localhost:3000', 'LOCALHOST:3000', 'did.example', '192.168.1.7:3000', 'localhost.evil.example', undefined])(
  'the host name %s does not count as another name of the server’s own machine',
  (host) => expect(isOtherLoopbackName(host, own)).toBe(false),
)

test('a server with a public address treats no host name as another name of its own machine', () => {
  expect(isOtherLoopbackName('127.0.0.1:3000', 'https://did.example')).toBe(false)
})
