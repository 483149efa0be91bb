import { toAddress } from '@did/domain/hex'
import { expect, it, vi } from 'vitest'
import { ConnectedWallet } from '../../src/features/wallet/connected-wallet.tsx'
import { askForIdentity } from '../../src/features/wallet/session/ask-for-identity.ts'
import { identityChoiceStore } from '../../src/features/wallet/wallet-store.ts'
import { signer } from '../rig/people.ts'
import { choose, complaintAt, passFrame, press, pressEscape, show, type, waitFor } from '../rig/screen.tsx'

const identity = toAddress(`0x${'33'.repeat(20)}`)
const account = { connected: true, address: signer.address, signer }
const ask = (areMore = false) => askForIdentity({ identities: [signer.wallet, identity], areMore })

it('at the sign-in, a person whose wallet controls several identities chooses one of them', async () => {
  await show(<ConnectedWallet />, account)
  const chosen = ask()
  await waitFor(() => document.body.textContent.includes('The identity of this wallet or passkey itself'))
  await choose(identity)
  await press('Sign in')
  expect(await chosen).toBe(identity)
  expect(identityChoiceStore.get()).toBeNull()
})

it('a person whose wallet controls more identities than the dialog lists can enter the address of an identity', async () => {
  await show(<ConnectedWallet />, account)
  const chosen = ask(true)
  const label = 'Or enter the address of another identity'
  await waitFor(() => document.body.textContent.includes(label))
  expect(document.body.textContent).toContain('for more identities than this list shows')
  await type(label, '0x33')
  await press('Sign in')
  expect(complaintAt(label)).toContain('This is not an address')
  await type(label, ` 0x${'AB'.repeat(20)} `)
  await press('Sign in')
  expect(await chosen).toBe(`0x${'ab'.repeat(20)}`)
})

it('a person who has entered an identity’s address can still choose an identity of the list', async () => {
  await show(<ConnectedWallet />, account)
  const chosen = ask(true)
  const label = 'Or enter the address of another identity'
  await waitFor(() => document.body.textContent.includes(label))
  await type(label, '0x33')
  await choose(identity)
  await press('Sign in')
  expect(await chosen).toBe(identity)
})

it('the dialog for choosing an identity asks for no address when it lists all identities', async () => {
  await show(<ConnectedWallet />, account)
  const chosen = ask().catch(() => null)
  await waitFor(() => document.body.textContent.includes('The identity of this wallet or passkey itself'))
  expect(document.querySelector('input[type="text"], input:not([type])')).toBeNull()
  await passFrame()
  await pressEscape()
  await chosen
})

it('closing the dialog for choosing an identity declines the sign-in', async () => {
  await show(<ConnectedWallet />, account)
  const declined = vi.fn()
  const chosen = ask().catch(declined)
  await waitFor(() => document.body.textContent.includes('The identity of this wallet or passkey itself'))
  await passFrame()
  await pressEscape()
  await chosen
  expect(declined).toHaveBeenCalledWith(expect.objectContaining({ code: 'wallet-rejected' }))
})
