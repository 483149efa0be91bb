import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { hashGuardianList, toRegistryList } from '@did/credentials/recovery/guardian-list'
import type { Hex } from '@did/domain/hex'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { buildGuardianList, nobody } from '../guardians/guardian-list.ts'
import {
  encodeFreeze,
  encodeMoveControl,
  encodeRequestUnfreeze,
  encodeSetGuardians,
  encodeVeto,
} from './control-calls.ts'

const identity = `0x${'11'.repeat(20)}` as const
const who = [`0x${'10'.repeat(20)}`, `0x${'20'.repeat(20)}`] as const
const list = buildGuardianList({ who, threshold: 2, days: 7, salt: `0x${'5a'.repeat(32)}` })
const hash = hashGuardianList(list)
const present = toRegistryList(list)
const bySending = { deadline: 0n, signature: '0x' }

test.each<[name: string, data: Hex, args: readonly unknown[]]>([
  ['setGuardians', encodeSetGuardians({ identity, hash, present: nobody }), [hash, toRegistryList(nobody)]],
  ['setGuardians', encodeSetGuardians({ identity, hash, present: list }), [hash, present]],
  ['freeze', encodeFreeze(identity), []],
  ['requestUnfreeze', encodeRequestUnfreeze(identity, list), [present]],
  ['veto', encodeVeto(identity), []],
])('a call of %s names the identity first and ends with an empty consent', (functionName, data, args) => {
  expect(decodeFunctionData({ abi, data })).toEqual({ functionName, args: [identity, ...args, bySending] })
})

test('a call of moveControl passes the present key’s consent before the new key’s consent', () => {
  const [before, after] = [
    { deadline: 8, signature: '0x51' },
    { deadline: 9, signature: '0x52' },
  ] as const
  const controller = who[0]
  const data = encodeMoveControl({ identity, controller, guardians: list, present: before, next: after })
  const consents = [
    { ...before, deadline: 8n },
    { ...after, deadline: 9n },
  ]
  expect(decodeFunctionData({ abi, data })).toEqual({
    functionName: 'moveControl',
    args: [identity, controller, present, ...consents],
  })
})
