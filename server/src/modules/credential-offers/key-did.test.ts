import { expect, test } from 'vitest'
import { resolveKeyDid } from './key-did.ts'

const didKey = (multibase: string) => resolveKeyDid(`did:key:${multibase}#${multibase}`)

test('a did:key of Ed25519 is read as the key that it contains', () => {
  const multibase = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
  expect(didKey(multibase)).toMatchObject({ did: `did:key:${multibase}`, jwk: { kty: 'OKP', crv: 'Ed25519' } })
})

test('a did:key that is as long as a call permits is refused at once', () => {
  const before = process.threadCpuUsage()
  expect(didKey(`z${'x'.repeat(60_000)}`)).toBeNull()
  // Decoding 60,000 digits would need seconds.
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(200)
})
