import { expect, it } from 'vitest'
import { createWalletPort } from '../engine/wallet-port.ts'
import { ensureChain } from './ensure-chain.ts'

const chain = { chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }

/**
 * The wallet is on the chain `current`, and also knows the chains `known`. If `refusal` is given,
 * it refuses with this error to switch to a chain and to add one.
 */
function buildWallet(options: {
  current: string | null
  known?: string[]
  refusal?: { code: number; message: string }
}) {
  const state = { current: options.current, known: new Set(options.known ?? []), asked: [] as string[] }
  const port = createWalletPort({
    request: async ({ method, params }) => {
      if (method === 'eth_chainId') return state.current
      state.asked.push(method)
      if (options.refusal) throw options.refusal
      const [{ chainId }] = params as [{ chainId: string }]
      if (method === 'wallet_addEthereumChain') state.known.add(chainId)
      else if (!state.known.has(chainId)) throw { code: 4902, message: 'Unrecognized chain ID' }
      else state.current = chainId
      return null
    },
  })
  return { port, state }
}

it('ensureChain asks a wallet on the right chain for nothing, whether the wallet names the chain in hex or decimal', async () => {
  for (const current of ['0x7a69', '31337']) {
    const { port, state } = buildWallet({ current })
    await ensureChain(port, chain)
    expect(state.asked).toEqual([])
  }
})

it('ensureChain switches to a chain that the wallet knows', async () => {
  const { port, state } = buildWallet({ current: '0x1', known: ['0x7a69'] })
  await ensureChain(port, chain)
  expect(state).toMatchObject({ current: '0x7a69', asked: ['wallet_switchEthereumChain'] })
})

it('ensureChain adds a chain that the wallet does not know, and then switches to this chain', async () => {
  const { port, state } = buildWallet({ current: '0x1' })
  await ensureChain(port, chain)
  expect(state.current).toBe('0x7a69')
  expect(state.asked).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'])
})

it('ensureChain reports that the person declined to switch', async () => {
  const { port } = buildWallet({ current: '0x1', refusal: { code: 4001, message: 'no' } })
  await expect(ensureChain(port, chain)).rejects.toMatchObject({ code: 'wallet-rejected' })
})

it.each([4200, -32601])('ensureChain fails when a wallet refuses to switch with the code %d', async (code) => {
  const { port } = buildWallet({ current: '0x1', refusal: { code, message: 'unsupported' } })
  await expect(ensureChain(port, chain)).rejects.toMatchObject({ code: 'wallet-wrong-network' })
})

it('ensureChain goes on with a wallet that can neither switch nor name its chain', async () => {
  const { port } = buildWallet({ current: null, refusal: { code: 4200, message: 'unsupported' } })
  await expect(ensureChain(port, chain)).resolves.toBeUndefined()
})
