import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import type { Address, Hex } from '@did/domain/hex'
import { publishedYears } from '@did/domain/verifier/limits'
import { encodeFunctionData, padHex, stringToHex } from 'viem'

/** An attribute of a verifier's DID document (did:ethr), encoded as resolvers read it. */
export type Attribute = { kind: 'key' | 'domain'; name: Hex; value: Hex }

const yearSeconds = 365 * 24 * 60 * 60

/** The X25519 key to which owners seal private attributes. */
export function keyAttribute(publicKey: Hex): Attribute {
  return { kind: 'key', name: nameOf('did/pub/X25519/enc/base64'), value: publicKey }
}

/** Says where the domain lists its own DIDs (DIF Well Known DID Configuration). */
export function domainAttribute(domain: string): Attribute {
  return { kind: 'domain', name: nameOf('did/svc/LinkedDomains'), value: stringToHex(`https://${domain}`) }
}

type Named = Pick<Attribute, 'name' | 'value'>

export function encodePublication(identity: Address, { name, value }: Named): Hex {
  const args = [identity, name, value, BigInt(publishedYears * yearSeconds)] as const
  return encodeFunctionData({ abi, functionName: 'setAttribute', args })
}

export function encodeRemoval(identity: Address, { name, value }: Named): Hex {
  return encodeFunctionData({ abi, functionName: 'revokeAttribute', args: [identity, name, value] })
}

/** The registry pads the names of attributes with zeros to 32 bytes. */
export function nameOf(text: string): Hex {
  return padHex(stringToHex(text), { size: 32, dir: 'right' })
}
