import type { Hex } from '@did/domain/hex'
import { stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describeMessage, describeTypedData } from './describe-signing.ts'
import { shortAddress } from './plain-words.ts'
import type { Ask, Prompt } from './prompt.ts'
import { refuse } from './provider-error.ts'
import { expectText, isHex, isRecord } from './unknown-value.ts'
import type { WalletSlot } from './wallet.ts'
import type { Wallet } from './wallet-book.ts'

/**
 * The message of `personal_sign [message, address]` is hex, or plain text from less strict pages.
 */
export async function signMessage(params: readonly unknown[], slot: WalletSlot, ask: Ask): Promise<Hex> {
  const wallet = slot.authorized(params[1])
  const message = expectText(params[0], 'the message')
  const raw = isHex(message) && message.length % 2 === 0 ? message : stringToHex(message)
  await confirm(describeMessage(raw, location.host), wallet, ask)
  return privateKeyToAccount(wallet.privateKey).signMessage({ message: { raw } })
}

/** Refuses typed data for another chain than the one that the wallet uses now, as MetaMask does. */
export async function signTypedData(
  params: readonly unknown[],
  deps: { slot: WalletSlot; ask: Ask; chainId: number },
): Promise<Hex> {
  const wallet = deps.slot.authorized(params[0])
  const typedData = readTypedData(params[1])
  const asked = typedData.domain['chainId']
  if (asked !== undefined && Number(asked) !== deps.chainId)
    throw refuse.params(`chainId ${String(asked)} must be the active chain's, ${deps.chainId}`)
  await confirm(describeTypedData(typedData), wallet, deps.ask)
  const { EIP712Domain: _, ...types } = typedData.types
  return privateKeyToAccount(wallet.privateKey).signTypedData({ ...typedData, types })
}

export async function confirm(prompt: Prompt, wallet: Wallet, ask: Ask): Promise<void> {
  const facts = [
    ...(prompt.facts ?? []),
    { name: 'Your wallet', value: `${wallet.label} (${shortAddress(wallet.address)})` },
  ]
  if ((await ask({ ...prompt, facts })) === null) throw refuse.byPerson()
}

type Field = { name: string; type: string }
type TypedData = {
  domain: { readonly [key: string]: unknown }
  types: { readonly [name: string]: readonly Field[] }
  primaryType: string
  message: { readonly [key: string]: unknown }
}

function readTypedData(value: unknown): TypedData {
  const parsed: unknown = typeof value === 'string' ? parseJson(value) : value
  if (!isRecord(parsed)) throw refuse.params('typed data is needed')
  const { domain, types, primaryType, message } = parsed
  if (!isRecord(domain) || !isRecord(message) || !isTypes(types) || typeof primaryType !== 'string')
    throw refuse.params('typed data needs domain, types, primaryType and message')
  return { domain, types, primaryType, message }
}

function isTypes(value: unknown): value is TypedData['types'] {
  const isField = (field: unknown) =>
    isRecord(field) && typeof field['name'] === 'string' && typeof field['type'] === 'string'
  return isRecord(value) && Object.values(value).every((fields) => Array.isArray(fields) && fields.every(isField))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.params('typed data must be JSON')
  }
}
