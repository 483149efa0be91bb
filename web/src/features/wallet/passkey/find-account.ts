import { passkeyCalls } from '@did/domain/calls/passkeys'
import { api } from '../../../lib/api.ts'
import type { AccountChain } from './account-chain.ts'
import type { KnownPasskey } from './known-passkey.ts'
import { findAccountOnChain, recoverKeys } from './recover-keys.ts'
import type { Assertion } from './webauthn.ts'

/**
 * The server names an account and a key for the passkey. The passkey's signature shows whether this
 * key is its own. The chain names the account's first key.
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
  // The server does not know the passkey or names another key, so find the account on the chain.
  // After the sign-in, the server keeps the passkey again.
  const { account, key } = await findAccountOnChain(chain, keys)
  return { credentialId, account, key, firstKey: key, isKept: false }
}
