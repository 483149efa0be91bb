import { shareIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { shareId } from '../../test/fixtures.ts'
import { toShareKey } from './share-key.ts'
import { deriveShareToken, hashShareToken } from './share-token.ts'

const key = toShareKey(new Uint8Array(32).fill(7))
const otherId = shareIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA')
const otherKey = toShareKey(new Uint8Array(32).fill(8))

test('the token of a share and the hash of the token never change (golden vectors)', async () => {
  const token = await deriveShareToken({ shareId, key })
  expect(token).toBe('BKo8AISRgPF73uWCEQ5fMxezOsQ7Aq9QzPHqsALt0gU')
  expect(await hashShareToken(token)).toBe('0x3cf4a96b7096de500c9fe55e38acf664c63b13d788d4d71dc50ae2a0d72f002a')
})

test('the token of a share depends on both the share’s id and its key, and is not the key itself', async () => {
  const tokens = await Promise.all([
    deriveShareToken({ shareId, key }),
    deriveShareToken({ shareId: otherId, key }),
    deriveShareToken({ shareId, key: otherKey }),
  ])
  expect(new Set(tokens).size).toBe(3)
  expect(tokens).not.toContain(key)
})
