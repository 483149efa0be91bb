import { toAddress } from '@did/domain/hex'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createWalletPort, type Eip1193Provider, parseAccounts, parseChainId, type WalletPort } from './wallet-port.ts'

const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')

it.each([
  ['0x7a69', 31337],
  ['0x01', 1],
  ['31337', 31337],
  [31337, 31337],
  [10n, 10],
  ['', null],
  ['0x', null],
  ['0x0', null],
  [null, null],
  [{}, null],
  [Number.NaN, null],
])('parseChainId reads %s as %s', (value, chainId) => {
  expect(parseChainId(value)).toBe(chainId)
})

it('parseAccounts turns checksummed and lower-case addresses into the same addresses', () => {
  expect(parseAccounts(['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', ada])).toEqual([ada, ada])
})

it.each([undefined, null, 'x', [1, null, '0x12']])('parseAccounts finds no account in %j', (value) => {
  expect(parseAccounts(value)).toEqual([])
})

const answering = (answer: unknown) => {
  const calls: unknown[] = []
  const provider: Eip1193Provider = {
    request: async (call) => {
      calls.push(call)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { port: createWalletPort(provider), calls }
}

it('for a signature of a text, the wallet port’s request has the text as hex and then the account', async () => {
  const { port, calls } = answering('0xabcd')
  await expect(port.signText(ada, 'é')).resolves.toBe('0xabcd')
  expect(calls).toEqual([{ method: 'personal_sign', params: ['0xc3a9', ada] }])
})

it('the wallet port adds the type EIP712Domain to the typed data that the wallet signs', async () => {
  const { port, calls } = answering('0xabcd')
  const typedData = {
    domain: { name: 'n', chainId: 1 },
    types: { A: [{ name: 'x', type: 'string' }] },
    primaryType: 'A',
    message: { x: '1' },
  }
  await port.signTypedData(ada, typedData)
  const [{ params }] = calls as [{ params: [string, string] }]
  expect(JSON.parse(params[1])).toEqual({
    ...typedData,
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ...typedData.types,
    },
  })
})

const typedData = { domain: {}, types: {}, primaryType: 'A', message: {} }
const chain = {
  chainId: 1,
  name: 'n',
  rpcUrl: 'http://x',
  blockExplorerUrl: null,
  currency: { name: 'E', symbol: 'E' },
}
it.each<[string, number, (port: WalletPort) => Promise<unknown>]>([
  ['the accounts that a person chooses', 180, (port) => port.requestAccounts()],
  ['the signature of a text', 180, (port) => port.signText(ada, 'x')],
  ['the signature of typed data', 180, (port) => port.signTypedData(ada, typedData)],
  ['another network', 180, (port) => port.switchChain(1)],
  ['a new network', 180, (port) => port.addChain(chain)],
  ['a transaction', 600, (port) => port.sendTransaction(ada, { to: ada, data: '0x' })],
  ['the accounts that the page may see', 10, (port) => port.listAccounts()],
])('a wallet that never answers a request for %s counts as silent after %d seconds', async (_, seconds, ask) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = ask(createWalletPort({ request: () => new Promise(() => {}) })).catch((error: unknown) => error)
  let isOver = false
  void asked.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.race([asked, Promise.resolve('still open')])).toMatchObject({ code: 'wallet-silent' })
})

it('the chain of a wallet that never names its chain is unknown after 10 seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = createWalletPort({ request: () => new Promise(() => {}) }).findChainId()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.race([asked, Promise.resolve('still open')])).toBeNull()
})

it('the wallet port refuses an answer that is no signature or hash', async () => {
  const { port } = answering({ signature: '0x' })
  await expect(port.signText(ada, 'x')).rejects.toMatchObject({ code: 'wallet-failed' })
  await expect(port.sendTransaction(ada, { to: ada, data: '0x' })).rejects.toMatchObject({ code: 'wallet-failed' })
})

it('the wallet port reports an unknown chain when the wallet refuses to name its chain', async () => {
  await expect(answering(new Error('no')).port.findChainId()).resolves.toBeNull()
})

it('the wallet port works with a wallet that sends no events', () => {
  const { port } = answering(null)
  const stop = port.listen({ onAccounts: () => {}, onChain: () => {}, onDisconnect: () => {} })
  expect(port.hasEvents).toBe(false)
  expect(stop).not.toThrow()
})

it('the wallet port parses the accounts and the chain id in a wallet’s events', () => {
  const heard: unknown[] = []
  const listeners = new Map<string, (value: unknown) => void>()
  const provider: Eip1193Provider = {
    request: async () => null,
    on: (event, listener) => listeners.set(event, listener),
  }
  createWalletPort(provider).listen({
    onAccounts: (accounts) => heard.push(accounts),
    onChain: (chainId) => heard.push(chainId),
    onDisconnect: () => heard.push('disconnect'),
  })
  listeners.get('accountsChanged')?.(['0x71C7656EC7ab88b098defB751B7401B5f6d8976F'])
  listeners.get('chainChanged')?.('0x89')
  listeners.get('disconnect')?.({ code: 1013 })
  expect(heard).toEqual([[ada], 137, 'disconnect'])
})
