import type { ChainReader } from '../chain/chain-reader.ts'
import { type Fact, orUnknown } from '../verdict/fact.ts'
import type { Recorded, SignatureQuestion } from './ask-wallet.ts'

/**
 * Tells whether a contract wallet accepts a signature, or `unknown` when the chain does not answer.
 */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/**
 * Asks the chain whether a contract wallet accepts a signature, at the time at which the chain
 * recorded the digest or else now. Few checkers meet a contract wallet, so the code for this
 * question loads only when it is needed.
 */
export function judgeContractSignature(
  reader: ChainReader,
  question: SignatureQuestion,
  recorded: Recorded | null = null,
): Promise<Fact<boolean>> {
  return orUnknown(import('./ask-wallet.ts').then(({ askWallet }) => askWallet(reader, question, recorded)))
}
