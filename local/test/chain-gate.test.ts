import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { request as askHttp, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createTestClient, createWalletClient, http, parseEther, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureChromium } from '../../scripts/chromium.ts'
import { type Chain, startChain } from '../src/chain/chain.ts'
import { ensureContracts, ensureFunds } from '../src/chain/contracts.ts'
import { demoAdministrator, demoOwner, serviceAccount } from '../src/demo-accounts.ts'
import { blockedInBrowsers } from '../src/process/hidden-port.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'did-gate-'))
const pageOrigin = 'http://localhost:3000'
const victim = '0x00000000000000000000000000000000000000bb'
let chain: Chain
beforeAll(async () => {
  chain = await startChain({ dir: folder, persisted: true, page: { pageOrigin, publicHost: 'rpc.example.org' } })
  await ensureFunds(chain.rpcUrl, [demoAdministrator.address, demoOwner.address, serviceAccount.address])
})
afterAll(async () => {
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Asking = { headers?: Record<string, string>; body?: unknown; method?: string }

/** Does not use `fetch`, because a test cannot choose all headers there. */
async function ask({ headers = {}, body, method = 'POST' }: Asking, url = chain.rpcUrl) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    cors: string | undefined
    text: string
  }>()
  const sent = askHttp(url, { method, headers: { 'content-type': 'application/json', ...headers } }, async (reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(chunk)
    const cors = reply.headers['access-control-allow-origin']
    resolve({ status: reply.statusCode ?? 0, cors, text: Buffer.concat(chunks).toString() })
  })
  sent.on('error', reject)
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}
const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
const client = () => createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)
const readVictim = () => client().getBalance({ address: victim })

async function signPayment() {
  const account = privateKeyToAccount(demoAdministrator.privateKey)
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const nonce = await client().getTransactionCount({ address: account.address })
  const fees = { maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 1n }
  const payment = { chainId: 31337, to: victim, value: 1n, gas: 21_000n, nonce, type: 'eip1559', ...fees } as const
  return call('eth_sendRawTransaction', await wallet.account.signTransaction(payment))
}

