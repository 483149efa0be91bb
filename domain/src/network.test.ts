import { expect, test } from 'vitest'
import { networkName, networks, transactionUrl } from './network.ts'

const hash = `0x${'ab'.repeat(32)}`

test('a transaction stands under tx/{hash} of its own network’s explorer', () => {
  expect(transactionUrl(1, hash)).toBe(`https://etherscan.io/tx/${hash}`)
  expect(transactionUrl(137, hash)).toBe(`https://polygonscan.com/tx/${hash}`)
  for (const { chainId, blockExplorerUrl } of networks)
    expect(transactionUrl(chainId, hash)).toBe(`${blockExplorerUrl}/tx/${hash}`)
})

test('there is no link where there is no explorer', () => {
  expect(transactionUrl(31337, hash)).toBeNull()
})

test('a network without a name is called by its number, and none at all is unknown', () => {
  expect([networkName(84531), networkName(424242), networkName(null)]).toEqual([
    'Base Goerli',
    'Chain ID: 424242',
    'Unknown Network',
  ])
})
