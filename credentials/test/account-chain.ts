/** The passkey account of this chain has the code of the real contract. */
import { didAccountCode, didAccountPin } from '@did/contracts/generated/did-account-pin'
import type { Address, Hex } from '@did/domain/hex'
import { type Block, type ChainReader, ChainRefusal } from '../src/chain/chain-reader.ts'

export const account: Address = `0x${'ac'.repeat(20)}`
export const implementation: Address = `0x${'1e'.repeat(20)}`
export const registry: Address = `0x${'4e'.repeat(20)}`

/**
 * The code of a clone as OpenZeppelin's library Clones deploys it, followed by two words of
 * arguments.
 */
export const cloneCode: Hex = `0x363d3d373d3d3d363d73${implementation.slice(2)}5af43d82803e903d91602b57fd5bf3${'a7'.repeat(64)}`

/**
 * Returns DidAccount's code as its constructor writes it. `of` is the registry's address, and `own`
 * is the address of the code itself.
 */
export function accountCode(of: Address = registry, own: Address = implementation): Hex {
  const write = (code: string, places: readonly number[], word: string) =>
    places.reduce((text, at) => text.slice(0, 2 + at * 2) + word.padStart(64, '0') + text.slice(2 + at * 2 + 64), code)
  const { registryAt, ownAddressAt, anythingAt } = didAccountPin
  const code = write(write(didAccountCode, registryAt, of.slice(2)), ownAddressAt, own.slice(2))
  return `0x${write(code, anythingAt, '7a'.repeat(32)).slice(2)}`
}

export type AskedCall = { to?: Address; data: Hex; block: Block }
/** If the chain's answer to a call is undefined, the call reverts. */
type Answer = (call: AskedCall) => string | undefined

export function buildAccountChain(answer: Answer, codes: Record<Address, Hex> = {}): ChainReader {
  const known: Record<string, Hex> = { [account]: cloneCode, [implementation]: accountCode(), ...codes }
  const unasked = () => Promise.reject(new Error('No signature asks this'))
  return {
    readCode: async (address) => known[address] ?? '0x',
    call: async (call, block = 'latest') => {
      const answered = answer({ ...call, block })
      if (answered === undefined) throw new ChainRefusal(3, 'execution reverted')
      return answered
    },
    ...{ readChainId: unasked, readLogs: unasked, readBlock: unasked },
  }
}
