import { expect, it } from 'vitest'
import { SignInBanner } from '../../src/features/wallet/session/sign-in-banner.tsx'
import { AccessNotice } from '../../src/pages/home/access-notice.tsx'
import { show } from '../rig/screen.tsx'

const signing = { connected: true, session: { status: 'signing' } } as const

it.each([
  ['banner', <SignInBanner key="banner" />],
  ['notice on the dashboard', <AccessNotice key="notice" />],
])('the %s names no product while a wallet asks the person to confirm the sign-in', async (_, element) => {
  await show(element, signing)
  expect(document.body.textContent).toContain('Confirm the sign-in in your wallet.')
  expect(document.body.textContent).not.toContain('MetaMask')
})

it.each([
  ['banner', <SignInBanner key="banner" />],
  ['notice on the dashboard', <AccessNotice key="notice" />],
])('the %s speaks of no wallet to a person who signs in with a passkey', async (_, element) => {
  await show(element, { ...signing, byPasskey: true })
  expect(document.body.textContent).toContain('Confirm the sign-in with your passkey.')
  expect(document.body.textContent).not.toContain('wallet')
})
