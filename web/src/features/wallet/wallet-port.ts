import { AppError } from '@did/domain/errors'
import { type Address, addressSchema, bytes32Schema, type Hex, hexSchema, toAddress } from '@did/domain/hex'
import type { TypedData } from '../../lib/account.ts'

/** An injected wallet as far as the page relies on it (EIP-1193). Some have no events. */
export type Eip1193Provider = {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: (value: unknown) => void) => unknown
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown
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

/** The one adapter to the wallet: it parses what comes back and throws AppError with a `wallet-…` code. */
export type WalletPort = ReturnType<typeof createWalletPort>

export function createWalletPort(provider: Eip1193Provider) {
  const ask = async (method: string, params?: unknown): Promise<unknown> => {
    try {
      return await provider.request(params === undefined ? { method } : { method, params })
    } catch (error) {
      throw await readRefusal(error)
    }
  }
  return {
    hasEvents: typeof provider.on === 'function',
    requestAccounts: async () => parseAccounts(await ask('eth_requestAccounts')),
    /** The accounts this page may see already; asks nobody. */
    listAccounts: async () => parseAccounts(await ask('eth_accounts')),
    findChainId: async () => parseChainId(await ask('eth_chainId').catch(() => null)),
    signText: async (address: Address, text: string) =>
      parseAnswer(hexSchema, await ask('personal_sign', [textToHex(text), address])),
    signTypedData: async (address: Address, typedData: TypedData) =>
      parseAnswer(hexSchema, await ask('eth_signTypedData_v4', [address, JSON.stringify(withDomainType(typedData))])),
    sendTransaction: async (from: Address, { to, data }: { to: Address; data: Hex }) =>
      parseAnswer(bytes32Schema, await ask('eth_sendTransaction', [{ from, to, data }])),
    switchChain: async (chainId: number) =>
      void (await ask('wallet_switchEthereumChain', [{ chainId: toQuantity(chainId) }])),
    addChain: async (chain: AddedChain) => void (await ask('wallet_addEthereumChain', [describeChain(chain)])),
    listen: (listener: WalletListener) => listenTo(provider, listener),
  }
}

/** What reads a wallet's many ways to refuse comes with the first refusal. */
async function readRefusal(error: unknown): Promise<AppError> {
  try {
    const { toWalletError } = await import('./wallet-error.ts')
    return toWalletError(error)
  } catch {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 4001)
      return new AppError('wallet-rejected', 'The person declined', { cause: error })
    // The page's own code did not come, so the connection is what the person can mend.
    return new AppError('wallet-connection', 'The wallet refused while the page was offline', { cause: error })
  }
}

/** Tells of changes until the answered function is called. */
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

/** Wallets answer checksummed or lower-case addresses; here they are lower case. Anything that is no address is left out. */
export function parseAccounts(value: unknown): Address[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => (addressSchema.safeParse(entry).success ? [toAddress(String(entry))] : []))
}

/** Hex by the standard; some providers answer a number or decimal digits. Null when it is neither. */
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

/** `eth_signTypedData_v4` wants the domain's own type spelled out; some libraries leave it away. */
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
