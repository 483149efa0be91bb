import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { parseAbi } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { expect, it } from 'vitest'
import { isValidSignature, isValidSignatureAt } from './wallet-calls.ts'

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const digest = `0x${'9f'.repeat(32)}` as const

it.each(['0x', '0x1626ba7e', `0x${'00'.repeat(32)}`, `0x1626ba7e${'00'.repeat(27)}01`])(
  "a contract wallet's answer %s is decoded as a refusal",
  (answer) => {
    expect(isValidSignature.decode(answer)).toBe(false)
  },
)

it.each([1, 32, 65, 100])(
  'a call by ERC-1271 with a signature of %d bytes is encoded as viem encodes the call',
  (length) => {
    const signature = `0x${'5a'.repeat(length)}` as const
    expect(isValidSignature.encode(digest, signature)).toBe(
      encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args: [digest, signature] }),
    )
    expect(isValidSignature.decode(`0x1626ba7e${'00'.repeat(28)}`)).toBe(true)
  },
)

it.each([1, 32, 65, 200])(
  'a call that asks a passkey account about a past time with a signature of %d bytes is encoded as viem encodes the call',
  (length) => {
    const signature = `0x${'5a'.repeat(length)}` as const
    const args = [digest, signature, 1_795_000_000n] as const
    expect(isValidSignatureAt.encode(digest, signature, 1_795_000_000)).toBe(
      encodeFunctionData({ abi: didAccountAbi, functionName: 'isValidSignatureAt', args }),
    )
    expect(isValidSignatureAt.decode(`0x${'1'.padStart(64, '0')}`)).toBe(true)
  },
)

it.each(['0x', '0x01', `0x${'0'.repeat(64)}`, `0x${'2'.padStart(64, '0')}`, `0x1626ba7e${'00'.repeat(28)}`])(
  'a contract wallet’s answer %s about a past time is decoded as a refusal',
  (answer) => {
    expect(isValidSignatureAt.decode(answer)).toBe(false)
  },
)
