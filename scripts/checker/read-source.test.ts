import { changedLinks, linksOfEveryKind, redirectors, surroundings } from '@did/credentials/test/link-wrappers'
import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'

const { 'a short link': short = '', 'a request for proof': request = '' } = linksOfEveryKind

test('check-credential can read a link that a mail or chat program has changed', async () => {
  const read = await readSource(short)
  expect(read).toMatchObject({ kind: 'share', share: { kind: 'controlled' }, origin: 'https://id.example' })
  for (const [way, wrap] of Object.entries({ ...redirectors, ...changedLinks, ...surroundings }))
    expect(await readSource(wrap(short)), way).toEqual(read)
})

test('check-credential asks the site that a link leads to, even if the link is inside the address of a redirecting site', async () => {
  const foreign = short.replace('id.example', 'evil.example')
  const wrapped = `https://id.example/go?to=${encodeURIComponent(foreign)}`
  expect(await readSource(wrapped)).toMatchObject({ origin: 'https://evil.example' })
})

test('check-credential says why it refuses a request for proof, two links or any other text', async () => {
  await expect(readSource(request)).rejects.toThrow('holds no claim')
  await expect(readSource(`${short} ${short.replace('#', '#2.')}`)).rejects.toThrow('one link at a time')
  await expect(readSource('hello')).rejects.toThrow('neither a link nor a file')
})
