import type { Address } from '@did/domain/hex'
import { isDefaultUsername } from '@did/domain/user'

/** One spelling for what is stored: the composed form, so that two keyboards write the same name the same way. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFC')
}

/** What must be unique: names that differ only by case or by compatible characters (full-width letters, ligatures) are one name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/** Wallets that begin alike get the same generated name; the later one's goes on with more of its address. */
export function usernameCandidates(username: string, address: Address): string[] {
  if (!isDefaultUsername(username, address)) return [username]
  return [username, `${username}_${address.slice(-4)}`, `${username}_${address.slice(8)}`]
}
