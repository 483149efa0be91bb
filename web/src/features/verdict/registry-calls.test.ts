import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { encodeFunctionData, encodeFunctionResult } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { accreditationAt, balanceOf, revokedAt } from './registry-calls.ts'

const abi = didRegistryAbi
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digest = `0x${'9f'.repeat(32)}` as const

describe('a question to the registry', () => {
  it('is encoded as the generated ABI encodes it', () => {
    expect(balanceOf.encode(address)).toBe(encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] }))
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
    ['nobody', { isAccredited: false, name: '', domain: '', since: 0 }],
    ['a name longer than a word', { isAccredited: true, name: 'x'.repeat(100), domain: 'y'.repeat(64), since: 1 }],
  ])('is understood when it is about %s', (_, standing) => {
    const { isAccredited, name, domain, since } = standing
    const result = [isAccredited, name, domain, BigInt(since)] as const
    const answer = encodeFunctionResult({ abi, functionName: 'accreditationAt', result })
    expect(accreditationAt.decode(answer)).toEqual(standing)
  })

  it('is understood when it is a number', () => {
    expect(balanceOf.decode(encodeFunctionResult({ abi, functionName: 'balanceOf', result: 2n }))).toBe(2n)
    expect(revokedAt.decode(encodeFunctionResult({ abi, functionName: 'revokedAt', result: 7n }))).toBe(7)
  })

  it.each([
    ['nothing, where there is no contract', '0x'],
    ['half a word', `0x${'00'.repeat(16)}`],
    ['text', 'no'],
    ['offsets beyond its end', `0x${'ff'.repeat(32 * 4)}`],
  ])('is unanswered when the chain says %s', (_, answer) => {
    expect(() => accreditationAt.decode(answer)).toThrow()
  })

  it('is unanswered when a number is out of range', () => {
    expect(() => revokedAt.decode(`0x${'ff'.repeat(32)}`)).toThrow('out of range')
  })
})
