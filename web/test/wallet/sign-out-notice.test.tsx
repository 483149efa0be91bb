import { expect, it, vi } from 'vitest'
import { SignOutNotice } from '../../src/app/shell/sign-out-notice.tsx'
import { AccountProvider } from '../../src/features/wallet/account-provider.tsx'
import { signOutWaitingStore, walletStore } from '../../src/features/wallet/wallet-store.ts'
import { reportServerAnswered } from '../../src/lib/reachability.ts'
import { show, waitFor } from '../rig/screen.tsx'

// Each file that replaces a module gets a page of its own. This page opens while the server has not
// answered a sign-out.
vi.mock('../../src/features/wallet/engine/discover-wallet.ts', () => ({ discoverWallet: async () => null }))
vi.hoisted(() => localStorage.setItem('sign_out_waiting', '0'))

const notice = 'You are not signed out yet.'
const said = () => document.body.textContent ?? ''

it('a page that opens while the server has not answered a sign-out asks the server at once and when the server is back, and shows a notice until it answers', async () => {
  const asked: (RequestInit & { shown: string })[] = []
  let answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path !== '/api/auth/logout') return Promise.resolve(new Response(null, { status: 404 }))
    asked.push({ ...init, shown: said() })
    return answer()
  })
  // The storage is emptied before each test, so set the mark again.
  localStorage.setItem('sign_out_waiting', String(Date.now()))
  expect(walletStore.get()).toEqual({ status: 'disconnected' })
  await show(
    <AccountProvider>
      <SignOutNotice />
    </AccountProvider>,
  )
  await waitFor(() => asked.length === 1)
  expect(asked[0]).toMatchObject({ method: 'POST', credentials: 'include', keepalive: true, shown: '' })
  await waitFor(() => said().includes(notice))
  expect(localStorage.getItem('sign_out_waiting')).not.toBeNull()

  answer = async () => new Response(null, { status: 204 })
  reportServerAnswered()
  await waitFor(() => !said().includes(notice))
  expect(asked.length).toBeGreaterThan(1)
  expect(localStorage.getItem('sign_out_waiting')).toBeNull()
  expect(signOutWaitingStore.get()).toBe(false)
})