describe.each([
  ['another web site', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:3001' }],
  ['a frame with an opaque origin', { origin: 'null' }],
  ['a host name that points at this machine', { host: 'evil.example' }],
  ['a page whose origin begins like ours', { origin: 'http://localhost:3000.evil.example' }],
])('a request to the gate from %s', (_, headers) => {
  test('the gate in front of the chain refuses a request that comes from none of its allowed callers, before the chain does anything', async () => {
    const before = await readVictim()
    const body = await signPayment()
    for (const type of ['application/json', 'text/plain'])
      expect(await ask({ headers: { ...headers, 'content-type': type }, body })).toEqual({
        ...{ status: 403, cors: undefined, text: '' },
      })
    expect((await ask({ headers, method: 'OPTIONS' })).cors).toBeUndefined()
    expect(await readVictim()).toBe(before)
  })
})

test.each([
  ['the installation’s page', pageOrigin],
  ['MetaMask in Chromium', 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'],
  ['MetaMask in Firefox', 'moz-extension://5f1c2d3e-0000-4000-8000-000000000000'],
])('through the gate, %s can read the chain and send a signed transaction', async (_, origin) => {
  expect(await ask({ headers: { origin }, method: 'OPTIONS' })).toMatchObject({ status: 204, cors: origin })
  const read = await ask({ headers: { origin }, body: call('eth_chainId') })
  expect(read).toEqual({ status: 200, cors: origin, text: '{"jsonrpc":"2.0","id":1,"result":"0x7a69"}' })
  const before = await readVictim()
  expect((await ask({ headers: { origin }, body: await signPayment() })).status).toBe(200)
  await expect.poll(readVictim).toBe(before + 1n)
})

test.each([
  call('anvil_setBalance', victim, '0x1'),
  call('anvil_impersonateAccount', demoAdministrator.address),
  call('hardhat_setCode', victim, '0x00'),
  call('evm_mine'),
  call('debug_traceTransaction', `0x${'00'.repeat(32)}`),
  call('personal_sign', '0x00', demoAdministrator.address),
  call('eth_sendUnsignedTransaction', { from: demoAdministrator.address, to: victim }),
  [call('eth_chainId'), call('evm_mine')],
])('the gate refuses this call by which a page would manipulate the chain: %j', async (body) => {
  expect((await ask({ headers: { origin: pageOrigin }, body })).status).toBe(403)
})

test('through the gate, nobody can send a transaction from an account of the chain itself', async () => {
  const body = call('eth_sendTransaction', { from: demoAdministrator.address, to: victim, value: '0x1' })
  for (const headers of [{ origin: pageOrigin }, {}]) expect((await ask({ headers, body })).status).toBe(403)
  // The chain behind the gate has no keys. So it could not sign even if the gate let the call pass.
  expect((await ask({ body: call('eth_accounts') })).text).toContain('"result":[]')
  expect((await ask({ body }, findChain())).text).toContain('No Signer available')
})

test('through the gate, a program of this machine can deploy the contracts, set a balance and mine a block, but not act as another account', async () => {
  await ensureContracts(chain.rpcUrl, join(folder, 'contracts.json'), {
    admins: [demoAdministrator.address],
    service: serviceAccount.address,
  })
  await client().setBalance({ address: victim, value: parseEther('2') })
  expect(await readVictim()).toBe(parseEther('2'))
  const block = await client().getBlockNumber({ cacheTime: 0 })
  expect((await ask({ body: call('evm_mine') })).status).toBe(200)
  expect(await client().getBlockNumber({ cacheTime: 0 })).toBe(block + 1n)
  expect((await ask({ body: call('anvil_impersonateAccount', victim) })).status).toBe(403)
})

test('the gate closes the chain’s WebSocket to everybody', async () => {
  const socket = new WebSocket(chain.rpcUrl.replace('http', 'ws'))
  const ended = Promise.withResolvers<string>()
  socket.onopen = () => ended.resolve('open')
  socket.onerror = () => ended.resolve('refused')
  expect(await ended.promise).toBe('refused')
})

test('the gate accepts a request that comes through a proxy in front of the installation', async () => {
  const headers = { host: 'rpc.example.org', origin: pageOrigin }
  expect((await ask({ headers, body: call('eth_chainId') })).status).toBe(200)
})

describe('a page of another web site in a browser', () => {
  let browser: Browser
  let page: Page
  const site = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Evil'))
  beforeAll(async () => {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
    page = await browser.newPage()
    const address = site.address()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    site.close()
  })

  test('a page of another web site in a browser reaches neither the gate nor the chain', async () => {
    const before = await readVictim()
    const body = JSON.stringify(await signPayment())
    const tried = await page.evaluate(tryEverything, { urls: [chain.rpcUrl, findChain()], body })
    expect(tried).toEqual([
      // 'opaque' means that the page got an answer which it cannot read. Here, this is the gate's
      // refusal.
      ...['opaque', 'failed', 'closed'],
      ...['failed', 'failed', 'closed'],
    ])
    expect(await readVictim()).toBe(before)
  })

  test.each(blockedInBrowsers)(
    'a page of another web site in a browser cannot open port %i, on which a chain behind the gate may listen',
    async (port) => {
      const refused = page.waitForEvent('requestfailed')
      await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => null), `http://127.0.0.1:${port}`)
      expect((await refused).failure()?.errorText).toBe('net::ERR_UNSAFE_PORT')
    },
  )
})

/**
 * Runs in the page of another web site, and tries everything that a web site can do without a
 * permission of the browser.
 */
async function tryEverything({ urls, body }: { urls: string[]; body: string }): Promise<string[]> {
  const found: string[] = []
  for (const url of urls) {
    const send = (init: RequestInit) =>
      fetch(url, { method: 'POST', body, ...init }).then(
        ({ type }) => type,
        () => 'failed',
      )
    found.push(await send({ mode: 'no-cors' }))
    found.push(await send({ headers: { 'content-type': 'application/json' } }))
    const closed = (async () => {
      try {
        const socket = new WebSocket(url.replace('http', 'ws'))
        return await new Promise<string>((resolve) => {
          socket.onopen = () => {
            socket.send(body)
            socket.onmessage = () => resolve('answered')
          }
          socket.onclose = () => resolve('closed')
        })
      } catch {
        return 'closed'
      }
    })()
    found.push(await closed)
  }
  return found
}

test('the chain behind the gate listens on a port that browsers refuse', async () => {
  const refused = await fetch(findChain(), { method: 'POST' }).catch((error: Error) => String(error.cause))
  expect(refused).toContain('bad port')
})

/**
 * The command line of the chain's process shows the address at which the chain behind the gate
 * listens.
 */
function findChain(): string {
  const { pid } = JSON.parse(readFileSync(join(folder, 'process.json'), 'utf8'))
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return `http://${words[words.indexOf('--host') + 1]}:${words[words.indexOf('--port') + 1]}`
}
