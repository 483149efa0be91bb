import type { ChainReader } from '../chain/chain-reader.ts'
import { type Fact, orUnknown } from '../verdict/fact.ts'
import type { Recorded, SignatureQuestion } from './ask-wallet.ts'

/** Tells whether a contract wallet accepts a signature, or `unknown` when the chain is silent. */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/**
 * Asks the chain about the signature of a contract wallet, as of a digest's record or as of now.
 * Few checkers meet such a wallet, so the code for it loads only when needed.
 */
export function judgeContractSignature(
  reader: ChainReader,
  question: SignatureQuestion,
  recorded: Recorded | null = null,
): Promise<Fact<boolean>> {
  return orUnknown(import('./ask-wallet.ts').then(({ askWallet }) => askWallet(reader, question, recorded)))
}
