import type { ChainReader } from '../chain/chain-reader.ts'
import { andThen, type Fact, orUnknown } from './fact.ts'

/**
 * Asks the chain a question. The answer is unknown when the chain does not answer, or when the
 * endpoint belongs to another chain.
 */
export type AskChain = <T>(ask: (reader: ChainReader) => Promise<Fact<T>>) => Promise<Fact<T>>

export function pinReader(reader: ChainReader, chainId: number): AskChain {
  const isPinned = reader.readChainId().then(
    (id) => id === chainId,
    () => false,
  )
  // No question waits for the chain's id, so that a verdict needs few round trips.
  return (ask) =>
    andThen(orUnknown(Promise.all([ask(reader), isPinned])), ([answer, counts]) => (counts ? answer : 'unknown'))
}
