import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { encodeEventTopics, encodeFunctionData, encodeFunctionResult } from 'viem/utils'
import { expect, it } from 'vitest'
import {
  accreditationAt,
  addressTopic,
  balanceOf,
  controllerOf,
  eventTopics,
  frozenSince,
  revokedAt,
} from './registry-calls.ts'
import { ownerOf } from './token-owner.ts'

const abi = didRegistryAbi
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digest = `0x${'9f'.repeat(32)}` as const

it('a call of the registry is encoded as the generated ABI encodes it', () => {
  expect(balanceOf.encode(address)).toBe(encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] }))
  expect(ownerOf.encode('12')).toBe(encodeFunctionData({ abi, functionName: 'ownerOf', args: [12n] }))
  expect(accreditationAt.encode(address, 1_795_000_000)).toBe(
    encodeFunctionData({ abi, functionName: 'accreditationAt', args: [address, 1_795_000_000n] }),
  )
  expect(revokedAt.encode(address, digest)).toBe(
    encodeFunctionData({ abi, functionName: 'revokedAt', args: [address, digest] }),
  )
})

it.each([
  [
    'a known verifier',
    { isAccredited: true, name: 'Universidade do Porto – Secção ñ', domain: 'up.pt', since: 1_795_000_000 },
  ],
  ['an unknown wallet', { isAccredited: false, name: '', domain: '', since: 0 }],
  [
    'a verifier with a name longer than a word',
    { isAccredited: true, name: 'x'.repeat(100), domain: 'y'.repeat(64), since: 1 },
  ],
])('the registry’s answer about the standing of %s is decoded', (_, standing) => {
  const { isAccredited, name, domain, since } = standing
  const result = [isAccredited, name, domain, BigInt(since)] as const
  const answer = encodeFunctionResult({ abi, functionName: 'accreditationAt', result })
  expect(accreditationAt.decode(answer)).toEqual(standing)
})

it('an accredited verifier with the default name is decoded as never accredited, and a suspended verifier with this name is decoded as suspended', () => {
  const answer = (isAccredited: boolean) =>
    encodeFunctionResult({
      abi,
      functionName: 'accreditationAt',
      result: [isAccredited, 'Sample Organization', 'up.pt', 7n],
    })
  expect(accreditationAt.decode(answer(true))).toEqual({ isAccredited: false, name: '', domain: '', since: 0 })
  expect(accreditationAt.decode(answer(false))).toMatchObject({ isAccredited: false, since: 7 })
})

it('a number in an answer of the registry is decoded', () => {
  expect(balanceOf.decode(encodeFunctionResult({ abi, functionName: 'balanceOf', result: 2n }))).toBe(2n)
  expect(revokedAt.decode(encodeFunctionResult({ abi, functionName: 'revokedAt', result: 7n }))).toBe(7)
})

it('calls of controllerOf and frozenSince are encoded, and their answers are decoded, as the generated ABI says', () => {
  const asked = { abi, args: [address] } as const
  expect(controllerOf.encode(address)).toBe(encodeFunctionData({ ...asked, functionName: 'controllerOf' }))
  expect(frozenSince.encode(address)).toBe(encodeFunctionData({ ...asked, functionName: 'frozenSince' }))
  const result = [address, 1_795_000_000n, true] as const
  const answer = encodeFunctionResult({ abi, functionName: 'controllerOf', result })
  expect(controllerOf.decode(answer)).toEqual({
    controller: address.toLowerCase(),
    since: 1_795_000_000,
    byRecovery: true,
  })
  expect(frozenSince.decode(encodeFunctionResult({ abi, functionName: 'frozenSince', result: 9n }))).toBe(9)
  for (const broken of ['0x', `${answer.slice(0, -64)}`, `0x01${answer.slice(4)}`])
    expect(() => controllerOf.decode(broken)).toThrow()
})

it('an address in an answer of the registry is decoded', () => {
  const answer = encodeFunctionResult({ abi, functionName: 'ownerOf', result: address })
  expect(ownerOf.decode(answer)).toBe(address.toLowerCase())
  for (const broken of ['0x', `${answer}00`, `0x01${answer.slice(4)}`]) expect(() => ownerOf.decode(broken)).toThrow()
})

it.each([
  ['nothing, because no contract exists', '0x'],
  ['half a word', `0x${'00'.repeat(16)}`],
  ['text', 'no'],
  ['offsets beyond its end', `0x${'ff'.repeat(32 * 4)}`],
])('the decoder of the registry’s answers throws when the chain answers %s', (_, answer) => {
  expect(() => accreditationAt.decode(answer)).toThrow()
})

it('the decoder of the registry’s answers throws when a number is out of range', () => {
  expect(() => revokedAt.decode(`0x${'ff'.repeat(32)}`)).toThrow('out of range')
})

it('the events of the registry have the topics of the generated ABI', () => {
  expect(encodeEventTopics({ abi, eventName: 'Anchored', args: { digest } })).toEqual([eventTopics.anchored, digest])
  expect(encodeEventTopics({ abi, eventName: 'AttestationRevoked', args: { verifier: address, digest } })).toEqual([
    eventTopics.attestationRevoked,
    addressTopic(address),
    digest,
  ])
})
