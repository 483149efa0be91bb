import { toAddress } from '@did/domain/hex'
import { expect, test, vi } from 'vitest'
import { createWalletPort, type Eip1193Provider } from './engine/wallet-port.ts'
import { createSigner } from './signer.ts'

vi.mock('../../lib/app-config.ts', () => ({
  getAppConfig: async () => ({ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545', embedded: false }),
}))

const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')
const bob = toAddress('0x2546bcd3c84621e976d8185a91a922ae77ecec30')
const typedData = { domain: { chainId: 31337 }, types: {}, primaryType: 'A', message: {} }

/** Like MetaMask, this wallet signs only for its present network and its present account. */
function buildWallet(onChain: number) {
  const state = { chainId: onChain, account: ada, asked: [] as string[], atSignature: () => {} }
  const mismatch = () => ({
    code: -32603,
    message: `Provided chainId "31337" must match the active chainId "${state.chainId}"`,
  })
  const request: Eip1193Provider['request'] = async ({ method, params }) => {
    if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`
    state.asked.push(method)
    const [first] = params as [unknown]
    if (method === 'wallet_switchEthereumChain') {
      state.chainId = Number((first as { chainId: string }).chainId)
      return null
    }
    state.atSignature()
    if (state.chainId !== 31337) throw mismatch()
    if (first !== state.account) throw { code: 4100, message: 'The requested account has not been authorized.' }
    return '0xabcd'
  }
  const port = createWalletPort({ request })
  return { state, signer: createSigner(() => port)({ identity: ada, wallet: ada }) }
}

test('a wallet on another network switches to this service’s network before it signs typed data', async () => {
  const { state, signer } = buildWallet(1)
  await expect(signer.signTypedData(typedData)).resolves.toBe('0xabcd')
  expect(state.asked).toEqual(['wallet_switchEthereumChain', 'eth_signTypedData_v4'])
})

test('a wallet keeps its network when it signs typed data for another chain than this service’s chain', async () => {
  const { state, signer } = buildWallet(31337)
  await signer.signTypedData({ ...typedData, domain: { chainId: 1 } })
  expect(state.asked).toEqual(['eth_signTypedData_v4'])
})

test('a signature fails with the code wallet-wrong-network if the network changes while the wallet asks the person', async () => {
  const { state, signer } = buildWallet(31337)
  state.atSignature = () => (state.chainId = 1)
  await expect(signer.signTypedData(typedData)).rejects.toMatchObject({ code: 'wallet-wrong-network' })
})

test('a signature fails when the wallet’s account changes between the request and the signature', async () => {
  const { state, signer } = buildWallet(31337)
  state.atSignature = () => (state.account = bob)
  await expect(signer.signTypedData(typedData)).rejects.toMatchObject({ code: 'wallet-not-connected' })
})
