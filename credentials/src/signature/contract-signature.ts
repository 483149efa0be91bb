import type { ChainReader } from '../chain/chain-reader.ts'
import { type Fact, orUnknown } from '../verdict/fact.ts'
import type { Recorded, SignatureQuestion } from './ask-wallet.ts'

/**
 * Tells whether a contract wallet accepts a signature. The answer is `unknown` when the chain does
 * not answer.
 */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/**
 * Asks the chain whether a contract wallet accepts a signature. If the chain recorded the digest,
 * the question is about the time of this record, and otherwise about now. Few checkers meet a
 * contract wallet, so a page loads the code for this question only when it needs the code.
 */
export function judgeContractSignature(
  reader: ChainReader,
  question: SignatureQuestion,
  recorded: Recorded | null = null,
): Promise<Fact<boolean>> {
  return orUnknown(import('./ask-wallet.ts').then(({ askWallet }) => askWallet(reader, question, recorded)))
}
