import type { AppConfig } from '@did/domain/app-config'
import { toAddress } from '@did/domain/hex'
import { afterEach, expect, test, vi } from 'vitest'
import { signAsPasskey } from '../../../../test/passkey-fixtures.ts'
import { openAccount } from './open-account.ts'

const outside = vi.hoisted(() => ({ api: vi.fn(), askPasskey: vi.fn(), readAccounts: vi.fn() }))
vi.mock('../../../lib/api.ts', () => ({ api: outside.api }))
vi.mock('./webauthn.ts', () => ({ askPasskey: outside.askPasskey }))
vi.mock('./account-chain.ts', () => ({ readAccounts: outside.readAccounts }))
afterEach(() => vi.resetAllMocks())

const account = toAddress(`0x${'11'.repeat(20)}`)
const named = toAddress(`0x${'22'.repeat(20)}`)
const config = { passkeys: { status: 'offered', factory: account }, rpcUrl: '' } as AppConfig

/** The chain has only the account `account`, and its first key is the key of the passkey. */
async function usePasskey() {
  const { key, assertion } = await signAsPasskey()
  outside.askPasskey.mockResolvedValue(assertion)
  outside.readAccounts.mockReturnValue({
    addressOf: async ({ x }: { x: string }) => (x === key.x ? account : named),
    readState: async (asked: string) => ({ isDeployed: asked === account }),
    firstKeyOf: async () => key,
  })
  return key
}

test('a passkey opens the account that the server names if the server names the passkey’s own key', async () => {
  const key = await usePasskey()
  outside.api.mockResolvedValue({ account: named, ...key })
  const { known } = await openAccount('find', config)
  expect(known).toMatchObject({ account: named, key, firstKey: key, isKept: true })
})

test('a passkey does not open the account that the server names if the server names another key than the passkey’s own', async () => {
  const key = await usePasskey()
  const { key: stolen } = await signAsPasskey()
  outside.api.mockResolvedValue({ account: named, ...stolen })
  const { known } = await openAccount('find', config)
  expect(known).toMatchObject({ account, key, firstKey: key, isKept: false })
})
