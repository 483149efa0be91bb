import { act } from 'preact/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AccountBanners } from '../../src/features/wallet/session/account-banners.tsx'
import { signOutWaitingStore } from '../../src/features/wallet/wallet-store.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { show } from '../rig/screen.tsx'

const said = () => document.body.textContent ?? ''
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

/** The server refuses a sign-out at first, and answers it after the notice. */
async function showUntilAnswered() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn(async () => new Response(null, { status: 429 }))
  vi.stubGlobal('fetch', fetch)
  toastStore.set(null)
  localStorage.setItem('sign_out_waiting', String(Date.now()))
  signOutWaitingStore.set(true)
  await show(<AccountBanners />)
  return { answer: () => fetch.mockImplementation(async () => new Response(null, { status: 204 })) }
}

it('when the server has answered a sign-out, the page says that the person is signed out', async () => {
  const { answer } = await showUntilAnswered()
  await pass(2000)
  expect(toastStore.get()).toBeNull()
  answer()
  await pass(10_000)
  expect(toastStore.get()).toMatchObject({ title: 'You are signed out.' })
})

it.each([
  ['the server answers before the page has shown a notice', 0, null],
  ['a wallet has signed in meanwhile', 2000, '{}'],
])('the page does not say that the person is signed out if %s', async (_, after, session) => {
  await showUntilAnswered()
  await pass(after)
  if (session) localStorage.setItem('wallet_session', session)
  await act(async () => signOutWaitingStore.set(false))
  expect(said()).toBe('')
  expect(toastStore.get()).toBeNull()
})

it('the page repeats a sign-out every ten seconds while the server refuses it, and shows a notice after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn(async () => new Response(null, { status: 429 }))
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem('sign_out_waiting', String(Date.now()))
  signOutWaitingStore.set(true)
  await show(<AccountBanners />)
  await pass(1999)
  expect(said()).toBe('')
  await pass(1)
  expect(said()).toContain('You are not signed out yet.')
  expect(said()).toContain('whoever uses this browser can open your account, even after the browser was closed')
  expect(said()).toContain('That also deletes the links, drafts and keys that this browser keeps for you.')

  await pass(0)
  fetch.mockClear()
  await pass(8000)
  expect(fetch).toHaveBeenCalledOnce()
  fetch.mockImplementation(async () => new Response(null, { status: 204 }))
  await pass(10_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(said()).toBe('')
  expect(localStorage.getItem('sign_out_waiting')).toBeNull()
})
