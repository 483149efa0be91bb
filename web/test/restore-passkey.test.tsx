import { afterEach, expect, it, vi } from 'vitest'
import { saveSession } from '../src/features/wallet/session/saved-session.ts'
import { restoreWallet } from '../src/features/wallet/wallet.ts'
import { setWalletSource, walletStore } from '../src/features/wallet/wallet-store.ts'
import { ConnectionError } from '../src/lib/api-error.ts'
import { reportServerAnswered, reportUnreachable } from '../src/lib/reachability.ts'
import { signer } from './rig/people.ts'
import { waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

const outside = vi.hoisted(() => ({ restorePasskey: vi.fn() }))
vi.mock('../src/features/wallet/passkey/provide-account.ts', () => ({ restorePasskey: outside.restorePasskey }))

const { wallet: account } = signer
const request = async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [account])

afterEach(() => {
  setWalletSource(null)
  walletStore.set({ status: 'disconnected' })
  localStorage.clear()
})

it('a passkey’s saved session stays while the server is silent, and the page restores it when the server answers again', async () => {
  stubServer({})
  saveSession(localStorage, { address: account, chainId: 31337 }, Date.now())
  setWalletSource('passkey')
  walletStore.set({ status: 'restoring' })
  outside.restorePasskey.mockImplementationOnce(async () => {
    reportUnreachable('server')
    throw new ConnectionError('silent')
  })
  await restoreWallet({ isFresh: false })
  expect(walletStore.get()).toEqual({ status: 'restoring' })
  expect(localStorage.getItem('wallet_session')).not.toBeNull()

  outside.restorePasskey.mockResolvedValueOnce({ request })
  reportServerAnswered()
  await waitFor(() => walletStore.get().status === 'connected')
  expect(walletStore.get()).toMatchObject({ address: account, chainId: 31337 })
})

it('a tab opens the account of a passkey with which the person has just signed in in another tab', async () => {
  stubServer({})
  localStorage.setItem('wallet_source', 'passkey')
  saveSession(localStorage, { address: account, chainId: 31337 }, Date.now())
  outside.restorePasskey.mockResolvedValueOnce({ request })
  await restoreWallet({ isFresh: true })
  expect(walletStore.get()).toMatchObject({ status: 'connected', address: account })
  expect(localStorage.getItem('wallet_session')).not.toBeNull()
})
