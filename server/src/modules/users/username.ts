import { isDefaultUsername } from '@did/domain/account/user'
import type { Address } from '@did/domain/hex'

/** Composes the characters, so that a name has one spelling whatever keyboard wrote the name. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFC')
}

/** Names that differ only by case or compatible characters (full-width, ligatures) share a key. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/**
 * Lists generated names in the order in which they are tried. Wallets whose addresses begin alike
 * get the same first name. The last name ends with the digits `random`, because somebody else can
 * take each name that follows from the address.
 */
export function usernameCandidates(username: string, address: Address, random: string): string[] {
  if (!isDefaultUsername(username, address)) return [username]
  return [username, `${username}_${address.slice(-4)}`, `${username}_${random}`]
}
