/** A wallet for a page under test: real keys and real signatures in Node, an injected provider in the page that behaves as MetaMask does. */
import type { BrowserContext, Page } from '@playwright/test'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  hexToString,
  http,
  isHex,
  type PublicClient,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { injectProvider } from './injected-provider.ts'

type Answer = { result: unknown } | { error: { code: number; message: string } }
type Prompt = { method: string; params: readonly unknown[] }
/** What happens when the page asks for something a person must confirm. */
export type Mood = 'approve' | 'reject'

const permissionMethods = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
])
const signingMethods = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])

export class TestWallet {
  readonly account: PrivateKeyAccount
  /** Everything a person had to confirm, account and network permission apart. */
  readonly prompts: Prompt[] = []
  readonly signatures: Hex[] = []
  mood: Mood = 'approve'
  #chainId: number
  #connected = false
  readonly #rpcUrl: string
  readonly #client: PublicClient

  constructor(options: { rpcUrl: string; chainId: number; privateKey?: Hex }) {
    this.account = privateKeyToAccount(options.privateKey ?? generatePrivateKey())
    this.#chainId = options.chainId
    this.#rpcUrl = options.rpcUrl
    this.#client = createPublicClient({ transport: http(options.rpcUrl) })
  }

  get address(): Address {
    return this.account.address
  }

  /** Every page of the context finds this wallet, from before its first script runs. */
  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('__testWallet', (_source, request: Prompt) => this.#answer(request))
    await context.addInitScript(injectProvider)
  }

  /** Tells the page what a real wallet tells it: accountsChanged, chainChanged, disconnect. */
  async emit(page: Page, event: string, payload: unknown): Promise<void> {
    await page.evaluate(
      ([name, value]) => window.dispatchEvent(new CustomEvent('test-wallet-event', { detail: { name, value } })),
      [event, payload] as const,
    )
  }

  async #answer({ method, params = [] }: Prompt): Promise<Answer> {
    const needsPerson =
      signingMethods.has(method) ||
      (permissionMethods.has(method) && !(method === 'eth_requestAccounts' && this.#connected))
    if (signingMethods.has(method)) this.prompts.push({ method, params })
    if (needsPerson && this.mood === 'reject') return { error: { code: 4001, message: 'User rejected the request.' } }
    try {
      return { result: await this.#perform(method, params) }
    } catch (error) {
      return { error: { code: -32603, message: error instanceof Error ? error.message : String(error) } }
    }
  }

  async #perform(method: string, params: readonly unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        this.#connected = true
        return [this.address]
      case 'eth_accounts':
        return this.#connected ? [this.address] : []
      case 'eth_chainId':
        return `0x${this.#chainId.toString(16)}`
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        this.#chainId = Number((params[0] as { chainId: string }).chainId)
        return null
      case 'personal_sign':
        return this.#signText(String(params[0]))
      case 'eth_signTypedData_v4':
        return this.#remember(await this.account.signTypedData(JSON.parse(String(params[1]))))
      case 'eth_sendTransaction':
        return this.#send(params[0] as { to: Address; data?: Hex; value?: Hex })
      default:
        return this.#client.request({ method, params } as never)
    }
  }

  async #signText(text: string): Promise<Hex> {
    return this.#remember(await this.account.signMessage({ message: isHex(text) ? hexToString(text) : text }))
  }

  #remember(signature: Hex): Hex {
    this.signatures.push(signature)
    return signature
  }

  async #send({ to, data, value }: { to: Address; data?: Hex; value?: Hex }): Promise<Hex> {
    const chain = defineChain({
      id: this.#chainId,
      name: 'test',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [this.#rpcUrl] } },
    })
    const wallet = createWalletClient({ account: this.account, chain, transport: http(this.#rpcUrl) })
    return wallet.sendTransaction({ to, ...(data ? { data } : {}), ...(value ? { value: BigInt(value) } : {}) })
  }
}
