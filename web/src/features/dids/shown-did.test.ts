import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { findShownDid, isOneOfSeveralToMint } from './shown-did.ts'

const did = (id: number, onChain = false) => ({ id: didIdSchema.parse(id), onChain })
const [newest, minted, oldest] = [did(9), did(5, true), did(2)]

test('the first DID is shown until the address names another one', () => {
  const dids = [newest, minted]
  expect(findShownDid(dids, '')).toBe(newest)
  expect(findShownDid(dids, 'view=claims&did=5')).toBe(minted)
  expect(findShownDid([], 'did=5')).toBeNull()
})

test('an address that names a DID of nobody here shows the first', () => {
  for (const search of ['did=7', 'did=', 'did=5x', 'did=05'])
    expect(findShownDid([newest, minted], search)).toBe(newest)
})

test('which DID a token is for is said only where there is a choice', () => {
  expect(isOneOfSeveralToMint(newest, [newest, minted])).toBe(false)
  expect(isOneOfSeveralToMint(oldest, [newest, minted, oldest])).toBe(true)
  expect(isOneOfSeveralToMint(minted, [newest, minted, oldest])).toBe(false)
})
