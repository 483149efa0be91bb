import { expect, onTestFinished, test, vi } from 'vitest'
import { walletStore } from '../wallet-store.ts'
import { connectPasskey } from './connect-passkey.ts'

const { openAccount } = vi.hoisted(() => ({ openAccount: vi.fn(async () => ({})) }))
vi.mock('../wallet.ts', () => ({ connectThrough: async () => true }))
vi.mock('./open-account.ts', () => ({ openAccount }))
vi.mock('./provide-account.ts', () => ({ provideAccount: () => ({}) }))
vi.mock('../../../lib/app-config.ts', () => ({ getAppConfig: async () => ({}) }))

test('no passkey is made while a request to a wallet is open, because the new passkey could not connect', async () => {
  walletStore.set({ status: 'connecting' })
  onTestFinished(() => walletStore.set({ status: 'disconnected' }))
  await expect(connectPasskey('create')).rejects.toMatchObject({ code: 'wallet-request-pending' })
  expect(openAccount).not.toHaveBeenCalled()
  walletStore.set({ status: 'disconnected' })
  expect(await connectPasskey('create')).toBe(true)
})
