import type { Address, Hex } from '@did/domain/hex'

// This call is not in registry-calls.ts, because the public verdict page does not need it.

/**
 * Reads the wallet that owns a DID's token. The registry reverts for a token that does not exist.
 */
export const ownerOf = {
  encode: (tokenId: string): Hex => `0x6352211e${BigInt(tokenId).toString(16).padStart(64, '0')}`,
  decode: (result: string): Address => {
    if (!/^0x0{24}[0-9a-f]{40}$/i.test(result)) throw new Error('the chain answered something that is no address')
    return `0x${result.slice(-40).toLowerCase()}`
  },
}
