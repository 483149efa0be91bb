import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault'
import {
  type Bytes,
  deriveBytes,
  deriveKey,
  describePlace,
  fromHex,
  openBytes,
  randomBytes,
  sealBytes,
  toHex,
} from './cipher.ts'

const keyLength = 32
const purpose = 'vault-key'

/** Whose vault it is; every ciphertext is bound to both. */
export type VaultName = { wallet: Address; vaultId: string }
/** What every way in yields: the key of the items, and the one that names them, which a new master key leaves as it is. */
export type Root = { master: Bytes; names: Bytes }
/** What a way in yields: a signature, a passkey's output, or the bits of the recovery code. */
export type Secret = { ikm: Bytes; salt: Hex }
type WrappingHead =
  | { kind: 'wallet' | 'recovery'; createdAt: string }
  | { kind: 'passkey'; createdAt: string; credentialId: string }
/** A way in, with the secret that proves its public key to the owner and the sender to the way. */
export type BoundWay = { wrapping: PairedWrapping; known: Bytes }
type PairedWrapping = Wrapping & { pair: NonNullable<Wrapping['pair']> }

export function createMaster(): Bytes {
  return randomBytes(keyLength)
}

export function createSalt(): Hex {
  return toHex(randomBytes(keyLength))
}

/** Adds a way in, with a key pair of its own. Items stay as they are. */
export async function wrapRoot(
  root: Root,
  name: VaultName,
  { head, secret }: { head: WrappingHead; secret: Secret },
): Promise<Wrapping> {
  const { salt } = secret
  const { createKeyPair } = await import('../hpke.ts')
  const { publicKey, privateKey } = await createKeyPair()
  const way = { ...head, salt, publicKey }
  const sealed = await sealBytes(
    await deriveWrappingKey(head.kind, secret),
    fromHex(privateKey),
    describePair(name, way),
  )
  const pair = { publicKey, privateKey: sealed, binding: '' }
  const known = await deriveKnown(fromHex(privateKey), salt)
  return sealRoot(root, name, { wrapping: { ...head, salt, ciphertext: '', pair }, known })
}

/** The same way into the vault under another key; it need not be at hand. */
export async function sealRoot(root: Root, name: VaultName, { wrapping, known }: BoundWay): Promise<Wrapping> {
  const { sealTo } = await import('../hpke.ts')
  const { pair } = wrapping
  const content = Uint8Array.of(...root.master, ...root.names)
  const ciphertext = await sealTo(pair.publicKey, content, { purpose, place: describeWrapping(name, wrapping), known })
  const binding = await sealBytes(await deriveBindingKey(root, name), known, describeBinding(name, wrapping))
  return { ...wrapping, ciphertext, pair: { ...pair, binding } }
}

/**
 * Null for a way without a pair, and for one whose public half did not come from somebody who had the master key: the server could
 * have put its own there, and what is sealed to it would be the server's to read.
 */
export async function findBound(root: Root, name: VaultName, wrapping: Wrapping): Promise<BoundWay | null> {
  if (!isPaired(wrapping)) return null
  const key = await deriveBindingKey(root, name)
  const known = await openBytes(key, wrapping.pair.binding, describeBinding(name, wrapping))
  return known && { wrapping, known }
}

/** Null when this is not the secret of this way into this vault. */
export function unwrapRoot(wrapping: Wrapping, name: VaultName, ikm: Bytes): Promise<Root | null> {
  return isPaired(wrapping) ? openSealed(wrapping, name, ikm) : openWrapped(wrapping, name, ikm)
}

async function openSealed(wrapping: PairedWrapping, name: VaultName, ikm: Bytes): Promise<Root | null> {
  const { kind, salt, pair, ciphertext } = wrapping
  const key = await deriveWrappingKey(kind, { ikm, salt })
  const privateKey = await openBytes(key, pair.privateKey, describePair(name, { ...wrapping, ...pair }))
  if (!privateKey) return null
  const { openWith } = await import('../hpke.ts')
  const known = await deriveKnown(privateKey, salt)
  const place = describeWrapping(name, wrapping)
  const content = await openWith(toHex(privateKey), ciphertext, { purpose, place, known })
  return content?.length === 2 * keyLength
    ? { master: content.slice(0, keyLength), names: content.slice(keyLength) }
    : null
}

/** Opens a wrapping made before key pairs: it holds the master key, which also named the items. */
async function openWrapped(wrapping: Wrapping, name: VaultName, ikm: Bytes): Promise<Root | null> {
  const { kind, salt, ciphertext } = wrapping
  const key = await deriveWrappingKey(kind, { ikm, salt })
  const master = await openBytes(key, ciphertext, describeWrapping(name, wrapping))
  return master?.length === keyLength ? { master, names: master } : null
}

function isPaired(wrapping: Wrapping): wrapping is PairedWrapping {
  return wrapping.pair !== undefined
}

function deriveWrappingKey(kind: Wrapping['kind'], { ikm, salt }: Secret): Promise<CryptoKey> {
  return deriveKey(ikm, fromHex(salt), kind)
}

/** Known to the way itself and to whoever has the master key: only they can seal something that the way takes for its vault's key. */
function deriveKnown(privateKey: Bytes, salt: Hex): Promise<Bytes> {
  return deriveBytes(privateKey, fromHex(salt), { purpose: 'way-known', length: keyLength })
}

function deriveBindingKey({ master }: Root, { vaultId }: VaultName): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(vaultId)), 'ways')
}

function describeWrapping({ wallet, vaultId }: VaultName, { kind, salt }: Pick<Wrapping, 'kind' | 'salt'>): Bytes {
  return describePlace('vault', kind, toAddress(wallet), vaultId, salt.toLowerCase())
}

/** The vault's id is not in it: the private half stays what it is when the vault gets another key, and another id with it. */
function describePair({ wallet }: VaultName, way: { kind: Wrapping['kind']; salt: Hex; publicKey: Hex }): Bytes {
  const { kind, salt, publicKey } = way
  return describePlace('vault way', kind, toAddress(wallet), salt.toLowerCase(), publicKey.toLowerCase())
}

function describeBinding({ wallet, vaultId }: VaultName, { kind, salt, pair }: PairedWrapping): Bytes {
  const members = [toAddress(wallet), vaultId, salt.toLowerCase(), pair.publicKey.toLowerCase()]
  return describePlace('vault way binding', kind, ...members)
}
