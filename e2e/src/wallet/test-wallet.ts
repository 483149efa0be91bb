/** A wallet with real keys in Node, and a provider in the page that behaves as MetaMask does. */
import type { BrowserContext, Page } from '@playwright/test'
import {
  type Address,
  concatHex,
  createPublicClient,
  createTestClient,
  type Hex,
  hexToString,
  http,
  isHex,
  type PublicClient,
  parseEther,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  sliceHex,
  type TypedDataDefinition,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type Arrival, injectProvider } from './injected-provider.ts'
import { sendTransaction, type Transaction } from './send-transaction.ts'
import type { Mood } from './wallet-mood.ts'

type Answer = { result: unknown } | { error: { code: number; message: string } }
type Prompt = { method: string; params: readonly unknown[] }

export type WalletOptions = {
  rpcUrl: string
  /** The id of the chain that `rpcUrl` reaches. */
  chainId: number
  /**
   * The network on which the wallet starts, by default `chainId`. If it is given, the wallet does
   * not know `chainId`.
   */
  onChain?: number
  privateKey?: Hex
  /** This is true if the wallet already lets the page see the account. */
  connected?: boolean
  /** The format of the wallet's signatures. By default they have 65 bytes and a v of 27 or 28. */
  spelling?: 'v of 0 or 1' | '64 bytes'
  arrival?: Arrival
}

/**
 * The chain can mine a transaction with this gas limit, but each of our transactions needs more gas
 * and so fails.
 */
const tooLittleGas = 30_000n
const networkMethods = new Set(['wallet_addEthereumChain', 'wallet_switchEthereumChain'])
const accountMethods = new Set(['eth_requestAccounts', 'wallet_requestPermissions'])
const signingMethods = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])

export class TestWallet {
  /**
   * Everything that a person had to confirm in the wallet, except the permissions for accounts and
   * networks.
   */
  readonly prompts: Prompt[] = []
  /** The permissions for accounts and networks for which the wallet asked a person. */
  readonly permissions: Prompt[] = []
  readonly signatures: Hex[] = []
  mood: Mood = 'approve'
  /**
   * If this is set, the next transaction fails with this message. The transactions after it
   * succeed.
   */
  failure: string | null = null
  #account: PrivateKeyAccount
  /** The contract wallet that the wallet's account owns, or null for an ordinary wallet. */
  #contract: Address | null = null
  #chainId: number
  #connected: boolean
  #held: Promise<void> = Promise.resolve()
  readonly #knownChains: Set<number>
  readonly #arrival: Arrival
  readonly #spelling: WalletOptions['spelling']
  readonly #rpcUrl: string
  readonly #client: PublicClient

  constructor({
    rpcUrl,
    chainId,
    onChain = chainId,
    privateKey,
    connected = false,
    arrival = 'at-once',
    spelling,
  }: WalletOptions) {
    this.#account = privateKeyToAccount(privateKey ?? generatePrivateKey())
    this.#chainId = onChain
    this.#knownChains = new Set([onChain])
    this.#connected = connected
    this.#arrival = arrival
    this.#spelling = spelling
    this.#rpcUrl = rpcUrl
    this.#client = createPublicClient({ transport: http(rpcUrl) })
  }

  get account(): PrivateKeyAccount {
    return this.#account
  }

