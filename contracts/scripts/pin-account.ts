import { createHash } from 'node:crypto'
import { keccak256, padHex, stringToHex, toHex } from 'viem'
import { compileDeployed } from './solc.ts'

/**
 * What a checker needs to recognise the code of DidAccount on a chain. The members `…At` are
 * positions in the code, each of 32 bytes. `sha256` is the hash of the code with zeros at all these
 * positions. At `registryAt`, the code must contain the address of the registry. At `ownAddressAt`,
 * it must contain its own address. At `anythingAt`, it may contain any value.
 */
export type AccountPin = {
  sha256: string
  registryAt: readonly number[]
  ownAddressAt: readonly number[]
  anythingAt: readonly number[]
}

const eip712 = { name: 'DID Account', version: '1' }

/**
 * The immutable values of OpenZeppelin's EIP712 that are the same wherever the contract is
 * deployed.
 */
const sameEverywhere: Record<string, string> = {
  _hashedName: keccak256(stringToHex(eip712.name)),
  _hashedVersion: keccak256(stringToHex(eip712.version)),
  _name: shortString(eip712.name),
  _version: shortString(eip712.version),
}

/**
 * Compiles DidAccount. Returns the pin, and the code with zeros at the pin's positions. The values
 * at `anythingAt` do not matter: a clone's address never equals the address in `_cachedThis`, so no
 * clone reads `_cachedChainId` and `_cachedDomainSeparator`.
 */
export function compileAccountPin(): { pin: AccountPin; code: string } {
  const { code, immutables } = compileDeployed('DidAccount')
  const { registry, _cachedThis, _cachedChainId, _cachedDomainSeparator, ...others } = immutables
  if (!registry || !_cachedThis || !_cachedChainId || !_cachedDomainSeparator)
    throw new Error('DidAccount has other immutable variables: mend contracts/scripts/pin-account.ts')
  const bytes = Buffer.from(code, 'hex')
  for (const [name, places] of Object.entries(others))
    for (const place of places) bytes.write(findValue(name), place, 'hex')
  const pin = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    registryAt: registry,
    ownAddressAt: _cachedThis,
    anythingAt: [..._cachedChainId, ..._cachedDomainSeparator],
  }
  return { pin, code: bytes.toString('hex') }
}

function findValue(name: string): string {
  const value = sameEverywhere[name]
  if (!value) throw new Error(`Nobody knows the value of ${name}: mend contracts/scripts/pin-account.ts`)
  return value.slice(2)
}

/**
 * Encodes a text as OpenZeppelin's ShortString: up to 31 bytes of text, and its length in the last
 * byte.
 */
function shortString(text: string): string {
  return `${padHex(stringToHex(text), { dir: 'right', size: 31 })}${toHex(text.length, { size: 1 }).slice(2)}`
}
