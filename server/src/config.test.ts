import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/did',
  RPC_URL: 'http://127.0.0.1:8545',
  CHAIN_ID: '31337',
  DID_REGISTRY: `0x${'Ab'.repeat(20)}`,
  VERIFIER_POLICY: 'open',
}
const read = (overrides: Record<string, string>) => () => readConfig({ ...complete, ...overrides })

test('a missing setting has its default, and the addresses of contracts and wallets become lower case', () => {
  expect(read({ ADMIN_WALLETS: `0x${'CD'.repeat(20)}, 0x${'ef'.repeat(20)}` })()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    publicRpcUrl: 'http://127.0.0.1:8545',
    didRegistry: `0x${'ab'.repeat(20)}`,
    adminWallets: [`0x${'cd'.repeat(20)}`, `0x${'ef'.repeat(20)}`],
    embedded: false,
    isHttps: false,
    logLevel: 'info',
  })
})

test('an empty environment variable counts as a missing setting', () => {
  expect(read({ PORT: '', LOG_LEVEL: '', ADMIN_WALLETS: '', CHAIN_KEY: '', WEB_DIR: '' })()).toEqual(
    readConfig(complete),
  )
})

test('the slash at the end of the public address is removed', () => {
  expect(read({ PUBLIC_URL: 'https://did.example/' })()).toMatchObject({
    publicUrl: 'https://did.example',
    isHttps: true,
  })
})

test('the demo wallet is served only if the installation runs its own chain and database', () => {
  const file = '/some/demo-wallet.js'
  expect(read({ DEMO_WALLET_FILE: file, EMBEDDED: 'true' })().demoWalletFile).toBe(file)
  expect(read({ DEMO_WALLET_FILE: file })().demoWalletFile).toBeUndefined()
})

test('the limits of requests are stricter in production than in an embedded installation, and the operator can set them by settings', () => {
  expect(read({ EMBEDDED: 'true' })().rateLimits).toEqual({ signIn: 300, writes: 300, reads: 300, all: 300 })
  const { signIn, writes, reads, all } = read({ RATE_LIMIT_WRITES: '7' })().rateLimits
  expect([writes, signIn < 300, reads < 300, all === signIn + writes + reads]).toEqual([7, true, true, true])
})

test('the setting for trusted proxies takes addresses and ranges, and its default trusts none', () => {
  expect(read({})().trustProxy).toEqual([])
  expect(read({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 fd00::/8' })().trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

test.each<[Record<string, string>, string]>([
  [{ PORT: '70000' }, 'PORT must be a port'],
  [{ PORT: 'http' }, 'PORT must be a port'],
  [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL must be an http or https address'],
  [{ PUBLIC_URL: 'http://localhost:3000/app' }, 'PUBLIC_URL must be an address without path or query'],
  [{ PUBLIC_URL: 'http://localhost:3000/?x' }, 'PUBLIC_URL must be an address without path or query'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be a postgres:// address'],
  [{ RPC_URL: 'ws://localhost' }, 'RPC_URL must be an http or https address'],
  [{ PUBLIC_RPC_URL: 'https://me:hunter2@rpc.example' }, 'PUBLIC_RPC_URL must be an address without user and password'],
  [{ RPC_URL: 'https://:hunter2@rpc.example' }, 'PUBLIC_RPC_URL is not set, and pages must not get the user'],
  [{ CHAIN_ID: 'main' }, 'CHAIN_ID must be a chain id'],
  [{ CHAIN_ID: '0' }, 'CHAIN_ID must be a chain id'],
  [{ DID_REGISTRY: '0x12' }, 'DID_REGISTRY must be an address (0x and 40 hex digits)'],
  [{ ADMIN_WALLETS: 'me' }, 'ADMIN_WALLETS must be an address (0x and 40 hex digits)'],
  [{ CHAIN_KEY: 'hunter2' }, 'CHAIN_KEY must be a key of 32 bytes in hex'],
  [{ VERIFIER_POLICY: 'closed' }, "VERIFIER_POLICY must be 'open' or 'review'"],
  [{ EMBEDDED: 'maybe' }, "EMBEDDED must be 'true' or 'false'"],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be addresses or ranges such as 10.0.0.0/8'],
  [{ TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }, 'TRUST_PROXY must be addresses or ranges'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be addresses or ranges'],
  [{ RATE_LIMIT_READS: '0' }, 'RATE_LIMIT_READS must be a number of requests a second above zero.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug and silent.'],
  [{ CHAIN_ID: '', RPC_URL: '' }, 'RPC_URL is not set; CHAIN_ID is not set'],
])('an invalid setting is refused with a message that names the setting: %j', (overrides, sentence) => {
  expect(read(overrides)).toThrow(sentence)
  expect(read(overrides)).not.toThrow('hunter2')
})

test('the key that pays for people’s calls must differ from the key of the service’s own calls', () => {
  const key = `0x${'ab'.repeat(32)}`
  expect(read({ CHAIN_KEY: key, SPONSOR_KEY: key.toUpperCase().replace('X', 'x') })).toThrow(
    'SPONSOR_KEY must be another key than CHAIN_KEY',
  )
  expect(read({ CHAIN_KEY: key, SPONSOR_KEY: `0x${'cd'.repeat(32)}` })().sponsorKey).toBe(`0x${'cd'.repeat(32)}`)
})

test('an administrator reviews new verifiers unless a setting of the installation names another policy', () => {
  expect(readConfig({ ...complete, VERIFIER_POLICY: '' }).verifierPolicy).toBe('review')
  expect(read({ VERIFIER_POLICY: 'review' })().verifierPolicy).toBe('review')
  expect(read({})().verifierPolicy).toBe('open')
})
