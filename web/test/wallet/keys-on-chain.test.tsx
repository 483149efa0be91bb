import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { concatHex, keccak256, pad, toHex } from 'viem'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Account } from '../../src/entities/account/account.ts'
import { keySelectors } from '../../src/features/wallet/keys/account-keys.ts'
import { firstKeySelector, keyTopics } from '../../src/features/wallet/keys/keys-on-chain.ts'
import { OneKeyNotice } from '../../src/features/wallet/keys/one-key-notice.tsx'
import { PasskeysList } from '../../src/features/wallet/keys/passkeys-list.tsx'
import { rememberPasskey } from '../../src/features/wallet/passkey/known-passkey.ts'
import { passkeysTexts as texts } from '../../src/texts/en/wallet/passkeys.ts'
import { config, signer } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const own = keyOf('01')
const thiefs = keyOf('aa')
const kept = { ...own, credentialId: 'AAAAAAAAAAAAAAAAAAAAAA', createdAt: '2026-12-01T10:00:00.000Z' }
const owner: Partial<Account> = {
  connected: true,
  byPasskey: true,
  address: signer.address,
  signer: {
    ...signer,
    passkey: { credentialId: kept.credentialId, salt: `0x${'00'.repeat(32)}`, takeSecret: () => null },
  },
  session: { status: 'signed-in' },
}

function keyOf(byte: string): PasskeyKey {
  return { x: `0x${byte.repeat(32)}`, y: `0x${'02'.repeat(32)}` }
}

const idOf = ({ x, y }: PasskeyKey) => keccak256(concatHex([x, y]))
const added = (key: PasskeyKey) => ({ topics: [keyTopics.KeyAdded, idOf(key)], data: concatHex([key.x, key.y]) })
const removed = (key: PasskeyKey) => ({ topics: [keyTopics.KeyRemoved, idOf(key)], data: '0x' })
const recovered = { topics: [keyTopics.Recovered], data: pad('0x01') }

/**
 * The server knows one passkey of the account, which counts. The chain has these events of the
 * account. Without events, it refuses to list them.
 */
function stubAccount(events: readonly { topics: Hex[]; data: string }[] | null, first = own) {
  stubServer({ '/api/config': config, '/api/passkeys': [kept], [`/api/identities/${signer.address}/control`]: null })
  const server = globalThis.fetch
  const logs = events?.map((event, index) => ({
    ...event,
    address: signer.wallet,
    blockNumber: toHex(index + 1),
    blockHash: pad(toHex(index + 1)),
    transactionHash: pad('0x77'),
    logIndex: '0x0',
  }))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== config.rpcUrl) return server(url, init)
    const asked = String(init?.body)
    if (asked.includes('eth_getCode')) return Response.json({ result: '0x60' })
    if (asked.includes('eth_getBlock')) return Response.json({ result: { number: '0x9' } })
    if (asked.includes('eth_getLogs'))
      return Response.json(logs ? { result: logs } : { error: { code: -32_005, message: 'too many blocks' } })
    if (asked.includes(firstKeySelector)) return Response.json({ result: concatHex([first.x, first.y]) })
    return Response.json({ result: asked.includes(keySelectors.isKey) ? pad('0x01') : `0x${'0'.repeat(192)}` })
  })
}

const shows = (text: string) => document.body.textContent?.includes(text) ?? false
const names = () => [...document.querySelectorAll('li span')].map(({ textContent }) => textContent)
const removals = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label')).filter(Boolean)

async function showList() {
  await show(<PasskeysList />, owner)
  await waitFor(() => shows(texts.how))
}

it('the list of passkeys names a key that somebody brought to the chain without the server, and offers to remove it', async () => {
  stubAccount([added(thiefs)])
  await showList()
  expect(names()).toContain(texts.unknown.name)
  expect(removals()).toEqual([texts.remove(texts.unknown.name)])
  expect(shows(texts.unknown.text)).toBe(true)
})

it('if an account has a key that the server does not know, its owner reads of this key and does not read that the identity has only one key', async () => {
  stubAccount([added(thiefs)])
  await show(<OneKeyNotice />, owner)
  await waitFor(() => shows(texts.unknown.notice.title))
  expect(shows(texts.oneKey.title)).toBe(false)
})

it('the list of passkeys does not warn of the key that this browser uses, even while the server has not stored this key', async () => {
  const known = { credentialId: 'BBBBBBBBBBBBBBBBBBBBBB', account: signer.wallet, key: thiefs, firstKey: own }
  rememberPasskey({ ...known, isKept: false })
  onTestFinished(() => localStorage.clear())
  stubAccount([added(thiefs)])
  await showList()
  expect(names()).toContain(texts.unknown.name)
  expect(shows(texts.unknown.text)).toBe(false)
  expect(removals()).toEqual([])
})

it('if the chain’s events show only one key of an account, its owner is told to add a second passkey', async () => {
  stubAccount([added(thiefs), removed(thiefs)])
  await show(<OneKeyNotice />, owner)
  await waitFor(() => shows(texts.oneKey.title))
})

it('the list of passkeys leaves out a key from before a recovery, because the recovery has ended the key', async () => {
  stubAccount([added(thiefs), recovered, added(own)], keyOf('bb'))
  await showList()
  expect(names()).toHaveLength(2)
  expect(shows(texts.unknown.text)).toBe(false)
})

it('the list of passkeys says that it may be incomplete if the chain does not list the account’s events', async () => {
  stubAccount(null)
  await showList()
  expect(shows(texts.unlisted)).toBe(true)
})

it('the list of passkeys says that it may be incomplete if a key that counts is missing in the chain’s events', async () => {
  stubAccount([], keyOf('bb'))
  await showList()
  expect(shows(texts.unlisted)).toBe(true)
})

it('nobody reads that the identity has only one key while the chain does not list the account’s events', async () => {
  stubAccount(null)
  await show(
    <>
      <PasskeysList />
      <OneKeyNotice />
    </>,
    owner,
  )
  await waitFor(() => shows(texts.unlisted))
  expect(shows(texts.oneKey.title)).toBe(false)
})
