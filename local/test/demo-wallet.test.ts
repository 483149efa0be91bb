import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { createClient, encodeFunctionData, http, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureChromium } from '../../scripts/chromium.ts'
import { demoOwner, demoUniversity } from '../src/demo-accounts.ts'
import { createChain, type TestChain } from '../src/test-stack.ts'
import { servePage } from './wallet-page.ts'

let chain: TestChain
let site: Awaited<ReturnType<typeof servePage>>
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  chain = await createChain()
  site = await servePage(chain)
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  // This test file is the first one that needs a browser. The browser may have to be downloaded, so
  // the preparation may take longer.
}, 300_000)
afterAll(async () => {
  await browser.close()
  site.stop()
  await chain.stop()
})
beforeEach(async () => {
  context = await browser.newContext()
  page = await openPage()
})
afterEach(async () => {
  await context.close()
  expect(complaints, 'the content security policy is kept and nothing fails unseen').toEqual([])
})

async function openPage(): Promise<Page> {
  complaints = []
  const opened = await context.newPage()
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  opened.on('pageerror', (error) => complaints.push(error.message))
  await opened.goto(site.url)
  return opened
}

type Answer = { result?: unknown; code?: number }
type Seen = {
  wallet: { request: (call: object) => Promise<unknown> }
  info: object
  heard: { name: string; value: unknown }[]
  escapes: number
  presses: number
}
type PageGlobal = { seen: Seen }

/**
 * Returns an error of the wallet as a value, because a thrown error would lose its code on the way
 * out of the page.
 */
function request(method: string, ...params: unknown[]): Promise<Answer> {
  return page.evaluate(
    ([method, params]) =>
      (globalThis as unknown as PageGlobal).seen.wallet.request({ method, params }).then(
        (result) => ({ result }),
        (error: { code: number }) => ({ code: error.code }),
      ),
    [method, params] as const,
  )
}
const heard = () => page.evaluate(() => (globalThis as unknown as PageGlobal).seen.heard)
const walletWindow = () => page.getByRole('dialog')
const press = (name: string) => walletWindow().getByRole('button', { name, exact: true }).click()

async function connect(name: string): Promise<string> {
  const asked = request('eth_requestAccounts')
  await walletWindow().getByRole('radio', { name }).check()
  await press('Connect')
  const { result } = await asked
  return Array.isArray(result) ? String(result[0]) : ''
}

test('the demo wallet announces itself by EIP-6963 and does not set window.ethereum', async () => {
  expect(await page.evaluate(() => (globalThis as unknown as PageGlobal).seen.info)).toMatchObject({
    name: 'Demo Wallet',
    rdns: 'local.did-verification.demo-wallet',
  })
  expect(await page.evaluate(() => 'ethereum' in globalThis)).toBe(false)
})

test('the demo wallet shows the page only the account that the person chose, even after a reload', async () => {
  expect(await request('eth_accounts')).toEqual({ result: [] })
  expect(await connect('Maya Lindqvist')).toBe(demoOwner.address.toLowerCase())
  expect(await heard()).toContainEqual({ name: 'accountsChanged', value: [demoOwner.address.toLowerCase()] })
  await page.reload()
  expect(await request('eth_accounts')).toEqual({ result: [demoOwner.address.toLowerCase()] })
})

test('when a page asks the demo wallet for a connection again, the person can choose another account or keep the earlier one', async () => {
  await connect('Maya Lindqvist')
  const asked = request('eth_requestAccounts')
  await press('Cancel')
  expect(await asked).toEqual({ code: 4001 })
  expect(await request('eth_accounts')).toEqual({ result: [demoOwner.address.toLowerCase()] })
  await connect('Northfield University')
  expect(await request('eth_accounts')).toEqual({ result: [demoUniversity.address.toLowerCase()] })
})

test('the demo wallet answers 4001 when the person cancels by a button or by Escape, and the page does not see that Escape was pressed', async () => {
  const first = request('eth_requestAccounts')
  await press('Cancel')
  expect(await first).toEqual({ code: 4001 })
  const second = request('eth_requestAccounts')
  await walletWindow().waitFor()
  await page.keyboard.press('Escape')
  expect(await second).toEqual({ code: 4001 })
  const { escapes, presses } = await page.evaluate(() => {
    const { escapes, presses } = (globalThis as unknown as PageGlobal).seen
    return { escapes, presses }
  })
  expect({ escapes, presses }).toEqual({ escapes: 0, presses: 0 })
})

test('a wallet that a person makes in the demo wallet has no money, stays in the person’s browser, and can sign', async () => {
  const address = await connect('A new wallet')
  await page.reload()
  expect(await request('eth_accounts')).toEqual({ result: [address] })
  expect(await request('eth_getBalance', address, 'latest')).toEqual({ result: '0x0' })
  expect(await heard()).toContainEqual({ name: 'connect', value: { chainId: `0x${chain.chainId.toString(16)}` } })
  const signing = request('personal_sign', '0x6869', address)
  await press('Sign')
  const { result } = await signing
  expect((await recoverMessageAddress({ message: 'hi', signature: result as never })).toLowerCase()).toBe(address)
})

test('the demo wallet warns if a sign-in text names another site than the one that asks', async () => {
  const address = await connect('Maya Lindqvist')
  const text = `bank.example wants you to sign in with your Ethereum account:\n${address}\n\nURI: https://bank.example`
  const signing = request('personal_sign', text, address)
  await expect.poll(() => walletWindow().getByRole('alert').textContent()).toContain('This sign-in is for bank.example')
  await press('Reject')
  expect(await signing).toEqual({ code: 4001 })
})

