import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import { grantingSignInStatement } from '@did/domain/protocol/signed-statements'
import { stringToHex, toFunctionSelector } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { signAsPasskey } from '../../../../test/passkey-fixtures.ts'
import { walletStore } from '../wallet-store.ts'
import type { OpenedAccount } from './open-account.ts'
import { provideAccount } from './provide-account.ts'

const outside = vi.hoisted(() => ({ api: vi.fn(), askPasskey: vi.fn() }))
vi.mock('../../../lib/api.ts', () => ({ api: outside.api }))
vi.mock('./webauthn.ts', () => ({ askPasskey: outside.askPasskey, prfSalt: '0x' }))

const account = toAddress(`0x${'11'.repeat(20)}`)
const didRegistry = toAddress(`0x${'33'.repeat(20)}`)
const connected = { status: 'connected', identity: account, chainId: 31337, session: { status: 'none' } } as const

const page = new EventTarget()
vi.stubGlobal('location', { host: 'id.example' })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  vi.stubGlobal(name, page[name].bind(page))

function countAnnounced(): number {
  let count = 0
  const hear = () => {
    count += 1
  }
  page.addEventListener('eip6963:announceProvider', hear)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  page.removeEventListener('eip6963:announceProvider', hear)
  return count
}

let nonce: bigint
let provider: ReturnType<typeof provideAccount>
beforeEach(async () => {
  const { key, assertion } = await signAsPasskey()
  outside.askPasskey.mockReset().mockResolvedValue({ ...assertion, secret: new Uint8Array(32) })
  outside.api.mockReset().mockResolvedValue({ transactionHash: `0x${'aa'.repeat(32)}` })
  const known = { credentialId: assertion.credentialId, account, key, firstKey: key, isKept: true }
  nonce = 0n
  const chain = {
    readState: async () => ({ isDeployed: true, nonce, epoch: 0 }),
  } as unknown as OpenedAccount['chain']
  walletStore.set({ status: 'connecting' })
  provider = provideAccount({ known, chain, config: { chainId: 31337, didRegistry } as AppConfig })
  walletStore.set({ ...connected, address: account })
  const text = `id.example wants you to sign in with your Ethereum account:\n${account}\n\n${grantingSignInStatement}\n`
  await provider.request({ method: 'personal_sign', params: [stringToHex(text), account] })
  outside.askPasskey.mockClear()
})

const send = (to: Address, name: string) =>
  provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: account, to, data: toFunctionSelector(`${name}()`) }],
  })
const mint = () => send(didRegistry, 'mintDID')

/** The chain takes another call of the account before the next call of the test arrives. */
function overtakeOnce(): void {
  outside.api.mockImplementationOnce(async () => {
    nonce += 1n
    throw new AppError('sponsored-call-fails', 'The chain would revert this call')
  })
}

test('after a sign-in with a passkey, the key of a tab signs a mint without asking the person, until the person disconnects', async () => {
  await mint()
  expect(outside.askPasskey).not.toHaveBeenCalled()
  walletStore.set({ status: 'disconnected' })
  await mint()
  expect(outside.askPasskey).toHaveBeenCalledOnce()
})

test('the passkey signs a call of its account once more if the chain has taken another call of the account first', async () => {
  overtakeOnce()
  await send(account, 'endSessions')
  expect(outside.askPasskey).toHaveBeenCalledTimes(2)
  const [[, first], [, second]] = outside.askPasskey.mock.calls as [[string, string], [string, string]]
  expect(second).not.toBe(first)
})

test('the key of a tab signs a mint again without asking the person if the chain has taken another call of the account first', async () => {
  overtakeOnce()
  await mint()
  expect(outside.askPasskey).not.toHaveBeenCalled()
  expect(outside.api).toHaveBeenCalledTimes(2)
})

test('a call that the chain refuses is not signed again if the chain has taken no other call of the account', async () => {
  outside.api.mockRejectedValue(new AppError('sponsored-call-fails', 'The chain would revert this call'))
  await expect(send(account, 'endSessions')).rejects.toThrow('The chain would revert this call')
  expect(outside.askPasskey).toHaveBeenCalledOnce()
})

test.each([
  ['the person disconnects', { status: 'disconnected' }],
  ['another wallet connects', { ...connected, address: didRegistry }],
] as const)('the page announces the account of a passkey to its scripts as a wallet until %s', (_, state) => {
  expect(countAnnounced()).toBe(1)
  walletStore.set(state)
  expect(countAnnounced()).toBe(0)
})

test('the page forgets the secret of a passkey once the person disconnects', () => {
  walletStore.set({ status: 'disconnected' })
  expect(provider.passkey?.takeSecret()).toBeNull()
})
