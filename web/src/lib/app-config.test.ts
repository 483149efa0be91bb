import type { AppConfig } from '@did/domain/app-config'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAppConfig } from './app-config.ts'

const asked: string[] = []
const address = `0x${'11'.repeat(20)}` as const
const config: AppConfig = {
  ...{ chainId: 31337, rpcUrl: 'http://chain.example', didRegistry: address, ethereumDidRegistry: null },
  ...{ passkeys: { status: 'unknown' }, verifierPolicy: 'open', embedded: false },
}
const answers: AppConfig['passkeys'][] = [{ status: 'unknown' }, { status: 'offered', factory: address }]

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ ...config, passkeys: answers[asked.length - 1] })
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the page asks for the configuration again until the server knows whether the chain accepts passkeys, and then no more', async () => {
  const statuses = [await getAppConfig(), await getAppConfig(), await getAppConfig()].map(
    ({ passkeys }) => passkeys.status,
  )
  expect(statuses).toEqual(['unknown', 'offered', 'offered'])
  expect(asked).toHaveLength(2)
})