test('the demo wallet shows and signs the fields of typed data, and refuses typed data for another chain', async () => {
  const address = await connect('Northfield University')
  const typedData = {
    domain: { name: 'DID Verification', version: '1', chainId: chain.chainId },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ClaimAttestation: [
        { name: 'title', type: 'string' },
        { name: 'validUntil', type: 'uint64' },
      ],
    },
    primaryType: 'ClaimAttestation',
    message: { title: 'Master of Arts\u202e', validUntil: 0 },
  }
  const signing = request('eth_signTypedData_v4', address, JSON.stringify(typedData))
  await walletWindow().getByText('Vouch for this claim?').waitFor()
  expect(await walletWindow().locator('dd').allTextContents()).toContain('Master of Arts⟨U+202E⟩')
  expect(await walletWindow().locator('dd').allTextContents()).toContain('No end')
  await press('Sign')
  const { ClaimAttestation } = typedData.types
  const signature = (await signing).result as never
  const signed = { ...typedData, primaryType: 'ClaimAttestation', types: { ClaimAttestation }, signature } as const
  const signer = await recoverTypedDataAddress({ ...signed, message: { ...typedData.message, validUntil: 0n } })
  expect(signer).toBe(demoUniversity.address)

  const foreign = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
  expect(await request('eth_signTypedData_v4', address, JSON.stringify(foreign))).toEqual({ code: -32602 })
})

test('the demo wallet explains the mint of a DID in plain words and sends the transaction', async () => {
  const address = await connect('Maya Lindqvist')
  const call = {
    from: address,
    to: chain.contracts.didRegistry,
    data: encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' }),
  }
  const declined = request('eth_sendTransaction', call)
  await walletWindow().getByText('Mint your DID?').waitFor()
  await press('Reject')
  expect(await declined).toEqual({ code: 4001 })

  const sent = request('eth_sendTransaction', call)
  await press('Confirm')
  const hash = (await sent).result as `0x${string}`
  const client = createClient({ transport: http(chain.rpcUrl) })
  await waitForReceipt(client, hash)
  const owned = { abi: didRegistryAbi, address: chain.contracts.didRegistry, functionName: 'balanceOf' } as const
  expect(await readContract(client, { ...owned, args: [demoOwner.address] })).toBe(1n)
})

test('the demo wallet signs and sends only from the connected account', async () => {
  const address = await connect('Maya Lindqvist')
  const stranger = demoUniversity.address
  expect(await request('personal_sign', '0x6869', stranger)).toEqual({ code: 4100 })
  expect(await request('eth_sendTransaction', { from: stranger, to: address })).toEqual({ code: 4100 })
  expect(await request('eth_sign', address, '0x00')).toEqual({ code: 4200 })
  expect(await request('anvil_setBalance', address, '0x1')).toEqual({ code: 4200 })
})

test('the demo wallet answers 4902 when a page asks for an unknown network, and can switch to a network that a page added and back again', async () => {
  const local = `0x${chain.chainId.toString(16)}`
  expect(await request('eth_chainId')).toEqual({ result: local })
  expect(await request('net_version')).toEqual({ result: String(chain.chainId) })
  expect(await request('wallet_switchEthereumChain', { chainId: local })).toEqual({ result: null })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x1' })).toEqual({ code: 4902 })

  const mainnet = { chainId: '0x1', chainName: 'Ethereum Mainnet', rpcUrls: ['https://rpc.example'] }
  const adding = request('wallet_addEthereumChain', mainnet)
  await press('Switch network')
  expect(await adding).toEqual({ result: null })
  const back = request('wallet_switchEthereumChain', { chainId: local })
  await press('Switch network')
  expect(await back).toEqual({ result: null })
  expect((await heard()).filter(({ name }) => name === 'chainChanged').map(({ value }) => value)).toEqual([
    '0x1',
    local,
  ])
})

test('when a page gives up its access to the demo wallet, every tab of the page is told, and the next request asks the person again', async () => {
  await connect('Maya Lindqvist')
  const other = page
  page = await openPage()
  expect(await request('wallet_getPermissions')).toMatchObject({ result: [{ parentCapability: 'eth_accounts' }] })
  expect(await request('wallet_revokePermissions', { eth_accounts: {} })).toEqual({ result: null })
  expect((await heard()).map(({ name }) => name)).toEqual(['accountsChanged', 'disconnect'])
  page = other
  await page.bringToFront()
  await expect.poll(heard).toContainEqual({ name: 'accountsChanged', value: [] })
  expect(await connect('Northfield University')).toBe(demoUniversity.address.toLowerCase())
})

test('a second prompt of the demo wallet waits until the person has answered the first', async () => {
  const address = await connect('Maya Lindqvist')
  const first = request('personal_sign', '0x6f6e65', address)
  const second = request('personal_sign', '0x74776f', address)
  await walletWindow().getByText('one', { exact: true }).waitFor()
  expect(await walletWindow().count()).toBe(1)
  await press('Sign')
  await walletWindow().getByText('two', { exact: true }).waitFor()
  await press('Reject')
  expect((await first).code).toBeUndefined()
  expect(await second).toEqual({ code: 4001 })
})
