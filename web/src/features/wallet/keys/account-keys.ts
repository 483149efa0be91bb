import { type ChainReader, createChainReader } from '@did/credentials/chain/chain-reader'
import { type KeepPasskey, type KeptPasskey, keepPasskeySchema, type PasskeyKey } from '@did/domain/account/passkey'
import { passkeyCalls } from '@did/domain/calls/passkeys'
import { sessionCalls } from '@did/domain/calls/session'
import { AppError } from '@did/domain/errors'
import { type Address, addressSchema } from '@did/domain/hex'
import { queryOptions } from '@tanstack/react-query'
import { concatHex } from 'viem'
import * as z from 'zod/mini'
import type { Signer } from '../../../entities/account/account.ts'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import { commonTexts } from '../../../texts/en/frame/common.ts'
import { recallPasskey } from '../passkey/known-passkey.ts'
import { createPasskey } from '../passkey/webauthn.ts'
import { idOfKey } from './id-of-key.ts'
import '../passkey/passkey-errors.ts'

/**
 * The selectors of the account's and the registry's functions. A test compares them with the
 * contracts' ABIs.
 */
export const keySelectors = {
  isKey: '0x7098e287',
  addKey: '0x575bf6be',
  removeKey: '0x862642f5',
  guardiansHash: '0x8bb2bddb',
} as const

const askEveryMs = 1000
const patienceMs = 120_000
const memoryKey = 'passkey_to_add'

/**
 * This browser remembers a passkey that was made for an account until the chain and the server know
 * it.
 */
const madePasskeySchema = z.extend(keepPasskeySchema, { account: addressSchema })
export type MadePasskey = z.infer<typeof madePasskeySchema>

/** Only keys that open the account, as the chain says, are listed here. */
export type AccountKeys = {
  /** The passkeys that the server has stored, oldest first. */
  kept: KeptPasskey[]
  /**
   * The keys that the server has not stored, or null if the chain does not tell whether there are
   * any.
   */
  unknown: PasskeyKey[] | null
}

/**
 * Somebody who had a passkey for a short time can bring another key to the chain without the
 * server. So the chain's own list of keys is read, too.
 */
export const accountKeysQuery = (account: Address) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async (): Promise<AccountKeys> => {
      const made = recallMade(account)
      // If the call to store the passkey fails, the list still shows it, because the chain's own
      // list of keys contains it.
      if (made && (await isCounting(made, account)))
        await keepMade(made).catch((error: unknown) => console.warn('The new passkey is not stored yet', error))
      const kept = (await api(passkeyCalls.listPasskeys, { cache: 'no-store' })) ?? []
      // An account that is not deployed yet has only its first key, so the server cannot have
      // stored any other key.
      const counting = await findCounting(account, kept)
      return counting === null
        ? { kept, unknown: [] }
        : { kept: counting, unknown: await findUnknown(account, counting) }
    },
    staleTime: 0,
  })

/**
 * Tells whether this browser signs with the key now. The server learns an unknown key only from a
 * sign-in with it. So for a moment, the server may not know the key in use.
 */
export function isInUse(key: PasskeyKey, account: Address): boolean {
  const known = recallPasskey()
  return known?.account === account && idOfKey(known.key) === idOfKey(key)
}

/**
 * Makes a passkey, or takes one that was made earlier and is not added yet. Then the present
 * passkey adds it to the account.
 */
export async function addAnotherPasskey(signer: Signer, known: readonly KeptPasskey[]): Promise<void> {
  const account = signer.wallet
  const made = recallMade(account) ?? { account, ...(await makePasskey(known)) }
  rememberMade(made)
  await addMade(signer, made)
}

/**
 * The server keeps only a passkey that counts on the chain, so the passkey goes to the chain before
 * the server learns it.
 */
export async function addMade(signer: Signer, made: MadePasskey): Promise<void> {
  const { x, y } = made
  if (!(await isCounting(made, made.account))) {
    await signer.sendTransaction({ to: made.account, data: concatHex([keySelectors.addKey, x, y]) })
    await untilCounts(made.account, made, true)
  }
  await keepMade(made)
}

/**
 * The removed passkey no longer opens the account on any device. The account refuses to remove its
 * last key.
 */
export async function removePasskey(signer: Signer, key: PasskeyKey): Promise<void> {
  await signer.sendTransaction({ to: signer.wallet, data: concatHex([keySelectors.removeKey, idOfKey(key)]) })
  await untilCounts(signer.wallet, key, false)
  // This call ends the sessions of the removed key at once. If it fails, the server ends them
  // within minutes.
  await api(sessionCalls.recheckSessions, {}).catch((error: unknown) =>
    console.warn('The sessions of the removed passkey have not ended yet', error),
  )
}

export function recallMade(account: Address): MadePasskey | null {
  try {
    const { data } = madePasskeySchema.safeParse(JSON.parse(recall(memoryKey) ?? 'null'))
    return data?.account === account ? data : null
  } catch {
    return null
  }
}

export function rememberMade(made: MadePasskey | null): void {
  remember(memoryKey, made && JSON.stringify(made))
}

async function makePasskey(known: readonly KeptPasskey[]): Promise<KeepPasskey> {
  const { credentialId, key } = await createPasskey(
    commonTexts.product,
    known.map((each) => each.credentialId),
  )
  return { credentialId, ...key }
}

/**
 * Keeps the passkey at the server, and forgets it in this browser. If another passkey waits in this
 * browser, that one goes on waiting.
 */
async function keepMade({ account, ...passkey }: MadePasskey): Promise<void> {
  await api(passkeyCalls.keepPasskey, { body: passkey })
  if (recallMade(account)?.credentialId === passkey.credentialId) rememberMade(null)
}

/**
 * Returns the keys of `keys` that open the account. Only an account's code can say this, so the
 * result is null for an account without code.
 */
async function findCounting<Key extends PasskeyKey>(account: Address, keys: readonly Key[]): Promise<Key[] | null> {
  const reader = await connectChain()
  if ((await reader.readCode(account)) === '0x') return null
  const answers = await Promise.all(
    keys.map((key) => reader.call({ to: account, data: concatHex([keySelectors.isKey, idOfKey(key)]) })),
  )
  return keys.filter((_, index) => BigInt(answers[index] ?? 0) === 1n)
}

/**
 * Lists the keys of a deployed account that are not in `counting`. Returns null without a reliable
 * answer. An answer that lacks a key of `counting` may lack other keys, too.
 */
async function findUnknown(account: Address, counting: readonly PasskeyKey[]): Promise<PasskeyKey[] | null> {
  try {
    const { listKeysOnChain } = await import('./keys-on-chain.ts')
    const keys = await listKeysOnChain(await connectChain(), account)
    const isAmong = (key: PasskeyKey, list: readonly PasskeyKey[]) =>
      list.some((each) => idOfKey(each) === idOfKey(key))
    return counting.every((key) => isAmong(key, keys)) ? keys.filter((key) => !isAmong(key, counting)) : null
  } catch (error) {
    console.warn('The chain does not tell which keys were added to the account', error)
    return null
  }
}

async function connectChain(): Promise<ChainReader> {
  const { rpcUrl } = await getAppConfig()
  return createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
}

/** Only the chain can say whether a key opens the account. */
export async function isCounting(key: PasskeyKey, account: Address): Promise<boolean> {
  return ((await findCounting(account, [key])) ?? []).length > 0
}

async function untilCounts(account: Address, key: PasskeyKey, isWanted: boolean): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if ((await isCounting(key, account)) === isWanted) return
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  throw new AppError('sponsoring-too-slow', 'The chain has not taken the change of keys yet')
}
