import { toAddress } from '@did/domain/hex'
import { secp256k1 } from '@noble/curves/secp256k1'
import { publicKeyToAddress } from 'viem/accounts'
import type { EthrIdentity } from './ethr-document.ts'

/** A did:ethr may use these names of a network instead of its number. */
const networkNames: Record<number, readonly string[]> = { 1: ['', 'mainnet'], 11155111: ['sepolia'] }
const idPattern = /^(?:(.*):)?(0x[0-9a-fA-F]{40}|0x[0-9a-fA-F]{66})$/

/**
 * Parses the part of a did:ethr after the method: a network, and an address or a secp256k1 key of
 * 33 bytes. Returns 'foreign' for another chain than `chainId`, and null for any other text.
 */
export function parseEthrId(did: string, id: string, chainId: number): EthrIdentity | 'foreign' | null {
  const [, network = '', account] = idPattern.exec(id) ?? []
  if (account === undefined) return null
  const address = account.length === 42 ? toAddress(account) : addressOfKey(account)
  if (address === null) return null
  // ethr-did-resolver accepts a network's number only in lower case and without leading zeros.
  const isOwn = network === `0x${chainId.toString(16)}` || networkNames[chainId]?.includes(network)
  if (!isOwn) return 'foreign'
  return { did, chainId, address, publicKey: account.length === 42 ? null : account.slice(2) }
}

/** Returns null for bytes that are no point of the curve. */
function addressOfKey(key: string) {
  try {
    return toAddress(publicKeyToAddress(`0x${secp256k1.ProjectivePoint.fromHex(key.slice(2)).toHex(false)}`))
  } catch {
    return null
  }
}
