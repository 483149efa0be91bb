import { ChainRefusal } from '../chain/chain-reader.ts'

/**
 * The words in which geth, Reth, Anvil and Nethermind say that the called code failed. An error
 * that Anvil calls fatal is a failure of Anvil itself.
 */
const codeFailed =
  /revert|invalid (opcode|jump)|out ?of ?gas|data out of bounds|stack (underflow|limit)|gas uint64|vm (execution )?error(?!.*fatal)/i

/**
 * Tells whether the called code ended without a result, by a revert or otherwise. This is an answer
 * of the called contract, and not a failure of the endpoint.
 */
export function hasCodeFailed(error: unknown): boolean {
  return error instanceof ChainRefusal && (error.isRevert || codeFailed.test(error.message))
}
