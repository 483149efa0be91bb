import type { Address } from '@did/domain/hex'
import type { ChainReader } from '../chain/chain-reader.ts'

/**
 * The facts by which a checker recognises the code of DidAccount
 * (contracts/scripts/pin-account.ts). The places of addresses in the code are in bytes.
 */
export type AccountPin = {
  sha256: string
  registryAt: readonly number[]
  ownAddressAt: readonly number[]
  anythingAt: readonly number[]
}

/**
 * Every version of DidAccount that was ever deployed. Accounts cannot be upgraded, so a new version
 * is added here, and no old one is removed. passkey-account.test.ts compiles the present version
 * and compares it with this list.
 */
export const knownAccounts: readonly AccountPin[] = [
  {
    sha256: '77380d5886c6898009039fbfe024c88ae442b6ec179c0e150535230a42b04fda',
    registryAt: [1567, 2602, 2776, 2998, 7150],
    ownAddressAt: [6874],
    anythingAt: [7110, 6921],
  },
]

const wordLength = 64

/**
 * Matches the code of an ERC-1167 clone that ends with 64 bytes of OpenZeppelin's immutable
 * arguments.
 */
const clonePattern = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3[0-9a-f]{128}$/

/**
 * Returns the address of the code that a clone runs, if the clone has two words of arguments.
 * Returns null for the code of any other contract.
 */
export function findImplementation(code: string): Address | null {
  const [, implementation] = clonePattern.exec(code.toLowerCase()) ?? []
  return implementation === undefined ? null : `0x${implementation}`
}

/**
 * Tells whether `implementation` is a known version of DidAccount, and whether only this registry
 * can recover its clones. A verdict trusts what an account says about the keys that it had at a
 * past time only if both hold. Other code could let a key of today sign for any time, and another
 * registry could recover the account at any time.
 */
export async function isDidAccount(reader: ChainReader, implementation: Address, didRegistry: Address) {
  const code = (await reader.readCode(implementation)).slice(2).toLowerCase()
  const holdsAt = (address: Address) => (place: number) =>
    code.slice(place * 2, place * 2 + wordLength) === address.slice(2).toLowerCase().padStart(wordLength, '0')
  const isVersion = async ({ sha256, registryAt, ownAddressAt, anythingAt }: AccountPin) =>
    registryAt.every(holdsAt(didRegistry)) &&
    ownAddressAt.every(holdsAt(implementation)) &&
    (await hashWithout(code, [...registryAt, ...ownAddressAt, ...anythingAt])) === sha256
  return (await Promise.all(knownAccounts.map(isVersion))).includes(true)
}

/**
 * Returns the SHA-256 hash of code. Before it computes the hash, it writes zeros over the 32 bytes
 * at each of `places`.
 */
async function hashWithout(code: string, places: readonly number[]): Promise<string> {
  const masked = places.reduce(
    (text, place) => text.slice(0, place * 2) + '0'.repeat(wordLength) + text.slice(place * 2 + wordLength),
    code,
  )
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.fromHex(masked))).toHex()
}
