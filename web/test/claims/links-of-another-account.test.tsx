import type { Address } from '@did/domain/hex'
import { beforeEach, expect, it } from 'vitest'
import { keepRequestText } from '../../src/entities/any-wallet/kept-request.ts'
import { createBrowserWorld } from '../../src/features/wallet/engine/browser-world.ts'
import { forgetKept } from '../../src/features/wallet/session/kept-for.ts'
import { ada, bob } from '../wallet-fixtures.ts'

const world = createBrowserWorld()
const signIn = (address: Address) =>
  world.onSession({
    ...{ address, signer: address, chainId: 31337, expiresAt: '2026-11-21T13:00:00.000Z' },
    ...{ user: null, isAdministrator: false },
  })
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('own_link:') || key === 'wallet_request')

beforeEach(() => {
  localStorage.clear()
  signIn(ada)
  localStorage.setItem('own_link:AAECAwQFBgcICQoLDA0ODw', 'sealed')
  keepRequestText('{}')
})

it('a browser keeps share links and a presentation request if a session ends by itself and the same account signs in again', () => {
  world.forgetAccount()
  expect(kept()).toHaveLength(2)
  signIn(ada)
  expect(kept()).toHaveLength(2)
})

it('a browser forgets an account’s share links and presentation request when another account signs in', () => {
  world.forgetAccount()
  signIn(bob)
  expect(kept()).toEqual([])
})

it('a browser forgets share links and a presentation request when the person disconnects', () => {
  forgetKept()
  expect(Object.keys(localStorage)).toEqual([])
})
