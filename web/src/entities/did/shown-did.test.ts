import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { findShownDid, isOneOfSeveralToMint } from './shown-did.ts'

const did = (id: number, onChain = false) => ({ id: didIdSchema.parse(id), onChain })
const [newest, minted, oldest] = [did(9), did(5, true), did(2)]

test('a new off-chain DID does not replace an older minted DID on the page', () => {
  expect(findShownDid([newest, minted, oldest], '')).toBe(minted)
})

test('the page shows the first DID of the list while no DID is on the chain', () => {
  expect(findShownDid([newest, oldest], '')).toBe(newest)
  expect(findShownDid([], 'did=5')).toBeNull()
})

test('the page shows the DID that the person chose last, unless the page’s URL names another one', () => {
  const dids = [newest, minted, oldest]
  expect(findShownDid(dids, 'view=claims', [2, 9])).toBe(oldest)
  expect(findShownDid(dids, 'view=claims', [404, 9])).toBe(newest)
  expect(findShownDid(dids, 'view=claims&did=5', [2])).toBe(minted)
})

test('a URL that names no DID of the owner shows the owner’s default DID', () => {
  for (const search of ['did=7', 'did=', 'did=5x', 'did=05'])
    expect(findShownDid([newest, minted], search)).toBe(minted)
})

test('the page says which DID a mint is about only if the owner has several DIDs to mint', () => {
  expect(isOneOfSeveralToMint(newest, [newest, minted])).toBe(false)
  expect(isOneOfSeveralToMint(oldest, [newest, minted, oldest])).toBe(true)
  expect(isOneOfSeveralToMint(minted, [newest, minted, oldest])).toBe(false)
})
