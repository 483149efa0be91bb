import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { concatHex, keccak256, stringToBytes } from 'viem/utils'

/**
 * A member of a struct and its Solidity type. The value of a member that is a struct or an array of
 * structs is the hash of that struct or array, which is one 32-byte word.
 */
export type StructMember = {
  name: string
  type: 'address' | 'bytes32' | 'string' | `uint${32 | 64 | 256}` | 'Details' | 'Field' | 'Field[]'
}
type StructHash = (values: Readonly<Record<string, string | number>>) => Hex

/**
 * Creates a function that computes `hashStruct` of EIP-712 for one type. viem's general function
 * would make the check of an attestation a fifth slower. `references` are the types of the members
 * that are structs. The function throws for a value that does not fit its Solidity type.
 */
export function createStructHash(name: string, members: readonly StructMember[], references = ''): StructHash {
  const typeHash = hashText(`${name}(${members.map(({ name, type }) => `${type} ${name}`).join(',')})${references}`)
  return (values) =>
    keccak256(concatHex([typeHash, ...members.map(({ name, type }) => encodeMember(type, values[name] ?? ''))]))
}

export const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

const hashDomain = createStructHash('EIP712Domain', domainType)

/** Returns the complete argument of `eth_signTypedData_v4`, with `EIP712Domain`. */
export function describeTypedData<const Name extends string, Message>(
  domain: AttestationDomain,
  { primaryType, members, references = {}, message }: Described<Name, Message>,
) {
  return {
    domain: { ...domain, verifyingContract: lowerCase(domain.verifyingContract) },
    types: { EIP712Domain: [...domainType], [primaryType]: [...members], ...copy(references) },
    primaryType,
    message,
  }
}

type Described<Name, Message> = {
  primaryType: Name
  members: readonly StructMember[]
  /** The members of each struct that the message contains. */
  references?: Readonly<Record<string, readonly StructMember[]>>
  message: Message
}

function copy(types: Readonly<Record<string, readonly StructMember[]>>): Record<string, StructMember[]> {
  return Object.fromEntries(Object.entries(types).map(([name, members]) => [name, [...members]]))
}

/**
 * Returns an address in lower case, like `toAddress` of the workspace `domain`. The page that reads
 * links must not load that function's file, because it contains schemas.
 */
export function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}

/**
 * Returns the 32 bytes that a wallet signs for a message. `structHash` is the message's
 * `hashStruct`.
 */
export function typedDataDigest(domain: AttestationDomain, structHash: Hex): Hex {
  return keccak256(concatHex(['0x1901', hashDomain(domain), structHash]))
}

function encodeMember(type: StructMember['type'], value: string | number): Hex {
  switch (type) {
    case 'string':
      return hashText(String(value))
    case 'address':
      return encodeBytes(value, 20)
    case 'bytes32':
    case 'Details':
    case 'Field':
    case 'Field[]':
      return encodeBytes(value, 32)
    case 'uint32':
    case 'uint64':
    case 'uint256':
      return encodeNumber(value, Number(type.slice(4)))
  }
}

function hashText(text: string): Hex {
  return keccak256(stringToBytes(text))
}

function encodeBytes(value: string | number, length: number): Hex {
  const isFitting = typeof value === 'string' && value.length === 2 + 2 * length && /^0x[0-9a-f]+$/i.test(value)
  if (!isFitting) throw new Error(`${value} is not ${length} bytes`)
  return `0x${value.slice(2).toLowerCase().padStart(64, '0')}`
}

function encodeNumber(value: string | number, bits: number): Hex {
  const isFitting = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** bits
  if (!isFitting) throw new Error(`${value} is no unsigned number of ${bits} bits`)
  return `0x${value.toString(16).padStart(64, '0')}`
}
