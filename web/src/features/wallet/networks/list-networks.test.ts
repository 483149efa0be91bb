import { expect, it } from 'vitest'
import { listNetworks, searchNetworks } from './list-networks.ts'

const sepolia = 11155111

it('listNetworks begins with the installation’s own chain and ends with networks that were shut down', () => {
  const listed = listNetworks({ current: 1, own: 31337 })
  expect(listed[0]).toMatchObject({ name: 'Chain ID: 31337', isOwn: true, kind: 'other' })
  expect(listed.slice(-3).map(({ name }) => name)).toEqual(['Goerli Testnet', 'Mumbai Testnet', 'Base Goerli'])
  expect(listed).toHaveLength(10)
})

it('listNetworks names each network once, even if several sources list the network', () => {
  expect(listNetworks({ current: sepolia, own: sepolia })).toHaveLength(9)
  expect(listNetworks({ current: 31337, own: 31337 })).toHaveLength(10)
  expect(listNetworks({ current: null, own: null })).toHaveLength(9)
})

it.each([
  [1, 'connected'],
  [sepolia, 'testnet'],
  [137, 'other'],
])('listNetworks gives chain %d the colour of the kind “%s” while the wallet is on mainnet', (chainId, kind) => {
  const listed = listNetworks({ current: 1, own: null })
  expect(listed.find((network) => network.chainId === chainId)?.kind).toBe(kind)
})

const listed = listNetworks({ current: null, own: null })

it.each([
  ['base', ['Base', 'Base Goerli']],
  [' MAINNET ', ['Ethereum Mainnet']],
  ['8453', ['Base', 'Base Goerli']],
  ['nowhere', []],
])('searchNetworks finds a network by "%s"', (typed, names) => {
  expect(searchNetworks(listed, typed).map(({ name }) => name)).toEqual(names)
})
