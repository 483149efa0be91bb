import { expect, test } from 'vitest'
import { networkName, networks, transactionUrl } from './network.ts'

const hash = `0x${'ab'.repeat(32)}`

test('the link of a transaction leads to tx/{hash} at the explorer of the transaction’s network', () => {
  expect(transactionUrl(1, hash)).toBe(`https://etherscan.io/tx/${hash}`)
  expect(transactionUrl(137, hash)).toBe(`https://polygonscan.com/tx/${hash}`)
  for (const { chainId, blockExplorerUrl } of networks)
    expect(transactionUrl(chainId, hash)).toBe(`${blockExplorerUrl}/tx/${hash}`)
})

test('a transaction has no link on a network without an explorer', () => {
  expect(transactionUrl(31337, hash)).toBeNull()
})

test('a chain without a known name is shown by its chain id, and a missing chain id as an unknown network', () => {
  expect([networkName(84531), networkName(424242), networkName(null)]).toEqual([
    'Base Goerli',
    'Chain ID: 424242',
    'Unknown Network',
  ])
})
