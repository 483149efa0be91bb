import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { findShownDid, isOneOfSeveralToMint } from './shown-did.ts'

const did = (id: number, onChain = false) => ({ id: didIdSchema.parse(id), onChain })
const [newest, minted, oldest] = [did(9), did(5, true), did(2)]

test('a new off-chain DID does not hide the minted one', () => {
  expect(findShownDid([newest, minted, oldest], '')).toBe(minted)
})

test('the first DID shows while none is on the chain', () => {
  expect(findShownDid([newest, oldest], '')).toBe(newest)
  expect(findShownDid([], 'did=5')).toBeNull()
})

test('the DID that was chosen last shows until the address names another one', () => {
  const dids = [newest, minted, oldest]
  expect(findShownDid(dids, 'view=claims', [2, 9])).toBe(oldest)
  expect(findShownDid(dids, 'view=claims', [404, 9])).toBe(newest)
  expect(findShownDid(dids, 'view=claims&did=5', [2])).toBe(minted)
})

test('an address that names no DID of the owner shows the default', () => {
  for (const search of ['did=7', 'did=', 'did=5x', 'did=05'])
    expect(findShownDid([newest, minted], search)).toBe(minted)
})

test('the page says which DID a token is for only where there is a choice of DIDs', () => {
  expect(isOneOfSeveralToMint(newest, [newest, minted])).toBe(false)
  expect(isOneOfSeveralToMint(oldest, [newest, minted, oldest])).toBe(true)
  expect(isOneOfSeveralToMint(minted, [newest, minted, oldest])).toBe(false)
})
