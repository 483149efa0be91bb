import { expect, it, vi } from 'vitest'
import { SignOutNotice } from '../../src/app/shell/sign-out-notice.tsx'
import { AccountProvider } from '../../src/features/wallet/account-provider.tsx'
import { show, waitFor } from '../rig/screen.tsx'

// Each file that replaces a module gets a page of its own. This page has not loaded the wallet code
// yet.
vi.mock('../../src/features/wallet/engine/discover-wallet.ts', () => ({ discoverWallet: async () => null }))

it('if the server has not answered a sign-out in one tab, a page that the person left open in another tab asks the server, too', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', asked)
  await show(
    <AccountProvider>
      <SignOutNotice />
    </AccountProvider>,
  )
  expect(asked).not.toHaveBeenCalled()
  const mark = String(Date.now())
  localStorage.setItem('sign_out_waiting', mark)
  dispatchEvent(new StorageEvent('storage', { key: 'sign_out_waiting', newValue: mark }))
  await waitFor(() => localStorage.getItem('sign_out_waiting') === null)
  expect(asked).toHaveBeenCalledOnce()
})
