import { expect, it, vi } from 'vitest'
import { AskedWallet } from '../../src/features/any-wallet/asked-wallet.tsx'
import type { WalletRequest } from '../../src/features/any-wallet/wallet-request.ts'
import { press, show, waitFor } from '../rig/screen.tsx'

const asked: WalletRequest = {
  request: {
    id: 'AAECAwQFBgcICQoLDA0ODw' as WalletRequest['request']['id'],
    secret: 'secret',
    uri: 'openid4vp://?client_id=x',
    dcApi: 'https://id.example/oid4vp/requests/AAECAwQFBgcICQoLDA0ODw/dc-api',
    expiresAt: '2026-12-01T12:00:00.000Z',
  },
  way: 'link',
  responseCode: null,
}
const said = () => document.body.textContent

it('a page that asks a wallet for a claim says that somebody answered without a claim, keeps waiting, and offers to ask again', async () => {
  const answers = vi.fn(async () => Response.json({ state: 'pending', refused: true }))
  vi.stubGlobal('fetch', answers)
  const onAgain = vi.fn()
  await show(<AskedWallet asked={asked} onAgain={onAgain} />)
  await waitFor(() => said().includes('Somebody who has this request answered without the claim'))
  expect(said()).toContain('Waiting for the wallet')
  expect(said()).toContain('Open the wallet')
  await waitFor(() => answers.mock.calls.length > 1)
  await press('Ask again')
  expect(onAgain).toHaveBeenCalled()
})

it('when a request to a wallet has ended, the page says that somebody answered without a claim, and stops waiting', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ state: 'refused' }))
  await show(<AskedWallet asked={asked} onAgain={() => {}} />)
  await waitFor(() => said().includes('This request is over'))
  expect(said()).toContain('Somebody who has this request answered without the claim')
  expect(said()).not.toContain('Waiting for the wallet')
})

it.each([
  ['that was led back from its wallet', { responseCode: 'x' }],
  ['whose browser asked the wallet', { way: 'browser' as const }],
])('a page %s stops waiting after an answer without a claim, because no second answer can come', async (_, how) => {
  vi.stubGlobal('fetch', async () => Response.json({ state: 'pending', refused: true }))
  await show(<AskedWallet asked={{ ...asked, ...how }} onAgain={() => {}} />)
  await waitFor(() => said().includes('This request is over'))
  expect(said()).not.toContain('Waiting for the wallet')
})
