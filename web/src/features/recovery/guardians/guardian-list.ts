import type { GuardianList } from '@did/domain/account/recovery'
import { guardianLimits } from '@did/domain/account/recovery-limits'
import { type Address, addressSchema, type Hex, toAddress } from '@did/domain/hex'
import { getAddress } from 'viem'

const daySeconds = 24 * 3600
export const dayLimits = {
  least: guardianLimits.shortestDelaySeconds / daySeconds,
  most: guardianLimits.longestDelaySeconds / daySeconds,
  usual: 7,
} as const

/** The contract takes this hash for an empty list of guardians. */
export const noHash: Hex = `0x${'00'.repeat(32)}`

/**
 * When an identity without guardians sets guardians, the contract asks for this value as the
 * present list.
 */
export const nobody: GuardianList = { who: [], threshold: 0, delay: 0, salt: noHash }

type Chosen = { who: readonly Address[]; threshold: number; days: number; salt: Hex }

/**
 * The contract asks for ascending addresses, because it then sees at once if an address stands on
 * the list twice.
 */
export function buildGuardianList({ who, threshold, days, salt }: Chosen): GuardianList {
  return { who: who.map(toAddress).toSorted(), threshold, delay: days * daySeconds, salt }
}

export type RowFault = 'missing' | 'not-address' | 'misspelt' | 'unknown' | 'unasked' | 'yourself' | 'repeated'

/**
 * Checks one row of the form. A row may be empty if another row is filled in. In `rows`, addresses
 * replace the usernames that were found. The owner cannot be a guardian, because the owner's key
 * may be lost.
 */
export function findRowFault(rows: readonly string[], index: number, own: readonly Address[]): RowFault | null {
  const written = rows[index]?.trim() ?? ''
  const text = written.toLowerCase()
  if (text === '') return index === 0 && rows.every((row) => row.trim() === '') ? 'missing' : null
  if (!text.startsWith('0x')) return 'unknown'
  if (!addressSchema.safeParse(text).success || /^0x0+$/.test(text)) return 'not-address'
  if (isMisspelt(written)) return 'misspelt'
  if (own.some((address) => address.toLowerCase() === text)) return 'yourself'
  return rows.slice(0, index).some((other) => other.trim().toLowerCase() === text) ? 'repeated' : null
}

/**
 * Tells whether an address in mixed case has a wrong checksum (EIP-55). A guardian with a mistyped
 * address could never sign.
 */
function isMisspelt(address: string): boolean {
  const digits = address.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return isMixed && getAddress(address.toLowerCase()).slice(2) !== digits
}

export function majorityOf(count: number): number {
  return Math.floor(count / 2) + 1
}
