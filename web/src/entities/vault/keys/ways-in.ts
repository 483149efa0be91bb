import type { Hex } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault/vault'
import { getAppConfig } from '../../../lib/app-config.ts'
import type { Bytes } from '../../../lib/bytes.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { commonTexts } from '../../../texts/en/frame/common.ts'
import type { AccountPasskey, Signer } from '../../account/account.ts'
import type { Way } from '../store/open-vault.ts'
import { askPasskey, createPasskey } from './passkey.ts'
import { createSalt } from './wrapping.ts'

export async function addWallet(signer: Signer): Promise<Way> {
  const [salt, createdAt] = [createSalt(), now()]
  return { head: { kind: 'wallet', createdAt }, secret: { salt, ikm: await askWallet(signer, { salt, createdAt }) } }
}

/**
 * Returns the account's own passkey as a new way to open the vault, or a new passkey if a wallet
 * controls the account.
 */
export async function addPasskey({ address, passkey }: Signer): Promise<Way> {
  const [salt, createdAt] = [createSalt(), now()]
  if (passkey) {
    const { credentialId } = passkey
    return { head: { kind: 'passkey', createdAt, credentialId }, secret: { salt, ikm: await askOwn(passkey) } }
  }
  const { credentialId, ikm } = await createPasskey({ wallet: address, name: commonTexts.product }, salt)
  return { head: { kind: 'passkey', createdAt, credentialId }, secret: { salt, ikm } }
}

export function addRecovery(ikm: Bytes): Way {
  return { head: { kind: 'recovery', createdAt: now() }, secret: { salt: createSalt(), ikm } }
}

/**
 * Asks the wallet or passkey for the secret that opens the vault. A recovery code is no way that
 * this function accepts, because the person types the code.
 */
export function askWay(signer: Signer, wrapping: Exclude<Wrapping, { kind: 'recovery' }>): Promise<Bytes> {
  if (wrapping.kind === 'wallet') return askWallet(signer, wrapping)
  const { credentialId, salt } = wrapping
  const { passkey } = signer
  if (passkey?.credentialId === credentialId) return askOwn(passkey)
  // All passkeys of one account use the same salt, even those on other devices.
  return askPasskey(credentialId, passkey?.salt ?? salt)
}

/**
 * Asks the passkey for the secret if the passkey gave none at the sign-in, or if the page has used
 * that secret before.
 */
async function askOwn({ credentialId, salt, takeSecret }: AccountPasskey): Promise<Bytes> {
  return takeSecret() ?? (await askPasskey(credentialId, salt))
}

async function askWallet(signer: Signer, { salt, createdAt }: { salt: Hex; createdAt: string }): Promise<Bytes> {
  const [{ chainId }, { buildVaultMessage, signatureSecret }] = await Promise.all([
    getAppConfig(),
    import('./wallet-message.ts'),
  ])
  const { wallet } = signer
  const message = buildVaultMessage({ wallet, chainId, origin: location.origin, salt, createdAt })
  return signatureSecret(wallet, message, await signer.signText(message))
}

function now(): string {
  return dateNow().toISOString()
}
