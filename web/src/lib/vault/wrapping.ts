import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault'
import { type Bytes, deriveKey, describePlace, fromHex, openBytes, randomBytes, sealBytes, toHex } from './cipher.ts'

const masterLength = 32
const saltLength = 32

/** Whose vault it is; every ciphertext is bound to both. */
export type VaultName = { wallet: Address; vaultId: string }
/** What a way in yields: a signature, a passkey's output, or the bits of the recovery code. */
export type Secret = { ikm: Bytes; salt: Hex }
type WrappingHead =
  | { kind: 'wallet' | 'recovery'; createdAt: string }
  | { kind: 'passkey'; createdAt: string; credentialId: string }

export function createMaster(): Bytes {
  return randomBytes(masterLength)
}

export function createSalt(): Hex {
  return toHex(randomBytes(saltLength))
}

/** Adds a way in. Items stay as they are: only the master key is sealed once more. */
export async function wrapMaster(
  master: Bytes,
  name: VaultName,
  { head, secret }: { head: WrappingHead; secret: Secret },
): Promise<Wrapping> {
  const { salt } = secret
  const key = await deriveWrappingKey(head.kind, secret)
  return { ...head, salt, ciphertext: await sealBytes(key, master, describeWrapping(name, head.kind, salt)) }
}

/** The master key, or null when this is not the secret of this way into this vault. */
export async function unwrapMaster(wrapping: Wrapping, name: VaultName, ikm: Bytes): Promise<Bytes | null> {
  const { kind, salt, ciphertext } = wrapping
  const master = await openBytes(
    await deriveWrappingKey(kind, { ikm, salt }),
    ciphertext,
    describeWrapping(name, kind, salt),
  )
  return master?.length === masterLength ? master : null
}

function deriveWrappingKey(kind: Wrapping['kind'], { ikm, salt }: Secret): Promise<CryptoKey> {
  return deriveKey(ikm, fromHex(salt), kind)
}

function describeWrapping({ wallet, vaultId }: VaultName, kind: Wrapping['kind'], salt: Hex): Bytes {
  return describePlace('vault', kind, toAddress(wallet), vaultId, salt.toLowerCase())
}
