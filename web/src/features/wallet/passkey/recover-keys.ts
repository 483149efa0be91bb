import type { PasskeyKey } from '@did/domain/account/passkey'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { type Bytes, fromHex, toHex } from '../../../lib/bytes.ts'
import type { AccountChain } from './account-chain.ts'
import { recoverP256Keys } from './p256/recovery.ts'
import type { Assertion } from './webauthn.ts'

/**
 * Finds the account whose first key is one of `keys`. `recoverKeys` returns two keys, because two
 * keys fit a signature. Only one of them has an account on the chain. This finds the account even
 * if neither the server nor this browser knows the passkey.
 */
export async function findAccountOnChain(
  chain: AccountChain,
  keys: readonly PasskeyKey[],
): Promise<{ account: Address; key: PasskeyKey }> {
  for (const key of keys) {
    const account = await chain.addressOf(key)
    if ((await chain.readState(account)).isDeployed) return { account, key }
  }
  throw new AppError('passkey-unknown', 'No account of this passkey is known')
}

/**
 * Returns the two public keys that fit the signature. If s is replaced by n − s, the same two keys
 * fit.
 */
export async function recoverKeys({ r, s, authenticatorData, clientData }: Assertion): Promise<PasskeyKey[]> {
  const client = await digest(new Uint8Array(new TextEncoder().encode(clientData)))
  const signed = await digest(Uint8Array.of(...fromHex(authenticatorData), ...client))
  return recoverP256Keys({ r, s }, toHex(signed))
}

async function digest(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
