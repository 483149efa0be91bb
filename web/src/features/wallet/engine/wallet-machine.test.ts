import { toAddress } from '@did/domain/hex'
import { expect, it } from 'vitest'
import { nextWalletState, type WalletState } from './wallet-machine.ts'

const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')
const bob = toAddress('0x2546bcd3c84621e976d8185a91a922ae77ecec30')
const signedIn: WalletState = {
  status: 'connected',
  address: ada,
  identity: ada,
  chainId: 1,
  session: { status: 'signed-in' },
}

it('nextWalletState goes from disconnected through connecting to connected', () => {
  const connecting = nextWalletState({ status: 'disconnected' }, { type: 'connect-asked' })
  expect(connecting).toEqual({ status: 'connecting' })
  const connected = nextWalletState(connecting, {
    type: 'connected',
    address: ada,
    identity: ada,
    chainId: 1,
    session: { status: 'signing' },
  })
  expect(connected).toEqual({ ...signedIn, session: { status: 'signing' } })
})

it('nextWalletState changes nothing when the page asks to connect a wallet that is connected', () => {
  expect(nextWalletState(signedIn, { type: 'connect-asked' })).toBe(signedIn)
})

it('nextWalletState disconnects when the wallet shares no account any more', () => {
  expect(nextWalletState(signedIn, { type: 'accounts-changed', accounts: [] })).toEqual({ status: 'disconnected' })
})

it('nextWalletState takes a new first account and drops the session of the old account', () => {
  expect(nextWalletState(signedIn, { type: 'accounts-changed', accounts: [bob, ada] })).toEqual({
    ...signedIn,
    address: bob,
    identity: bob,
    session: { status: 'none' },
  })
})

it('nextWalletState keeps the session when only the spelling of the first account’s address changes', () => {
  const checksummed: `0x${string}` = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
  expect(nextWalletState(signedIn, { type: 'accounts-changed', accounts: [checksummed, bob] })).toBe(signedIn)
})

it('nextWalletState only updates the chain id when the chain changes', () => {
  expect(nextWalletState(signedIn, { type: 'chain-changed', chainId: 137 })).toEqual({ ...signedIn, chainId: 137 })
})

it('nextWalletState ignores a change of a session if the session’s account is no longer in use', () => {
  const late = { type: 'session-changed', address: bob, session: { status: 'expired' } } as const
  expect(nextWalletState(signedIn, late)).toBe(signedIn)
})

it('nextWalletState takes the identity of the session, and keeps this identity when the session expires', () => {
  const event = { type: 'session-changed', address: ada, identity: bob, session: { status: 'signed-in' } } as const
  const controlling = nextWalletState(signedIn, event)
  expect(controlling).toEqual({ ...signedIn, identity: bob })
  expect(nextWalletState(controlling, event)).toBe(controlling)
  const expired = { type: 'session-changed', address: ada, session: { status: 'expired' } } as const
  expect(nextWalletState(controlling, expired)).toMatchObject({ identity: bob, session: { status: 'expired' } })
})

it('nextWalletState stays connected when the session expires or the signature is declined', () => {
  for (const status of ['expired', 'declined'] as const) {
    const next = nextWalletState(signedIn, { type: 'session-changed', address: ada, session: { status } })
    expect(next).toEqual({ ...signedIn, session: { status } })
  }
})

it('nextWalletState ignores events of a wallet that the person has not connected yet', () => {
  const state: WalletState = { status: 'disconnected' }
  expect(nextWalletState(state, { type: 'accounts-changed', accounts: [ada] })).toBe(state)
  expect(nextWalletState(state, { type: 'chain-changed', chainId: 5 })).toBe(state)
})
