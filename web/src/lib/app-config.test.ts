import type { AppConfig } from '@did/domain/app-config'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked: string[] = []
const address = `0x${'11'.repeat(20)}` as const
const config: AppConfig = {
  ...{ chainId: 31337, rpcUrl: 'http://chain.example', didRegistry: address, ethereumDidRegistry: null },
  ...{ passkeys: { status: 'unknown' }, verifierPolicy: 'open', embedded: false },
}
const answers: AppConfig['passkeys'][] = [{ status: 'unknown' }, { status: 'offered', factory: address }]

// The module keeps the answer, so other test files must not share it with this file.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ ...config, passkeys: answers[asked.length - 1] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the page asks for the configuration again until the server knows whether the chain accepts passkeys, and then no more', async () => {
  const { getAppConfig } = await import('./app-config.ts')
  const statuses = [await getAppConfig(), await getAppConfig(), await getAppConfig()].map(
    ({ passkeys }) => passkeys.status,
  )
  expect(statuses).toEqual(['unknown', 'offered', 'offered'])
  expect(asked).toHaveLength(2)
})
