import { expect, test } from 'vitest'
import { networkName, networks, transactionUrl } from './network.ts'

const hash = `0x${'ab'.repeat(32)}`

test('a transaction links to tx/{hash} of its own network’s explorer', () => {
  expect(transactionUrl(1, hash)).toBe(`https://etherscan.io/tx/${hash}`)
  expect(transactionUrl(137, hash)).toBe(`https://polygonscan.com/tx/${hash}`)
  for (const { chainId, blockExplorerUrl } of networks)
    expect(transactionUrl(chainId, hash)).toBe(`${blockExplorerUrl}/tx/${hash}`)
})

test('a transaction has no link on a network without an explorer', () => {
  expect(transactionUrl(31337, hash)).toBeNull()
})

test('a network without a name is shown by its number, and no network is shown as unknown', () => {
  expect([networkName(84531), networkName(424242), networkName(null)]).toEqual([
    'Base Goerli',
    'Chain ID: 424242',
    'Unknown Network',
  ])
})
