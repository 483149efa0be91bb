import { networkNames } from './texts/en/network-names.ts'

export type Network = {
  chainId: number
  name: string
  isTestnet: boolean
  isRetired: boolean
  blockExplorerUrl: string | null
}

/**
 * The networks that the specification names. Goerli, Mumbai and Base Goerli have been shut down.
 */
export const networks: readonly Network[] = [
  network(1, 'Ethereum Mainnet', 'https://etherscan.io'),
  network(5, 'Goerli Testnet', 'https://goerli.etherscan.io', { isTestnet: true, isRetired: true }),
  network(11155111, 'Sepolia Testnet', 'https://sepolia.etherscan.io', { isTestnet: true }),
  network(137, 'Polygon', 'https://polygonscan.com'),
  network(80001, 'Mumbai Testnet', 'https://mumbai.polygonscan.com', { isTestnet: true, isRetired: true }),
  network(42161, 'Arbitrum', 'https://arbiscan.io'),
  network(10, 'Optimism', 'https://optimistic.etherscan.io'),
  network(84531, 'Base Goerli', 'https://goerli.basescan.org', { isTestnet: true, isRetired: true }),
  network(8453, 'Base', 'https://basescan.org'),
]

function network(
  chainId: number,
  name: string,
  blockExplorerUrl: string,
  marks: { isTestnet?: boolean; isRetired?: boolean } = {},
): Network {
  return { chainId, name, blockExplorerUrl, isTestnet: marks.isTestnet ?? false, isRetired: marks.isRetired ?? false }
}

export function findNetwork(chainId: number): Network | null {
  return networks.find((known) => known.chainId === chainId) ?? null
}

/** Returns 'Chain ID: {n}' for an unknown chain id, and 'Unknown Network' for null. */
export function networkName(chainId: number | null): string {
  if (chainId === null) return networkNames.none
  return findNetwork(chainId)?.name ?? networkNames.byId(chainId)
}

/** Returns the block explorer's URL of a transaction, or null for a network without an explorer. */
export function transactionUrl(chainId: number, hash: string): string | null {
  const explorer = findNetwork(chainId)?.blockExplorerUrl
  return explorer ? `${explorer}/tx/${hash}` : null
}
