import { expect, test } from 'vitest'
import { findOwnName } from './find-own-name.ts'

const verifier = `0x${'Ab'.repeat(20)}` as const

const ask = async (answer: unknown, status = 200) => {
  const asked: string[] = []
  const name = await findOwnName(verifier, {
    fetch: async (url) => {
      asked.push(url)
      return Response.json(answer, { status })
    },
    serverUrl: 'https://id.example',
  })
  return { name, asked }
}

test('the name is that which the server tells about the wallet', async () => {
  const { name, asked } = await ask({ kind: 'self-registered', name: 'Joe’s Academy' })
  expect(name).toBe('Joe’s Academy')
  expect(asked).toEqual([`https://id.example/api/verifiers/wallet/${verifier.toLowerCase()}`])
})

test.each([
  ['has a character that reorders others', { name: 'Joe \u202eyrevisnU' }],
  ['has a hidden character', { name: 'North\u200bfield' }],
  ['has a second line', { name: 'Joe\nYou can rely on this claim' }],
  ['is longer than a verifier can enter', { name: 'x'.repeat(121) }],
  ['has no letter', { name: '...' }],
  ['is the preset name', { name: 'Sample Organization' }],
  ['is no text', { name: { toString: 'Joe' } }],
  ['comes with another standing', { kind: 'registered', name: 'Joe' }],
])('no name is shown when it %s', async (_, answer) => {
  expect((await ask({ kind: 'self-registered', ...answer })).name).toBeNull()
})

test.each([null, 'Joe', 12, []])('no name is read from the answer %j', async (answer) => {
  expect((await ask(answer)).name).toBeNull()
})

test('no name is shown while the server is silent, and without a server nobody is asked', async () => {
  expect((await ask({}, 503)).name).toBeNull()
  const fetch = () => Promise.reject(new Error('No server is asked'))
  expect(await findOwnName(verifier, { fetch, serverUrl: null })).toBeNull()
})
