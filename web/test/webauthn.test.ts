import { toHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPasskey, createPasskey, findObstacle } from '../src/features/wallet/passkey/webauthn.ts'

const credentials = { create: vi.fn(), get: vi.fn() }
const challenge = toHex(new Uint8Array(32))

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'id.example' })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials, cookieEnabled: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test.each([
  ['cancelled, not verified, or no authenticator', 'NotAllowedError', 'passkey-declined'],
  ['another request is open', 'OperationError', 'passkey-busy'],
  ['a host that passkeys do not allow', 'SecurityError', 'passkey-host-unfit'],
  ['a device that has a passkey already', 'InvalidStateError', 'passkey-already-here'],
  ['a device without the curve', 'NotSupportedError', 'passkey-unsupported'],
])('a browser’s refusal to use a passkey becomes an error that names the reason: %s', async (_, name, code) => {
  credentials.create.mockRejectedValue(new DOMException('', name))
  credentials.get.mockRejectedValue(new DOMException('', name))
  await expect(createPasskey('Product')).rejects.toMatchObject({ code })
  await expect(askPasskey(null, challenge)).rejects.toMatchObject({ code })
})

test('a second request for a passkey waits until the person has answered the page’s first request', async () => {
  const answer = Promise.withResolvers<never>()
  credentials.get.mockReturnValueOnce(answer.promise).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const both = [askPasskey(null, challenge), askPasskey(null, challenge)].map((asked) =>
    expect(asked).rejects.toThrow(),
  )
  await vi.waitFor(() => expect(credentials.get).toHaveBeenCalledOnce(), { timeout: 60_000 })
  answer.reject(new DOMException('', 'NotAllowedError'))
  await Promise.all(both)
  expect(credentials.get).toHaveBeenCalledTimes(2)
})

test.each(['127.0.0.1', '[::1]'])('a page at the host %s cannot use passkeys and asks for none', async (hostname) => {
  vi.stubGlobal('location', { hostname })
  await expect(createPasskey('Product')).rejects.toMatchObject({ code: 'passkey-host-unfit' })
  expect(credentials.create).not.toHaveBeenCalled()
})

test('a page makes no passkey in a browser that refuses cookies, because nobody could sign in there', async () => {
  vi.stubGlobal('navigator', { credentials, cookieEnabled: false })
  await expect(createPasskey('Product')).rejects.toMatchObject({ code: 'cookies-refused' })
  expect(credentials.create).not.toHaveBeenCalled()
})

test('a page cannot use passkeys without TLS or in a browser without passkeys', () => {
  expect(findObstacle()).toBeNull()
  vi.stubGlobal('isSecureContext', false)
  expect(findObstacle()).toBe('passkey-unsupported')
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(findObstacle()).toBe('passkey-unsupported')
})
