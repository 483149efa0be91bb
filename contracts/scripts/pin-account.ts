import { createHash } from 'node:crypto'
import { keccak256, padHex, stringToHex, toHex } from 'viem'
import { compileDeployed } from './solc.ts'

/**
 * The facts by which a checker recognises the code of DidAccount on a chain. `sha256` is the hash
 * of the code with zeros at all places that are named here, which are 32 bytes long each. The
 * addresses of the registry and of the code itself have to be at their places, and any value may be
 * at `anythingAt`.
 */
export type AccountPin = {
  sha256: string
  registryAt: readonly number[]
  ownAddressAt: readonly number[]
  anythingAt: readonly number[]
}

const eip712 = { name: 'DID Account', version: '1' }

/** The values that are the same for every deployment, as OpenZeppelin's EIP712 keeps them. */
const sameEverywhere: Record<string, string> = {
  _hashedName: keccak256(stringToHex(eip712.name)),
  _hashedVersion: keccak256(stringToHex(eip712.version)),
  _name: shortString(eip712.name),
  _version: shortString(eip712.version),
}

/**
 * Compiles DidAccount's pin, and the code with zeros at its places. A clone's address is never the
 * address in `_cachedThis`, so no clone reads `_cachedChainId` and `_cachedDomainSeparator`.
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

/** Encodes OpenZeppelin's ShortString: up to 31 bytes of text, and its length in the last byte. */
function shortString(text: string): string {
  return `${padHex(stringToHex(text), { dir: 'right', size: 31 })}${toHex(text.length, { size: 1 }).slice(2)}`
}