  get #signer(): PrivateKeyAccount {
    return this.mood === 'signs-with-another' ? privateKeyToAccount(generatePrivateKey()) : this.#account
  }

  get address(): Address {
    return this.#contract ?? this.#account.address
  }

  get chainId(): number {
    return this.#chainId
  }

  /**
   * From now on, this wallet is the contract. The key of the contract's owner signs for it
   * (ERC-1271).
   */
  async moveInto(contract: Address): Promise<void> {
    const chain = createTestClient({ mode: 'anvil', transport: http(this.#rpcUrl) })
    await chain.impersonateAccount({ address: contract })
    await chain.setBalance({ address: contract, value: parseEther('1') })
    this.#contract = contract
  }

  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('__testWallet', (_source, request: Prompt) => this.#answer(request))
    await context.addInitScript(injectProvider, this.#arrival)
  }

  /**
   * Sends the page an event that a real wallet sends: accountsChanged, chainChanged or disconnect.
   */
  async emit(page: Page, event: string, payload: unknown): Promise<void> {
    await page.evaluate(
      ([name, value]) => window.dispatchEvent(new CustomEvent('test-wallet-event', { detail: { name, value } })),
      [event, payload] as const,
    )
  }

  /**
   * From now on, pages that load may use the account without a question, as after an earlier visit.
   */
  allowAccount(): void {
    this.#connected = true
  }

  /**
   * From now on, the wallet's window stays open without an answer. It goes on once the returned
   * function is called.
   */
  holdSigning(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return resolve
  }

  async changeAccount(page: Page): Promise<void> {
    this.#account = privateKeyToAccount(generatePrivateKey())
    await this.emit(page, 'accountsChanged', [this.address])
  }

  async forgetPage(page: Page): Promise<void> {
    this.#connected = false
    await this.emit(page, 'accountsChanged', [])
  }

  async changeChain(page: Page, chainId: number): Promise<void> {
    this.#chainId = chainId
    await this.emit(page, 'chainChanged', toQuantity(chainId))
  }

  async #answer(request: Prompt): Promise<Answer> {
    const { method, params = [] } = request
    const asksPerson =
      signingMethods.has(method) || networkMethods.has(method) || (accountMethods.has(method) && !this.#connected)
    if (signingMethods.has(method)) this.prompts.push({ method, params })
    else if (asksPerson) this.permissions.push({ method, params })
    if (signingMethods.has(method) || networkMethods.has(method)) await this.#held
    if (asksPerson && this.mood === 'reject') return { error: { code: 4001, message: 'User rejected the request.' } }
    if (asksPerson && this.mood === 'shares-nothing') return { result: [] }
    if (asksPerson && this.mood === 'forgets-page') return { error: { code: 4100, message: 'Not authorized.' } }
    if (asksPerson && this.mood === 'already-asking') return { error: { code: -32002, message: 'Already pending.' } }
    const answer = await this.#perform(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: describeFailure(error) }),
    )
    return asksPerson && this.mood === 'unheard' ? new Promise<Answer>(() => {}) : answer
  }

  async #perform(method: string, params: readonly unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        this.#connected = true
        return [this.address]
      case 'eth_accounts':
        return this.#connected ? [this.address] : []
      case 'eth_chainId':
        if (this.mood === 'hides-chain') throw new Error('The network is not known.')
        return toQuantity(this.#chainId)
      case 'wallet_addEthereumChain':
      case 'wallet_switchEthereumChain':
        return this.#enterChain(method, Number((params[0] as { chainId: string }).chainId))
      case 'personal_sign':
        return this.#signText(String(params[0]))
      case 'eth_signTypedData_v4':
        return this.#signTypedData(JSON.parse(String(params[1])))
      case 'eth_sendTransaction':
        return this.#send(params[0] as Transaction)
      default:
        return this.#client.request({ method, params } as never)
    }
  }

  #enterChain(method: string, chainId: number): null {
    if (method === 'wallet_addEthereumChain') this.#knownChains.add(chainId)
    if (!this.#knownChains.has(chainId)) throw Object.assign(new Error('Unrecognized chain ID.'), { code: 4902 })
    this.#chainId = chainId
    return null
  }

  async #send(asked: Transaction): Promise<Hex> {
    const reason = this.failure
    this.failure = null
    if (reason !== null) throw new Error(reason)
    return sendTransaction(this.mood === 'sends-nothing' ? { to: this.address } : asked, {
      account: this.account,
      contract: this.#contract,
      chainId: this.#chainId,
      rpcUrl: this.#rpcUrl,
      ...(this.mood === 'saves-gas' && { gas: tooLittleGas }),
    })
  }

  /** Refuses typed data for another network than the wallet's present one, as MetaMask does. */
  async #signTypedData(typedData: TypedDataDefinition): Promise<Hex> {
    const { chainId } = typedData.domain ?? {}
    if (chainId !== undefined && Number(chainId) !== this.#chainId)
      throw new Error(`Provided chainId "${chainId}" must match the active chainId "${this.#chainId}"`)
    return this.#remember(await this.#signer.signTypedData(typedData))
  }

  async #signText(text: string): Promise<Hex> {
    return this.#remember(await this.#signer.signMessage({ message: isHex(text) ? hexToString(text) : text }))
  }

  #spell(hex: Hex): Hex {
    if (this.#spelling === 'v of 0 or 1') return withSmallV(hex)
    if (this.#spelling !== '64 bytes') return hex
    return serializeCompactSignature(signatureToCompactSignature(parseSignature(hex)))
  }

  #remember(own: Hex): Hex {
    // The contract accepts only signatures with this first byte, so no signature of it passes as an
    // ordinary wallet's.
    const signature = this.#contract ? concatHex(['0x01', own]) : this.#spell(own)
    this.signatures.push(signature)
    return signature
  }
}

function withSmallV(hex: Hex): Hex {
  return concatHex([sliceHex(hex, 0, 64), sliceHex(hex, 64) === '0x1b' ? '0x00' : '0x01'])
}

function describeFailure(error: unknown): { code: number; message: string } {
  const message = error instanceof Error ? error.message : String(error)
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : -32603
  return { code, message }
}

function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`
}
