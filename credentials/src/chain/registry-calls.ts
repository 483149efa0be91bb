import type { Address, Hex } from '@did/domain/hex'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'

// viem's coder would weigh more than the rest of the page, so this file encodes calls of the
// contract by hand. registry-calls.test.ts compares every byte with the generated ABI.
export const selectors = {
  balanceOf: '70a08231',
  accreditationAt: 'ff03abdb',
  revokedAt: '02673e5c',
  controllerOf: 'd3a2b210',
  frozenSince: '6da16de5',
}

/** The signature hashes of the registry's events. */
export const eventTopics = {
  anchored: '0xc8f7565859107929ba4b285bfb17dfba069f69ab64447f49d6fecb70f6bd552b',
  attestationRevoked: '0x8de560566491c39aed5dd4446eb7276aea4b742fe46e55ced758402c076422ab',
} as const satisfies Record<string, Hex>

/**
 * A verifier's standing at one time. `since` is when it began (Unix seconds), or 0 if nobody has
 * ever accredited the verifier.
 */
export type Accreditation = { isAccredited: boolean; name: string; domain: string; since: number }

const neverAccredited: Accreditation = { isAccredited: false, name: '', domain: '', since: 0 }

export const balanceOf = {
  encode: (owner: Address): Hex => `0x${selectors.balanceOf}${addressWord(owner)}`,
  decode: (result: string): bigint => readWords(result).uint(0),
}

/**
 * This time is later than the time of any block, so the registry answers with the present standing.
 * A question about the present then does not depend on the checker's clock.
 */
export const timeAheadOfAnyBlock = Number.MAX_SAFE_INTEGER

/** Reads a verifier's standing at a Unix time, or the present standing for a time in the future. */
export const accreditationAt = {
  encode: (verifier: Address, time: number): Hex =>
    `0x${selectors.accreditationAt}${addressWord(verifier)}${numberWord(time)}`,
  decode: (result: string): Accreditation => {
    const words = readWords(result)
    const [isAccredited, name] = [words.uint(0) === 1n, words.text(1)]
    // Many verifiers have the default name, so it does not tell who this verifier is.
    if (isAccredited && isDefaultOrganization(name)) return neverAccredited
    return { isAccredited, name, domain: words.text(2), since: words.number(3) }
  },
}

/** Reads when a verifier revoked an attestation's digest, in Unix seconds. 0 means never. */
export const revokedAt = {
  encode: (verifier: Address, digest: Hex): Hex => `0x${selectors.revokedAt}${addressWord(verifier)}${digest.slice(2)}`,
  decode: (result: string): number => readWords(result).number(0),
}

/** Reads who acts for an identity, and since when (Unix seconds, or 0 if control never changed). */
export const controllerOf = {
  encode: (identity: Address): Hex => `0x${selectors.controllerOf}${addressWord(identity)}`,
  decode: (result: string): { controller: Address; since: number; byRecovery: boolean } => {
    const words = readWords(result)
    if (words.uint(0) >> 160n) throw new Error('the chain answered something that is no address')
    const controller: Address = `0x${words.uint(0).toString(16).padStart(40, '0')}`
    return { controller, since: words.number(1), byRecovery: words.uint(2) === 1n }
  },
}

/**
 * Reads since when a key of an identity is reported stolen (Unix seconds, or 0 if no report
 * counts).
 */
export const frozenSince = {
  encode: (identity: Address): Hex => `0x${selectors.frozenSince}${addressWord(identity)}`,
  decode: (result: string): number => readWords(result).number(0),
}

/** Returns an address as a topic of an event: 32 bytes with zeros in front. */
export function addressTopic(address: Address): Hex {
  return `0x${addressWord(address)}`
}

const wordLength = 64

function addressWord(address: Address): string {
  return address.slice(2).toLowerCase().padStart(wordLength, '0')
}

/** Returns a number as one ABI word, without 0x in front. */
export function numberWord(value: number): string {
  return value.toString(16).padStart(wordLength, '0')
}

/** Throws for too few words, because an address without a contract answers with nothing. */
function readWords(result: string) {
  if (!/^0x([0-9a-f]{64})+$/i.test(result)) throw new Error('the chain answered something that is not words')
  const hex = result.slice(2)
  const bytesAt = (start: number, length: number) => {
    const bytes = hex.slice(start * 2, (start + length) * 2)
    if (bytes.length !== length * 2) throw new Error('the chain answered too few words')
    return bytes
  }
  const uint = (index: number) => BigInt(`0x${bytesAt(index * 32, 32)}`)
  const toNumber = (value: bigint) => {
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error('the chain answered a number out of range')
    return Number(value)
  }
  const text = (index: number) => {
    const at = toNumber(uint(index))
    const length = toNumber(BigInt(`0x${bytesAt(at, 32)}`))
    return new TextDecoder().decode(Uint8Array.fromHex(bytesAt(at + 32, length)))
  }
  return { uint, text, number: (index: number) => toNumber(uint(index)) }
}
