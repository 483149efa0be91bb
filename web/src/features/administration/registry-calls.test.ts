import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { encodeAccredit, encodeSuspend } from './registry-calls.ts'

const verifier = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const decode = (data: `0x${string}`) => decodeFunctionData({ abi: didRegistryAbi, data })

test('the call that accredits a verifier contains the wallet, the reviewed name and the proved domain', () => {
  expect(decode(encodeAccredit(verifier, 'Académie du Phare', 'phare.example'))).toEqual({
    functionName: 'accredit',
    args: [verifier, 'Académie du Phare', 'phare.example'],
  })
})

test('the call that suspends a verifier contains the reason', () => {
  expect(decode(encodeSuspend(verifier, 'It closed', null))).toEqual({
    functionName: 'suspend',
    args: [verifier, 'It closed'],
  })
})

test('the call that suspends a verifier as of an earlier moment contains this moment and the reason', () => {
  expect(decode(encodeSuspend(verifier, 'Its key was stolen', 1_790_000_000))).toEqual({
    functionName: 'suspendAsOf',
    args: [verifier, 1_790_000_000n, 'Its key was stolen'],
  })
})
