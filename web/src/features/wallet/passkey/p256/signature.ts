import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { toHex } from '../../../../lib/bytes.ts'

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export type P256Signature = { r: Hex; s: Hex }

/**
 * Reads an ASN.1 signature (RFC 3279, section 2.2.3). Two numbers s fit a message. Returns the
 * lower one, because the contract accepts only this one.
 */
export function readP256Signature(der: Uint8Array): P256Signature {
  const r = readInteger(der, 2)
  const s = readInteger(der, r.end)
  return { r: word(r.value), s: word(lower(s.value)) }
}

/** WebCrypto returns a signature as 64 bytes: r and s. Returns the lower of the two s that fit. */
export function readRawSignature(raw: Uint8Array): P256Signature {
  const { x: r, y: s } = splitPoint(raw)
  return { r, s: word(lower(BigInt(s))) }
}

export function splitPoint(bytes: Uint8Array): PasskeyKey {
  return { x: toHex(bytes.slice(0, 32)), y: toHex(bytes.slice(32)) }
}

/** Both s and order − s fit the same message, but OpenZeppelin's P256 refuses the higher number. */
function lower(s: bigint): bigint {
  return s > order / 2n ? order - s : s
}

function readInteger(der: Uint8Array, at: number): { value: bigint; end: number } {
  const end = at + 2 + (der[at + 1] ?? 0)
  return { value: BigInt(toHex(der.slice(at + 2, end))), end }
}

function word(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}
