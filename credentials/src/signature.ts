import type { Hex } from '@did/domain/hex'

/**
 * What may stand behind an attestation. A contract wallet's bytes (ERC-1271, ERC-6492) have a length and a meaning of their own:
 * only the chain can judge them.
 */
export type Signature = WalletSignature | ContractSignature
export type WalletSignature = { kind: 'wallet'; r: bigint; s: bigint; yParity: 0 | 1 }
type ContractSignature = { kind: 'contract'; bytes: Hex }

/** Bytes. The longest a contract wallet's signature may be, here and in a link. */
const maximumContractSignatureLength = 4096

/** Ends every signature of a wallet that may not be deployed yet (ERC-6492). */
export const counterfactualMark = '6492'.repeat(16)

const groupOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const highestLowS = groupOrder / 2n
const parityBit = 1n << 255n

/**
 * Reads the one accepted spelling of a wallet's signature: 65 bytes r, s, v with v 27 or 28 and s in the lower half, which is
 * also what OpenZeppelin's ECDSA accepts on the chain. Null for anything else, the high-s twin of a good signature included.
 */
export function parseSignature(hex: string): WalletSignature | null {
  if (!/^0x[0-9a-fA-F]{130}$/.test(hex)) return null
  const v = Number.parseInt(hex.slice(130), 16)
  if (v !== 27 && v !== 28) return null
  return toSignature(BigInt(hex.slice(0, 66)), BigInt(`0x${hex.slice(66, 130)}`), v === 27 ? 0 : 1)
}

/**
 * Reads whatever may stand behind an attestation: a wallet's signature in its one spelling, or else 1 to 4,096 bytes that a contract
 * wallet may accept, in lower case. Null for anything else. 65 bytes that end as a wallet's own signature are never a contract's: the
 * high-s twin of a good signature must not come in by another door.
 */
export function parseAnySignature(hex: string): Signature | null {
  const wallet = parseSignature(hex)
  if (wallet) return wallet
  const isBytes = /^0x(?:[0-9a-fA-F]{2})+$/.test(hex) && hex.length <= 2 + 2 * maximumContractSignatureLength
  const isRefusedTwin = /^0x[0-9a-fA-F]{128}1[bc]$/i.test(hex)
  return isBytes && !isRefusedTwin ? { kind: 'contract', bytes: `0x${hex.slice(2).toLowerCase()}` } : null
}

/** The 65-byte spelling `parseSignature` reads, in lower case. */
export function signatureToHex({ r, s, yParity }: WalletSignature): Hex {
  return `0x${word(r)}${word(s)}${yParity === 0 ? '1b' : '1c'}`
}

/** The 64-byte spelling of ERC-2098, where the parity sits in the free top bit of s. Links carry this one. */
export function compactSignature({ r, s, yParity }: WalletSignature): Hex {
  return `0x${word(r)}${word(yParity === 1 ? s | parityBit : s)}`
}

/** The reverse of `compactSignature`; null unless 64 bytes hold r and a lower-half s within their ranges. */
export function parseCompactSignature(hex: string): WalletSignature | null {
  if (!/^0x[0-9a-fA-F]{128}$/.test(hex)) return null
  const tail = BigInt(`0x${hex.slice(66)}`)
  return toSignature(BigInt(hex.slice(0, 66)), tail & (parityBit - 1n), tail >= parityBit ? 1 : 0)
}

/**
 * For the moment a wallet answers, and only then: turns what wallets really return (v as 0 or 1, ERC-2098's 64 bytes) into the
 * one spelling everything else accepts. Null when it is none of these.
 */
export function normalizeWalletSignature(hex: string): Hex | null {
  const withV27 = hex.replace(
    /^(0x[0-9a-fA-F]{128})0([01])$/,
    (_, head, parity) => `${head}1${parity === '0' ? 'b' : 'c'}`,
  )
  const signature = parseSignature(withV27) ?? parseCompactSignature(hex)
  return signature && signatureToHex(signature)
}

/**
 * What a wallet answered as everything else accepts it: a key's signature in its one spelling, or the bytes of a contract wallet
 * (ERC-1271, ERC-6492), which only the chain can judge. Null when the answer is neither.
 */
export function readWalletAnswer(hex: string): Hex | null {
  const normalized = normalizeWalletSignature(hex)
  if (normalized) return normalized
  const signature = parseAnySignature(hex)
  return signature?.kind === 'contract' ? signature.bytes : null
}

function toSignature(r: bigint, s: bigint, yParity: 0 | 1): WalletSignature | null {
  const isInRange = r > 0n && r < groupOrder && s > 0n && s <= highestLowS
  return isInRange ? { kind: 'wallet', r, s, yParity } : null
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
