import { createChainReader } from '@did/credentials/chain/chain-reader'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import type { AppConfig } from '@did/domain/app-config'
import { passkeyCalls } from '@did/domain/calls/passkeys'
import { isAppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { concatHex, createClient, http, pad } from 'viem'
import type { Signer } from '../../entities/account/account.ts'
import { findDeadline } from '../../entities/transaction/deadline.ts'
import { api } from '../../lib/api.ts'
import { addErrorTexts } from '../../lib/describe-error.ts'
import { passkeyErrorTexts } from '../../texts/en/wallet/passkey-errors.ts'
import type { Payer } from './transaction-machine.ts'
import { sendTransactionEvent } from './transaction-store.ts'

// These texts also explain why the service did not pay. In this feature, only this file asks the
// service to pay.
addErrorTexts(passkeyErrorTexts)

/** The selectors of the registry's functions. A test compares them with the registry's ABI. */
export const sponsoredSelectors = {
  mintDID: '0x0488a15d',
  mintDIDFor: '0xf0b44239',
  commitClaim: '0xdfbe94a2',
  nonces: '0x7ecebe00',
} as const

type Transaction = { to: Address; data: Hex }
type Asked = { config: AppConfig; signer: Signer; transaction: Transaction }
/**
 * The wallet signs this action instead of sending a transaction. The signed message ends with a
 * nonce and a deadline.
 */
export type Action =
  | { kind: 'mint'; primaryType: 'MintDid'; message: { identity: Address } }
  | { kind: 'commit'; primaryType: 'CommitClaim'; message: { didTokenId: string; commitment: Hex } }

/**
 * A wallet that cannot pay for this much gas counts as unable to pay. A first mint needs less, so a
 * wallet with slightly less money could still pay.
 */
const someGas = 150_000n

const types = {
  MintDid: [{ name: 'identity', type: 'address' }],
  CommitClaim: [
    { name: 'didTokenId', type: 'uint256' },
    { name: 'commitment', type: 'bytes32' },
  ],
} as const
const consent = [
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint64' },
] as const

/** If the wallet cannot pay and the person agrees, the service sends the transaction and pays. */
export async function sendOrLetUsPay(asked: Asked): Promise<Hex> {
  const { config, signer, transaction } = asked
  const action = isSponsor(config) && !signer.passkey ? findAction(asked) : null
  const byService = action && (() => letServicePay(asked, action))
  // In an embedded installation, a faucet gives each wallet money before the wallet sends. So do
  // not ask there who pays before the wallet has tried to send.
  if (byService && !config.embedded && (await isPoor(asked)) && (await askWhoPays()) === 'service') return byService()
  try {
    return await signer.sendTransaction(transaction)
  } catch (error) {
    if (!byService || !isAppError(error, 'wallet-insufficient-funds')) throw error
    if ((await askWhoPays()) === 'service') return byService()
    throw error
  }
}

/**
 * Returns the action for which the service pays, or null. The service does not pay to publish a
 * claim's text.
 */
export function findAction({ config, signer, transaction: { to, data } }: Asked): Action | null {
  if (!isSameAddress(to, config.didRegistry)) return null
  const selector = data.slice(0, 10)
  if (selector === sponsoredSelectors.mintDID || selector === sponsoredSelectors.mintDIDFor)
    return { kind: 'mint', primaryType: 'MintDid', message: { identity: signer.address } }
  if (selector !== sponsoredSelectors.commitClaim) return null
  const [didTokenId, commitment] = [BigInt(`0x${data.slice(10, 74)}`), `0x${data.slice(74, 138)}` as const]
  return { kind: 'commit', primaryType: 'CommitClaim', message: { didTokenId: String(didTokenId), commitment } }
}

/** A service whose chain lacks the P-256 precompile offers no passkeys, but pays for wallets. */
function isSponsor({ passkeys: { status } }: AppConfig): boolean {
  return status === 'offered' || status === 'no-precompile'
}

async function askWhoPays(): Promise<Payer> {
  const payer = await new Promise<Payer>((choose) => sendTransactionEvent({ type: 'unaffordable', choose }))
  sendTransactionEvent({ type: 'payer-chosen' })
  return payer
}

async function letServicePay({ config, signer }: Asked, action: Action): Promise<Hex> {
  const { kind } = action
  const [deadline, nonce] = await Promise.all([findDeadline(config.rpcUrl), readNonce(config, signer.wallet)])
  const answer = await signer.signTypedData(describeConsent(config, action, { nonce, deadline }))
  // Wallets encode a signature in several ways, and the contract accepts only one of them.
  const signature = normalizeWalletSignature(answer) ?? answer
  const body: SponsoredCall =
    kind === 'mint' ? { kind, deadline, signature } : { kind, ...action.message, deadline, signature }
  return (await api(passkeyCalls.sponsorCall, { body })).transactionHash
}

/** The wallet signs this text, so that the service may send `action` for it. */
export function describeConsent(
  config: Pick<AppConfig, 'chainId' | 'didRegistry'>,
  { primaryType, message }: Action,
  last: { nonce: string; deadline: number },
) {
  return {
    domain: attestationDomain(config),
    types: { [primaryType]: [...types[primaryType], ...consent] },
    primaryType,
    message: { ...message, ...last },
  }
}

async function readNonce({ rpcUrl, didRegistry }: AppConfig, signer: Address): Promise<string> {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const data = concatHex([sponsoredSelectors.nonces, pad(signer)])
  return String(BigInt(await reader.call({ to: didRegistry, data })))
}

/**
 * If the chain does not answer, returns false, because the wallet itself finds out whether it can
 * pay.
 */
async function isPoor({ config, signer }: Asked): Promise<boolean> {
  const client = createClient({ transport: http(config.rpcUrl) })
  const balance = client.request({ method: 'eth_getBalance', params: [signer.wallet, 'latest'] })
  const price = client.request({ method: 'eth_gasPrice' })
  return Promise.all([balance, price]).then(
    ([has, perGas]) => BigInt(has) < BigInt(perGas) * someGas,
    () => false,
  )
}
