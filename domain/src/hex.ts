import { z } from 'zod'
import { complaints } from './texts/complaints.ts'

export type Hex = `0x${string}`
export type Address = Hex

/** A hex string of exactly `bytes` bytes, lower-cased: two spellings of one value compare equal afterwards. */
const hexOf = (bytes: number) =>
  z.templateLiteral(['0x', z.string().regex(new RegExp(`[0-9a-fA-F]{${bytes * 2}}`))], complaints.invalid)

/** 20 bytes. Compare only through `toAddress`: wallets send mixed case (EIP-55). */
export const addressSchema = hexOf(20)
/** 32 bytes: digests, hashes, salts. */
export const bytes32Schema = hexOf(32)
/** Any even number of hex digits, up to 8 kB: what a contract wallet may call a signature. */
export const hexSchema = z.templateLiteral(['0x', z.string().regex(/(?:[0-9a-fA-F]{2}){0,8192}/)], complaints.invalid)

/** The one spelling stored and compared: lower case. */
export function toAddress(address: string): Address {
  return addressSchema.parse(address.toLowerCase())
}

export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
