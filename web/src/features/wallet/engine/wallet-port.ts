import { AppError } from '@did/domain/errors'
import { type Address, addressSchema, bytes32Schema, type Hex, hexSchema, toAddress } from '@did/domain/hex'
import type { AccountPasskey, TypedData } from '../../../entities/account/account.ts'

/** The part of EIP-1193 that the page uses. Some wallets send no events. */
export type Eip1193Provider = {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: (value: unknown) => void) => unknown
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown
  /** Only the provider of a passkey's account has this member. */
  passkey?: AccountPasskey | undefined
}

export type WalletListener = {
  onAccounts: (accounts: readonly Address[]) => void
  onChain: (chainId: number | null) => void
  onDisconnect: () => void
}

export type AddedChain = {
  chainId: number
  name: string
  rpcUrl: string
  blockExplorerUrl: string | null
  currency: { name: string; symbol: string }
}

/**
 * A wallet has this many milliseconds to answer. A person needs less time to read, to choose an
 * account and to type a password.
 */
const answerWithinMs = 180_000
/**
 * A wallet has this many milliseconds to send a transaction. A person may have to find a device
 * that signs, and money is at stake, so this is longer than for other answers.
 */
const sendWithinMs = 600_000
/**
 * What a wallet knows without asking the person, it must answer within this many milliseconds. A
 * silent wallet must not hold the page up.
 */
const tellWithinMs = 10_000

/** This is the only adapter to the wallet. Each failure is an AppError with a `wallet-…` code. */
export type WalletPort = ReturnType<typeof createWalletPort>

export function createWalletPort(provider: Eip1193Provider) {
  const request = async (method: string, params?: unknown): Promise<unknown> => {
    try {
      return await provider.request(params === undefined ? { method } : { method, params })
    } catch (error) {
      throw await readRefusal(error)
    }
  }
  /**
   * Fails after `ms` milliseconds, because some wallets never answer, for instance when the person
   * closes the wallet's window.
   */
  const askWithin = (ms: number, method: string, params?: unknown) => {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const silent = new AppError('wallet-silent', 'The wallet has not answered')
    const timer = setTimeout(() => reject(silent), ms)
    return Promise.race([request(method, params), silence]).finally(() => clearTimeout(timer))
  }
  const askPerson = (method: string, params?: unknown) => askWithin(answerWithinMs, method, params)
  return {
    hasEvents: typeof provider.on === 'function',
    passkey: provider.passkey ?? null,
    requestAccounts: async () => parseAccounts(await askPerson('eth_requestAccounts')),
    /** Lists the accounts that the page may already see, without asking the person. */
    listAccounts: async () => parseAccounts(await askWithin(tellWithinMs, 'eth_accounts')),
    findChainId: async () => parseChainId(await askWithin(tellWithinMs, 'eth_chainId').catch(() => null)),
    signText: async (address: Address, text: string) =>
      parseAnswer(hexSchema, await askPerson('personal_sign', [textToHex(text), address])),
    signTypedData: async (address: Address, typedData: TypedData) =>
      parseAnswer(
        hexSchema,
        await askPerson('eth_signTypedData_v4', [address, JSON.stringify(withDomainType(typedData))]),
      ),
    sendTransaction: async (from: Address, { to, data }: { to: Address; data: Hex }) =>
      parseAnswer(bytes32Schema, await askWithin(sendWithinMs, 'eth_sendTransaction', [{ from, to, data }])),
    switchChain: async (chainId: number) =>
      void (await askPerson('wallet_switchEthereumChain', [{ chainId: toQuantity(chainId) }])),
    addChain: async (chain: AddedChain) => void (await askPerson('wallet_addEthereumChain', [describeChain(chain)])),
    listen: (listener: WalletListener) => listenTo(provider, listener),
  }
}

/** The code that reads the many kinds of refusal loads only at the first refusal. */
async function readRefusal(error: unknown): Promise<AppError> {
  try {
    const { toWalletError } = await import('./wallet-error.ts')
    return toWalletError(error)
  } catch {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 4001)
      return new AppError('wallet-rejected', 'The person declined', { cause: error })
    // The page could not load the code that reads refusals. So report a lost connection, which the
    // person should check.
    return new AppError('wallet-connection', 'The wallet refused while the page was offline', { cause: error })
  }
}

function listenTo(provider: Eip1193Provider, listener: WalletListener): () => void {
  const events: [string, (value: unknown) => void][] = [
    ['accountsChanged', (value) => listener.onAccounts(parseAccounts(value))],
    ['chainChanged', (value) => listener.onChain(parseChainId(value))],
    ['disconnect', () => listener.onDisconnect()],
  ]
  for (const [event, hear] of events) provider.on?.(event, hear)
  return () => {
    for (const [event, hear] of events) provider.removeListener?.(event, hear)
  }
}

/**
 * Many wallets send addresses with checksums. The result is in lower case and leaves invalid values
 * out.
 */
export function parseAccounts(value: unknown): Address[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => (addressSchema.safeParse(entry).success ? [toAddress(String(entry))] : []))
}

/**
 * Reads a chain's id. The standard asks for hex, but some wallets return a number or decimal
 * digits. Returns null for any other value.
 */
export function parseChainId(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'bigint' ? value.toString() : value
  if (typeof text !== 'string' || !/^(0x[0-9a-f]+|\d+)$/i.test(text)) return null
  const chainId = Number(text)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null
}

function parseAnswer(
  schema: { safeParse: (value: unknown) => { success: true; data: Hex } | { success: false } },
  value: unknown,
): Hex {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('wallet-failed', 'The wallet answered something else than it was asked for')
  return parsed.data
}

function describeChain({ chainId, name, rpcUrl, blockExplorerUrl, currency }: AddedChain) {
  return {
    chainId: toQuantity(chainId),
    chainName: name,
    rpcUrls: [rpcUrl],
    nativeCurrency: { ...currency, decimals: 18 },
    ...(blockExplorerUrl ? { blockExplorerUrls: [blockExplorerUrl] } : {}),
  }
}

const domainTypes: Record<string, string> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/** `eth_signTypedData_v4` needs the type of the domain, but some libraries leave it out. */
function withDomainType(typedData: TypedData): TypedData {
  if (typedData.types['EIP712Domain']) return typedData
  const domain = Object.entries(domainTypes).flatMap(([name, type]) =>
    name in typedData.domain ? [{ name, type }] : [],
  )
  return { ...typedData, types: { EIP712Domain: domain, ...typedData.types } }
}

function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`
}

function textToHex(text: string): Hex {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
