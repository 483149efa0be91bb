import type { Hex } from '@did/domain/hex'

/**
 * A signature by a wallet's own key, or bytes that a contract wallet may accept as a signature.
 * Only the chain can judge these bytes (ERC-1271, ERC-6492).
 */
export type Signature = WalletSignature | ContractSignature
export type WalletSignature = { kind: 'wallet'; r: bigint; s: bigint; yParity: 0 | 1 }
type ContractSignature = { kind: 'contract'; bytes: Hex }

const maximumContractSignatureLength = 4096

/** The last bytes of a signature by a wallet that may not be deployed yet (ERC-6492). */
export const counterfactualMark = '6492'.repeat(16)

const groupOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const highestLowS = groupOrder / 2n
const parityBit = 1n << 255n

/**
 * Reads a wallet's 65 bytes r, s, v in their one spelling: v is 27 or 28, and s is in the lower
 * half, as OpenZeppelin's ECDSA demands. Returns null for anything else, such as a high-s twin.
 */
export function parseSignature(hex: string): WalletSignature | null {
  if (!/^0x[0-9a-fA-F]{130}$/.test(hex)) return null
  const v = Number.parseInt(hex.slice(130), 16)
  if (v !== 27 && v !== 28) return null
  return toSignature(BigInt(hex.slice(0, 66)), BigInt(`0x${hex.slice(66, 130)}`), v === 27 ? 0 : 1)
}

/**
 * Reads a wallet's signature in its one spelling, or else 1 to 4,096 bytes of a contract wallet. 65
 * bytes that end like a wallet's signature never count as a contract's, because the high-s twin of
 * a good signature could pass as one. Returns null for anything else.
 */
export function parseAnySignature(hex: string): Signature | null {
  const wallet = parseSignature(hex)
  if (wallet) return wallet
  const isBytes = /^0x(?:[0-9a-fA-F]{2})+$/.test(hex) && hex.length <= 2 + 2 * maximumContractSignatureLength
  const isRefusedTwin = /^0x[0-9a-fA-F]{128}1[bc]$/i.test(hex)
  return isBytes && !isRefusedTwin ? { kind: 'contract', bytes: `0x${hex.slice(2).toLowerCase()}` } : null
}

/** Writes the 65-byte spelling that `parseSignature` reads, in lower case. */
export function signatureToHex({ r, s, yParity }: WalletSignature): Hex {
  return `0x${word(r)}${word(s)}${yParity === 0 ? '1b' : '1c'}`
}

/** Writes the 64 bytes of ERC-2098 for a link, with the parity in the free top bit of s. */
export function compactSignature({ r, s, yParity }: WalletSignature): Hex {
  return `0x${word(r)}${word(yParity === 1 ? s | parityBit : s)}`
}

/**
 * Reads the 64 bytes of ERC-2098. Returns null unless r and s are in range and s is in the lower
 * half.
 */
export function parseCompactSignature(hex: string): WalletSignature | null {
  if (!/^0x[0-9a-fA-F]{128}$/.test(hex)) return null
  const tail = BigInt(`0x${hex.slice(66)}`)
  return toSignature(BigInt(hex.slice(0, 66)), tail & (parityBit - 1n), tail >= parityBit ? 1 : 0)
}

/**
 * Returns a wallet's answer, which may have v as 0 or 1 or be in the form of ERC-2098, in the
 * spelling that `parseSignature` reads. Returns null for anything else.
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
 * Returns the signature in a wallet's answer: a key's signature in the spelling that
 * `parseSignature` reads, or a contract wallet's bytes as they are. Returns null for anything else.
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
