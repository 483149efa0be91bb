import type { AppConfig } from '@did/domain/app-config'
import { toAddress } from '@did/domain/hex'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError } from '../../../lib/api-error.ts'
import { findConfig, rememberConfig } from './known-config.ts'

const account = toAddress(`0x${'11'.repeat(20)}`)
const config: AppConfig = {
  chainId: 31337,
  rpcUrl: 'http://chain.example',
  didRegistry: account,
  ethereumDidRegistry: null,
  passkeys: { status: 'offered', factory: account },
  verifierPolicy: 'open',
  embedded: false,
}
const silence = new ConnectionError('silent')

const storage = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  })
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['is silent', () => Promise.reject(silence)],
  ['has no answer of the chain yet', async () => ({ ...config, passkeys: { status: 'unknown' as const } })],
])('a saved session opens with what the browser knows of the installation while the server %s', async (_, answer) => {
  rememberConfig(config)
  expect(await findConfig(answer)).toEqual(config)
})

test('what the server says now about the installation counts more than what the browser remembers', async () => {
  rememberConfig(config)
  const present = { ...config, passkeys: { status: 'not-set-up' } } as const
  expect(await findConfig(async () => present)).toEqual(present)
})

test.each([null, '{', '{"chainId":0}'])('a silent server opens no session if the browser stored %s', async (kept) => {
  if (kept !== null) storage.set('app_config', kept)
  await expect(findConfig(() => Promise.reject(silence))).rejects.toBe(silence)
})
