import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { ethereumDidRegistryAbi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { maximumAttributeBytes } from '@did/domain/verifier/limits'
import { type EncodeFunctionDataParameters, encodeFunctionData, type Hex, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { assertMayPublishAttributes, assertSponsored, assertSponsoredControl, publishesAttributes } from './policy.ts'

const account = `0x${'ac'.repeat(20)}` as const
const registry = `0x${'4e'.repeat(20)}` as const
const ethereumDidRegistry = `0x${'e7'.repeat(20)}` as const
const other = `0x${'0e'.repeat(20)}` as const
const called = { deadline: 0n, signature: '0x' } as const
const nobody = { who: [], threshold: 0, delay: 0n, salt: zeroHash } as const

type Call = { to: `0x${string}`; data: `0x${string}` }
const judge = (...calls: Call[]) =>
  assertSponsored(calls, { account, identity: account, registry, ethereumDidRegistry })
const ofRegistry = (call: EncodeFunctionDataParameters<typeof abi>) => ({
  to: registry,
  data: encodeFunctionData(call),
})
const mint = ofRegistry({ abi, functionName: 'mintDID' })
const freeze = ofRegistry({ abi, functionName: 'freeze', args: [account, called] })
const veto = ofRegistry({ abi, functionName: 'veto', args: [account, called] })
const endSessions = { to: account, data: encodeFunctionData({ abi: didAccountAbi, functionName: 'endSessions' }) }

test('the service pays an account for its DID, its commitments, its keys and the calls that protect its identity', () => {
  const commit = ofRegistry({ abi, functionName: 'commitClaim', args: [1n, zeroHash] })
  const guardians = ofRegistry({ abi, functionName: 'setGuardians', args: [account, zeroHash, nobody, called] })
  const move = ofRegistry({ abi, functionName: 'moveControl', args: [account, other, nobody, called, called] })
  const unfreeze = ofRegistry({ abi, functionName: 'requestUnfreeze', args: [account, nobody, called] })
  for (const call of [commit, guardians, move, unfreeze, freeze, veto, endSessions])
    expect(judge(call)).toMatchObject({ mints: false })
  expect(judge(mint, endSessions)).toEqual({ mints: true, isUrgent: false })
})

test.each(['setGuardians', 'moveControl', 'requestUnfreeze', 'veto'] as const)(
  'the service pays an account for %s only when the call is about the account’s own identity',
  (name) => {
    const args = {
      setGuardians: [other, zeroHash, nobody, called],
      moveControl: [other, other, nobody, called, called],
      requestUnfreeze: [other, nobody, called],
      veto: [other, called],
    }[name]
    expect(() => judge(ofRegistry({ abi, functionName: name, args } as never))).toThrow('does not pay')
  },
)

test('the service does not pay for an account’s calls that only look like calls for which the service pays', () => {
  expect(() => judge({ ...mint, to: account })).toThrow('does not pay')
  expect(() => judge({ ...endSessions, to: registry })).toThrow('does not pay')
  expect(() => judge({ to: registry, data: '0x' })).toThrow('does not pay')
  expect(() => judge({ ...freeze, data: `${freeze.data}00` })).toThrow('does not pay')
  expect(() => judge(mint, { ...mint, to: other })).toThrow('does not pay')
})

test('the service pays an account that controls another identity for calls about that identity, and not for calls about the account’s own identity', () => {
  const judgeFor = (call: Call) => assertSponsored([call], { account, identity: other, registry, ethereumDidRegistry })
  const mintFor = (identity: typeof account) =>
    ofRegistry({ abi, functionName: 'mintDIDFor', args: [identity, called] })
  expect(judgeFor(mintFor(other))).toEqual({ mints: true, isUrgent: false })
  expect(judgeFor(endSessions)).toMatchObject({ mints: false })
  for (const call of [mint, mintFor(account), freeze, veto]) expect(() => judgeFor(call)).toThrow('does not pay')
})

const signed = { deadline: 9n, signature: '0x51' } as const
const encode = (call: EncodeFunctionDataParameters<typeof abi>) => encodeFunctionData(call)
const callsOf = (identity: typeof account, consent: typeof signed | typeof called) => [
  encode({ abi, functionName: 'setGuardians', args: [identity, zeroHash, nobody, consent] }),
  encode({ abi, functionName: 'moveControl', args: [identity, other, nobody, signed, consent] }),
  encode({ abi, functionName: 'moveControl', args: [identity, other, nobody, consent, signed] }),
  encode({ abi, functionName: 'requestUnfreeze', args: [identity, nobody, consent] }),
  encode({ abi, functionName: 'freeze', args: [identity, consent] }),
  encode({ abi, functionName: 'veto', args: [identity, consent] }),
]

test('the service sends the caller’s signed calls about who controls an identity, and only freezes and vetoes are urgent', () => {
  const purposes = callsOf(account, signed).map((data) => assertSponsoredControl(data, account))
  expect(purposes.map(({ isUrgent }) => isUrgent)).toEqual([false, false, false, false, true, true])
  expect(purposes.some(({ mints }) => mints)).toBe(false)
})

test('the service sends a signed call about who controls an identity only for the caller’s own identity', () => {
  for (const data of callsOf(other, signed)) expect(() => assertSponsoredControl(data, account)).toThrow('pay')
})

test('the service sends no call with an empty consent, because the chain would take the service for the one who consents', () => {
  for (const data of callsOf(account, called)) expect(() => assertSponsoredControl(data, account)).toThrow('signed')
})

test('the service sends only signed calls of certain functions, and no call with further bytes after its arguments', () => {
  const finish = encode({ abi, functionName: 'finishChange', args: [account, '0x', signed] })
  const mintFor = encode({ abi, functionName: 'mintDIDFor', args: [account, signed] })
  const [setGuardians = '0x'] = callsOf(account, signed)
  for (const data of [finish, mintFor, mint.data, '0x', `${setGuardians}00`] as const)
    expect(() => assertSponsoredControl(data, account)).toThrow('does not pay')
})

test('calls that are sent together are urgent only if all of them are freezes or vetoes', () => {
  expect(judge(freeze, veto).isUrgent).toBe(true)
  expect(judge(freeze, endSessions).isUrgent).toBe(false)
})

const name = `0x${'51'.repeat(32)}` as const
const ofLength = (bytes: number) => `0x${'aa'.repeat(bytes)}` as const
const call = (functionName: 'setAttribute' | 'revokeAttribute', { identity = account as Hex, value = ofLength(32) }) =>
  encodeFunctionData(
    functionName === 'setAttribute'
      ? { abi: ethereumDidRegistryAbi, functionName, args: [identity, name, value, 86_400n] }
      : { abi: ethereumDidRegistryAbi, functionName, args: [identity, name, value] },
  )
const judgeAttribute = (data: Hex) => judge({ to: ethereumDidRegistry, data })

test.each(['setAttribute', 'revokeAttribute'] as const)(
  'the service pays a verifier for %s of its own DID, if the value is not too long',
  (functionName) => {
    const longest = ofLength(maximumAttributeBytes)
    expect(judgeAttribute(call(functionName, {}))).toEqual({ mints: false, isUrgent: false })
    expect(judgeAttribute(call(functionName, { value: longest }))).toEqual({ mints: false, isUrgent: false })
    expect(() => judgeAttribute(call(functionName, { value: `${longest}aa` }))).toThrow('does not pay')
    expect(() => judgeAttribute(call(functionName, { identity: other }))).toThrow('does not pay')
    expect(() => judge({ to: registry, data: call(functionName, {}) })).toThrow('does not pay')
    expect(() => judge({ to: other, data: call(functionName, {}) })).toThrow('does not pay')
  },
)

test('the service pays a verifier for no other function of the ERC-1056 registry, and for no function of it if the installation names no such registry', () => {
  const owner = encodeFunctionData({
    abi: ethereumDidRegistryAbi,
    functionName: 'changeOwner',
    args: [account, other],
  })
  const args = [account, name, other, 86_400n] as const
  const delegate = encodeFunctionData({ abi: ethereumDidRegistryAbi, functionName: 'addDelegate', args })
  for (const data of [owner, delegate, mint.data, '0x'] as const)
    expect(() => judgeAttribute(data)).toThrow('does not pay')
  const calls = [{ to: ethereumDidRegistry, data: call('setAttribute', {}) }]
  expect(() =>
    assertSponsored(calls, { account, identity: account, registry, ethereumDidRegistry: undefined }),
  ).toThrow('does not pay')
})

test('the service pays only an accredited verifier for attributes, and pays for other calls without an accreditation', () => {
  const calls = [mint, { to: ethereumDidRegistry, data: call('setAttribute', {}) }]
  expect(publishesAttributes(calls, { ethereumDidRegistry })).toBe(true)
  expect(publishesAttributes([mint], { ethereumDidRegistry })).toBe(false)
  expect(() => assertMayPublishAttributes('accredited')).not.toThrow()
  for (const standing of ['suspended', 'none'] as const)
    expect(() => assertMayPublishAttributes(standing)).toThrow('accredited verifiers')
})
