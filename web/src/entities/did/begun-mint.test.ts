import { addressSchema } from '@did/domain/hex'
import { beforeEach, expect, test, vi } from 'vitest'
import { findDidsPause, noteMintBegun, noteMintEnded } from './begun-mint.ts'

const owner = addressSchema.parse(`0x${'01'.repeat(20)}`)
const other = addressSchema.parse(`0x${'02'.repeat(20)}`)
const now = Date.parse('2026-11-26T08:00:00Z')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const [waiting, minted] = [{ onChain: false }, { onChain: true }]

test('for two minutes after a mint began, its owner’s page asks for the DIDs every two seconds', () => {
  noteMintBegun(owner, now)
  expect(findDidsPause(owner, [waiting], now + 119_999)).toBe(2000)
  expect(findDidsPause(owner, [waiting], now + 120_000)).toBe(false)
  expect(findDidsPause(other, [waiting], now)).toBe(false)
})

test('the page stops asking for the DIDs when the minted DID is among them, or when the page saw how the mint ended', () => {
  noteMintBegun(owner, now)
  expect(findDidsPause(owner, [minted], now)).toBe(false)
  noteMintEnded(owner)
  expect(findDidsPause(owner, [waiting], now)).toBe(false)
})
