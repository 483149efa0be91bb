import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault/vault'
import { type Bytes, fromHex, randomBytes, toHex } from '../../../lib/bytes.ts'
import { deriveBytes, deriveKey, describePlace, openBytes, sealBytes } from '../../../lib/cipher.ts'

const keyLength = 32
const purpose = 'vault-key'

/** The associated data of the vault's ciphertexts names the vault's owner and id. */
export type VaultName = { wallet: Address; vaultId: string }
/**
 * `master` seals the vault's items. `names` determines the ids of the items, and stays the same
 * when `master` changes.
 */
export type Root = { master: Bytes; names: Bytes }
/** `ikm` is a wallet's signature, a passkey's output, or the bits of the recovery code. */
export type Secret = { ikm: Bytes; salt: Hex }
type WrappingHead =
  | { kind: 'wallet' | 'recovery'; createdAt: string }
  | { kind: 'passkey'; createdAt: string; credentialId: string }
/**
 * `known` is a secret. Only whoever has the wrapping's private half or the vault's master key knows
 * it.
 */
export type BoundWay = { wrapping: PairedWrapping; known: Bytes }
type PairedWrapping = Wrapping & { pair: NonNullable<Wrapping['pair']> }

export function createMaster(): Bytes {
  return randomBytes(keyLength)
}

export function createSalt(): Hex {
  return toHex(randomBytes(keyLength))
}

/** Makes a wrapping with a key pair of its own. The vault's items do not change. */
export async function wrapRoot(
  root: Root,
  name: VaultName,
  { head, secret }: { head: WrappingHead; secret: Secret },
): Promise<Wrapping> {
  const { salt } = secret
  const { createKeyPair } = await import('../../../lib/hpke.ts')
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

/** Seals a master key to a wrapping's public half, without the secret that opens the wrapping. */
export async function sealRoot(root: Root, name: VaultName, { wrapping, known }: BoundWay): Promise<Wrapping> {
  const { sealTo } = await import('../../../lib/hpke.ts')
  const { pair } = wrapping
  const content = Uint8Array.of(...root.master, ...root.names)
  const ciphertext = await sealTo(pair.publicKey, content, { purpose, place: describeWrapping(name, wrapping), known })
  const binding = await sealBytes(await deriveBindingKey(root, name), known, describeBinding(name, wrapping))
  return { ...wrapping, ciphertext, pair: { ...pair, binding } }
}

/**
 * Returns the wrapping with its `known`. Returns null if the wrapping has no key pair, or if its
 * public half was not bound under the master key. In the second case, the public half may be the
 * server's own, and the server could open whatever the page sealed to this half.
 */
export async function findBound(root: Root, name: VaultName, wrapping: Wrapping): Promise<BoundWay | null> {
  if (!isPaired(wrapping)) return null
  const key = await deriveBindingKey(root, name)
  const known = await openBytes(key, wrapping.pair.binding, describeBinding(name, wrapping))
  return known && { wrapping, known }
}

/** Returns null if the secret does not open this wrapping of this vault. */
export function unwrapRoot(wrapping: Wrapping, name: VaultName, ikm: Bytes): Promise<Root | null> {
  return isPaired(wrapping) ? openSealed(wrapping, name, ikm) : openWrapped(wrapping, name, ikm)
}

async function openSealed(wrapping: PairedWrapping, name: VaultName, ikm: Bytes): Promise<Root | null> {
  const { kind, salt, pair, ciphertext } = wrapping
  const key = await deriveWrappingKey(kind, { ikm, salt })
  const privateKey = await openBytes(key, pair.privateKey, describePair(name, { ...wrapping, ...pair }))
  if (!privateKey) return null
  const { openWith } = await import('../../../lib/hpke.ts')
  const known = await deriveKnown(privateKey, salt)
  const place = describeWrapping(name, wrapping)
  const content = await openWith(toHex(privateKey), ciphertext, { purpose, place, known })
  return content?.length === 2 * keyLength
    ? { master: content.slice(0, keyLength), names: content.slice(keyLength) }
    : null
}

/**
 * In a vault whose wrappings have no key pair, the master key also determines the ids of the items.
 */
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

/**
 * Derives `known` from the private half of a wrapping's key pair. Nobody without the private half
 * or the master key can seal a vault key that the wrapping accepts.
 */
function deriveKnown(privateKey: Bytes, salt: Hex): Promise<Bytes> {
  return deriveBytes(privateKey, fromHex(salt), { purpose: 'way-known', length: keyLength })
}

function deriveBindingKey({ master }: Root, { vaultId }: VaultName): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(vaultId)), 'ways')
}

function describeWrapping({ wallet, vaultId }: VaultName, { kind, salt }: Pick<Wrapping, 'kind' | 'salt'>): Bytes {
  return describePlace('vault', kind, toAddress(wallet), vaultId, salt.toLowerCase())
}

/**
 * Names the place of a wrapping's private half. Leaves out the vault's id: a change of the vault's
 * key changes the id, and the private half stays.
 */
function describePair({ wallet }: VaultName, way: { kind: Wrapping['kind']; salt: Hex; publicKey: Hex }): Bytes {
  const { kind, salt, publicKey } = way
  return describePlace('vault way', kind, toAddress(wallet), salt.toLowerCase(), publicKey.toLowerCase())
}

function describeBinding({ wallet, vaultId }: VaultName, { kind, salt, pair }: PairedWrapping): Bytes {
  const members = [toAddress(wallet), vaultId, salt.toLowerCase(), pair.publicKey.toLowerCase()]
  return describePlace('vault way binding', kind, ...members)
}
