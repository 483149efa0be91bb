import * as z from 'zod/mini'
import { complaints } from './texts/en/complaints.ts'

export type Hex = `0x${string}`
export type Address = Hex

const hexOf = (bytes: number) =>
  z.templateLiteral(['0x', z.string().check(z.regex(new RegExp(`[0-9a-fA-F]{${bytes * 2}}`)))], complaints.invalid)

/**
 * An address has 20 bytes. Wallets send mixed case (EIP-55), so compare addresses only by
 * `toAddress`.
 */
export const addressSchema = hexOf(20)
/** A digest, a hash or a salt of 32 bytes, in lower case after parsing. */
export const bytes32Schema = hexOf(32).check(z.toLowerCase())
/** A contract wallet may use a long signature, so up to 8,192 bytes are accepted. */
export const hexSchema = z.templateLiteral(
  ['0x', z.string().check(z.regex(/(?:[0-9a-fA-F]{2}){0,8192}/))],
  complaints.invalid,
)

/** Returns an address in lower case, the one spelling that is stored and compared. */
export function toAddress(address: string): Address {
  return addressSchema.parse(address.toLowerCase())
}

export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
