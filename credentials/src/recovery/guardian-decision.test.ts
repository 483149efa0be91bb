import type { GuardianDecision } from '@did/domain/account/recovery'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { encodeAbiParameters, hashTypedData, keccak256, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildGuardianDecisionRequest, guardianDecisionDigest } from './guardian-decision.ts'
import { hashGuardianList, isInOrder } from './guardian-list.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const domain = attestationDomain({ chainId: 31337, didRegistry: address('d') })
const identity = address('a')
const key = `0x${'5e'.repeat(64)}` as const
const digestOf = (decision: GuardianDecision, round = '3') =>
  guardianDecisionDigest(domain, { identity, decision, round })

test('the digest of a guardians’ decision is the EIP-712 digest of the type that the registry has for this kind of decision', () => {
  const word = [
    { name: 'identity', type: 'address' },
    { name: 'decision', type: 'string' },
    { name: 'round', type: 'uint256' },
  ]
  const types = {
    GuardianDecision: word,
    Recovery: [
      word[0],
      { name: 'controller', type: 'address' },
      { name: 'key', type: 'bytes' },
      word[2],
    ] as typeof word,
  }
  const hash = (primaryType: 'GuardianDecision' | 'Recovery', message: Record<string, unknown>) =>
    hashTypedData({ domain, types, primaryType, message: { identity, round: 3n, ...message } })
  for (const kind of ['freeze', 'unfreeze', 'veto'] as const)
    expect(digestOf({ kind })).toBe(hash('GuardianDecision', { decision: kind }))
  const byKey = { kind: 'recover', target: { kind: 'key', key } } as const
  expect(digestOf(byKey)).toBe(hash('Recovery', { controller: zeroAddress, key }))
  const toWallet = { kind: 'recover', target: { kind: 'controller', controller: address('B') } } as const
  expect(digestOf(toWallet)).toBe(hash('Recovery', { controller: address('b'), key: '0x' }))
})

test('the digest of a guardians’ decision changes with the round, the identity and the decision', () => {
  const freeze = { kind: 'freeze' } as const
  const others = [
    digestOf(freeze, '4'),
    digestOf({ kind: 'veto' }),
    guardianDecisionDigest(domain, { identity: address('b'), decision: freeze, round: '3' }),
  ]
  expect(new Set([digestOf(freeze), ...others]).size).toBe(4)
})

test('the digest of a guardians’ decision is right even if the number of the round is too large for a JavaScript number', () => {
  const round = '9007199254740993'
  expect(digestOf({ kind: 'freeze' }, round)).not.toBe(digestOf({ kind: 'freeze' }, '9007199254740992'))
  const { message } = buildGuardianDecisionRequest(domain, { identity, decision: { kind: 'freeze' }, round })
  expect(JSON.stringify(message)).toContain(round)
})

test('the hash of a list of guardians is keccak256 of the list’s ABI encoding, whatever the case of the addresses', () => {
  const salt = `0x${'01'.repeat(32)}` as const
  const list = { who: [address('B'), address('c')], threshold: 2, delay: 86_400, salt }
  const components = [{ type: 'address[]' }, { type: 'uint8' }, { type: 'uint64' }, { type: 'bytes32' }] as const
  const encoded = encodeAbiParameters(
    [{ type: 'tuple', components }],
    [[[address('b'), address('c')], 2, 86_400n, salt]],
  )
  expect(hashGuardianList(list)).toBe(keccak256(encoded))
})

test('a list of guardians is in order only when its addresses are in ascending order and no address occurs twice', () => {
  expect(isInOrder({ who: [address('1'), address('B'), address('c')] })).toBe(true)
  expect(isInOrder({ who: [address('c'), address('B')] })).toBe(false)
  expect(isInOrder({ who: [address('b'), address('B')] })).toBe(false)
})
