import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type { Address } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { readGuardianFile, writeGuardianFile } from './guardian-file.ts'
import { buildGuardianList } from './guardian-list.ts'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const place = { chainId: 31337, didRegistry: address('cc') }
const guardians = buildGuardianList({
  who: [address('0a'), address('0b')],
  threshold: 2,
  days: 3,
  salt: `0x${'5a'.repeat(32)}`,
})
const identity = address('11')
const names = { [address('0a')]: 'Maya' }
const file = writeGuardianFile(place, { publicUrl: 'https://did.example', identity, guardians, names })
const text = JSON.stringify(file)
const hash = hashGuardianList(guardians)

test('a guardian file that the page wrote can be read again', () => {
  expect(readGuardianFile(text, { ...place, identity, hash })).toEqual({ kind: 'read', file })
  expect(readGuardianFile(text, place)).toEqual({ kind: 'read', file })
})

test('a guardian file can be read if it has no names of guardians or only malformed ones', () => {
  const { names: _, ...unnamed } = file
  for (const other of [unnamed, { ...file, names: 'Maya' }, { ...file, names: { [identity]: 'a\u202eb' } }])
    expect(readGuardianFile(JSON.stringify(other), { ...place, identity, hash })).toEqual({
      kind: 'read',
      file: { ...unnamed, names: undefined },
    })
})

test.each([
  ['', {}, 'unreadable'],
  ['{}', {}, 'unreadable'],
  [JSON.stringify({ ...file, guardians: { ...guardians, threshold: 3 } }), {}, 'unreadable'],
  [JSON.stringify({ ...file, guardians: { ...guardians, who: [] } }), {}, 'unreadable'],
  [text, { chainId: 1 }, 'elsewhere'],
  [text, { didRegistry: address('dd') }, 'elsewhere'],
  [text, { identity: address('12') }, 'other-identity'],
  [text, { hash: `0x${'00'.repeat(32)}` }, 'outdated'],
] as const)('a guardian file that does not fit is refused: %s %j', (given, other, fault) => {
  expect(readGuardianFile(given, { ...place, identity, hash, ...other })).toEqual({ kind: 'refused', fault })
})
