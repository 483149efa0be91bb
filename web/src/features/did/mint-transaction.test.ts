import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { decodeFunctionData, encodeEventTopics, getAddress, type Log, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { encodeMint, findMintedTokenId } from './mint-transaction.ts'

const registry: Address = `0x${'Aa'.repeat(20)}`
const owner: Address = `0x${'bb'.repeat(20)}`
const stranger: Address = `0x${'cc'.repeat(20)}`

function mintedLog(address: Address, to: Address, tokenId: bigint): Log {
  const topics = encodeEventTopics({ abi: didRegistryAbi, eventName: 'DidMinted', args: { owner: to, tokenId } })
  const [signature, ...indexed] = topics.flat().filter((topic) => topic !== null)
  if (!signature) throw new Error('an event has a signature')
  return {
    address,
    topics: [signature, ...indexed],
    data: '0x',
    blockHash: null,
    blockNumber: null,
    blockTimestamp: undefined,
    logIndex: 0,
    transactionHash: null,
    transactionIndex: null,
    removed: false,
  }
}

test('a mint by the owner’s own wallet calls mintDID without arguments', () => {
  expect(encodeMint({ owner, wallet: owner })).toBe(toFunctionSelector('function mintDID()'))
})

test('a mint by another wallet that acts for the owner calls mintDIDFor with the owner’s address', () => {
  const data = encodeMint({ owner, wallet: stranger })
  const { functionName, args } = decodeFunctionData({ abi: didRegistryAbi, data })
  expect([functionName, args]).toEqual(['mintDIDFor', [getAddress(owner), { deadline: 0n, signature: '0x' }]])
})

test('a mint takes its token from the configured registry’s event about the owner, whatever letter case the registry’s address has', () => {
  const logs = [mintedLog(stranger, owner, 1n), mintedLog(registry, stranger, 2n), mintedLog(registry, owner, 3n)]
  const lower: Address = `0x${'aa'.repeat(20)}`
  expect(findMintedTokenId(logs, lower, owner)).toBe('3')
})

test('a mint fails when its receipt lacks the DidMinted event of the registry', () => {
  const find = () => findMintedTokenId([mintedLog(stranger, owner, 1n)], registry, owner)
  expect(find).toThrow('Failed to find DidMinted event')
  try {
    find()
  } catch (error) {
    expect(isAppError(error, 'did-minted-event-missing')).toBe(true)
  }
})
