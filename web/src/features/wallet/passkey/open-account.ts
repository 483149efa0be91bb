import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import { randomBytes, toHex } from '../../../lib/bytes.ts'
import { commonTexts } from '../../../texts/en/frame/common.ts'
import { type AccountChain, readAccounts } from './account-chain.ts'
import { rememberConfig } from './known-config.ts'
import { type KnownPasskey, recallPasskey, rememberPasskey } from './known-passkey.ts'
import { askPasskey, createPasskey } from './webauthn.ts'

/**
 * `create` makes a new passkey, `find` lets the person choose an existing one, and `again` takes
 * the passkey that this browser used last.
 */
export type Way = 'create' | 'find' | 'again'

export type OpenedAccount = { known: KnownPasskey; chain: AccountChain; config: AppConfig }

/**
 * Asks the person to confirm at most one use of a passkey. Throws an AppError if no account can be
 * opened.
 */
export async function openAccount(way: Way, config: AppConfig): Promise<OpenedAccount> {
  if (config.passkeys.status !== 'offered')
    throw new AppError('passkeys-not-offered', `Passkeys are not offered: ${config.passkeys.status}`)
  const chain = readAccounts({ rpcUrl: config.rpcUrl, factory: config.passkeys.factory })
  const known = await findPasskey(way, chain)
  rememberPasskey(known)
  rememberConfig(config)
  return { known, chain, config }
}

async function findPasskey(way: Way, chain: AccountChain): Promise<KnownPasskey> {
  if (way === 'create') return createAccount(chain)
  const known = way === 'again' ? recallPasskey() : null
  return known ?? findAccount(chain)
}

async function createAccount(chain: AccountChain): Promise<KnownPasskey> {
  const { credentialId, key } = await createPasskey(commonTexts.product)
  return { credentialId, account: await chain.addressOf(key), key, firstKey: key, isKept: false }
}

/**
 * Some browsers let a page ask for a passkey only right after the person's press. So this asks at
 * once, and loads the code that finds the account afterwards.
 */
async function findAccount(chain: AccountChain): Promise<KnownPasskey> {
  const assertion = await askPasskey(null, toHex(randomBytes(32)))
  const { findAccountOf } = await import('./find-account.ts')
  return findAccountOf(chain, assertion)
}
