/**
 * A public node of each network that still runs: what a wallet is told with an offer to add that network. The page itself never
 * asks them.
 */
const publicNodes = new Map([
  [1, 'https://ethereum-rpc.publicnode.com'],
  [11155111, 'https://ethereum-sepolia-rpc.publicnode.com'],
  [137, 'https://polygon-bor-rpc.publicnode.com'],
  [42161, 'https://arb1.arbitrum.io/rpc'],
  [10, 'https://mainnet.optimism.io'],
  [8453, 'https://mainnet.base.org'],
])

export function findPublicNode(chainId: number): string | null {
  return publicNodes.get(chainId) ?? null
}
