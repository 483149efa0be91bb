import { toAddress } from '@did/domain/hex'
import { expect, it, vi } from 'vitest'
import { ConnectedWallet } from '../../src/features/wallet/connected-wallet.tsx'
import { askForIdentity } from '../../src/features/wallet/session/ask-for-identity.ts'
import { identityChoiceStore } from '../../src/features/wallet/wallet-store.ts'
import { signer } from '../rig/people.ts'
import { choose, passFrame, press, pressEscape, show, waitFor } from '../rig/screen.tsx'

const identity = toAddress(`0x${'33'.repeat(20)}`)
const account = { connected: true, address: signer.address, signer }
const ask = () => askForIdentity([signer.wallet, identity])

it('a person whose wallet controls several identities chooses one of them', async () => {
  await show(<ConnectedWallet />, account)
  const chosen = ask()
  await waitFor(() => document.body.textContent.includes('The identity of this wallet or passkey itself'))
  await choose(identity)
  await press('Sign in')
  expect(await chosen).toBe(identity)
  expect(identityChoiceStore.get()).toBeNull()
})

it('closing the choice of an identity declines the sign-in', async () => {
  await show(<ConnectedWallet />, account)
  const declined = vi.fn()
  const chosen = ask().catch(declined)
  await waitFor(() => document.body.textContent.includes('The identity of this wallet or passkey itself'))
  await passFrame()
  await pressEscape()
  await chosen
  expect(declined).toHaveBeenCalledWith(expect.objectContaining({ code: 'wallet-rejected' }))
})
