import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { hashGuardianList, toRegistryList } from '@did/credentials/recovery/guardian-list'
import { type GuardianList, guardianListSchema } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import { encodeAbiParameters, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { buildGuardianList, findRowFault, majorityOf } from './guardian-list.ts'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const salt = `0x${'5a'.repeat(32)}` as const
const list: GuardianList = buildGuardianList({
  who: [address('Bb'), address('0a'), address('c1')],
  threshold: 2,
  days: 7,
  salt,
})

/** Finds the ABI type that the compiler wrote for the list of guardians in `setGuardians`. */
function findParameter() {
  const call = didRegistryAbi.find((item) => item.type === 'function' && item.name === 'setGuardians')
  const parameter = call && 'inputs' in call ? call.inputs[2] : null
  if (!parameter || !('components' in parameter)) throw new Error('The registry sets no guardians')
  return parameter
}

test('a list of guardians has its addresses in ascending order and in lower case', () => {
  expect(list.who).toEqual([address('0a'), address('bb'), address('c1')])
  expect(guardianListSchema.parse(list)).toEqual(list)
})

test('the hash of a list of guardians is the hash of the list’s ABI encoding', () => {
  const encoded = encodeAbiParameters([findParameter()], [toRegistryList(list)])
  expect(hashGuardianList(list)).toBe(keccak256(encoded))
})

test('a list of guardians has the same hash in whatever order a person enters it', () => {
  const other = buildGuardianList({ who: list.who.toReversed(), threshold: 2, days: 7, salt })
  expect(hashGuardianList(other)).toBe(hashGuardianList(list))
})

test('a list of guardians with another salt has another hash', () => {
  expect(hashGuardianList({ ...list, salt: `0x${'5b'.repeat(32)}` })).not.toBe(hashGuardianList(list))
})

const own = [address('11')]
test.each([
  [['', ' '], 0, 'missing'],
  [['', ' '], 1, null],
  [['', address('ab')], 0, null],
  [['maria'], 0, 'unknown'],
  [['0xmaria'], 0, 'not-address'],
  [[address('00')], 0, 'not-address'],
  [[address('11')], 0, 'yourself'],
  [['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], 0, null],
  [['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'], 0, 'misspelt'],
  [['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], 0, 'misspelt'],
  [['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaee'], 0, null],
  [[address('ab'), ` ${address('AB')} `], 1, 'repeated'],
  [[address('ab'), address('cd')], 1, null],
] as const)('a form for guardians that contains %j shows this fault in row %i: %s', (rows, index, fault) => {
  expect(findRowFault(rows, index, own)).toBe(fault)
})

test('a majority of guardians is more than half of them', () => {
  expect([1, 2, 3, 4, 5].map(majorityOf)).toEqual([1, 2, 2, 3, 3])
})
