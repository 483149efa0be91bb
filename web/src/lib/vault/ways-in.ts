import type { Hex } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault'
import { commonTexts } from '../../texts/common.ts'
import type { Signer } from '../account.ts'
import { getAppConfig } from '../app-config.ts'
import type { Bytes } from './cipher.ts'
import type { Way } from './open-vault.ts'
import { askPasskey, createPasskey } from './passkey.ts'
import { createSalt } from './wrapping.ts'

/** A new way in by a signature of this wallet. */
export async function addWallet(signer: Signer): Promise<Way> {
  const [salt, createdAt] = [createSalt(), now()]
  return { head: { kind: 'wallet', createdAt }, secret: { salt, ikm: await askWallet(signer, { salt, createdAt }) } }
}

export async function addPasskey({ address }: Signer): Promise<Way> {
  const [salt, createdAt] = [createSalt(), now()]
  const { credentialId, ikm } = await createPasskey({ wallet: address, name: commonTexts.product }, salt)
  return { head: { kind: 'passkey', createdAt, credentialId }, secret: { salt, ikm } }
}

export function addRecovery(ikm: Bytes): Way {
  return { head: { kind: 'recovery', createdAt: now() }, secret: { salt: createSalt(), ikm } }
}

/** The secret of a way that is there; of the recovery code the person types it. */
export function askWay(signer: Signer, wrapping: Exclude<Wrapping, { kind: 'recovery' }>): Promise<Bytes> {
  return wrapping.kind === 'wallet' ? askWallet(signer, wrapping) : askPasskey(wrapping.credentialId, wrapping.salt)
}

async function askWallet(signer: Signer, { salt, createdAt }: { salt: Hex; createdAt: string }): Promise<Bytes> {
  const [{ chainId }, { buildVaultMessage, signatureSecret }] = await Promise.all([
    getAppConfig(),
    import('./wallet-message.ts'),
  ])
  const { address: wallet } = signer
  const message = buildVaultMessage({ wallet, chainId, origin: location.origin, salt, createdAt })
  return signatureSecret(wallet, message, await signer.signText(message))
}

function now(): string {
  return new Date().toISOString()
}
