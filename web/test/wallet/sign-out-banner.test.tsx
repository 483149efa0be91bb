import { act } from 'preact/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AccountBanners } from '../../src/features/wallet/session/account-banners.tsx'
import { signOutWaitingStore } from '../../src/features/wallet/wallet-store.ts'
import { show } from '../rig/screen.tsx'

const said = () => document.body.textContent ?? ''
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
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
  expect(said()).toContain('A session ends after a day at the latest.')

  fetch.mockClear()
  await pass(8000)
  expect(fetch).toHaveBeenCalledOnce()
  fetch.mockImplementation(async () => new Response(null, { status: 204 }))
  await pass(10_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(said()).toBe('')
  expect(localStorage.getItem('sign_out_waiting')).toBeNull()
})
