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

test('the name that an unknown signer gave itself comes from the server', async () => {
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
])('the name that an unknown signer gave itself is not shown when it %s', async (_, answer) => {
  expect((await ask({ kind: 'self-registered', ...answer })).name).toBeNull()
})

test.each([null, 'Joe', 12, []])('no name of an unknown signer is read from the server’s answer %j', async (answer) => {
  expect((await ask(answer)).name).toBeNull()
})

test('no name of an unknown signer is shown when the server does not answer, or when there is no server', async () => {
  expect((await ask({}, 503)).name).toBeNull()
  const fetch = () => Promise.reject(new Error('No server is asked'))
  expect(await findOwnName(verifier, { fetch, serverUrl: null })).toBeNull()
})
