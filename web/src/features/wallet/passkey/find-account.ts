import { passkeyCalls } from '@did/domain/calls/passkeys'
import { api } from '../../../lib/api.ts'
import type { AccountChain } from './account-chain.ts'
import type { KnownPasskey } from './known-passkey.ts'
import { findAccountOnChain, recoverKeys } from './recover-keys.ts'
import type { Assertion } from './webauthn.ts'

/**
 * Finds the account that a passkey opens. The server names the account, the passkey's signature
 * says whether the key is its own, and the chain says whether the account is the key's.
 */
export async function findAccountOf(chain: AccountChain, assertion: Assertion): Promise<KnownPasskey> {
  const { credentialId } = assertion
  const found = await api(passkeyCalls.findPasskey, { params: { credentialId }, cache: 'no-store' })
  const keys = await recoverKeys(assertion)
  if (found && keys.some(({ x, y }) => x === found.x && y === found.y)) {
    const { account, ...key } = found
    const isFirst = (await chain.addressOf(key)) === account
    return { credentialId, account, key, firstKey: isFirst ? key : await chain.firstKeyOf(account), isKept: true }
  }
  // The server may have lost its memory of the passkey. It then learns the passkey again.
  const { account, key } = await findAccountOnChain(chain, keys)
  return { credentialId, account, key, firstKey: key, isKept: false }
}
