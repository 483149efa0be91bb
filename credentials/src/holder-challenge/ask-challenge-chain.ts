import type { Address } from '@did/domain/hex'
import type { ChainReader } from '../chain/chain-reader.ts'
import { type IdentityControl, readControl } from '../chain/identity-control.ts'
import type { Installation } from '../chain/installation.ts'
import { type ContractSignatureJudge, judgeContractSignature } from '../signature/contract-signature.ts'
import { pinReader } from '../verdict/ask-chain.ts'
import type { Fact } from '../verdict/fact.ts'

/** What the chain is asked when a holder's answer is judged. */
export type ChallengeChain = {
  judgeSignature: ContractSignatureJudge
  findControl: (identity: Address) => Promise<Fact<IdentityControl>>
}

/**
 * Asks the chain through an endpoint. An endpoint of another chain does not count, because it says
 * nothing about a recovery on this chain.
 */
export function askChallengeChain(
  reader: ChainReader,
  { chainId, didRegistry }: Pick<Installation, 'chainId' | 'didRegistry'>,
): ChallengeChain {
  const askChain = pinReader(reader, chainId)
  return {
    judgeSignature: (question) => askChain(() => judgeContractSignature(reader, question)),
    findControl: (identity) => askChain(() => readControl(reader, { didRegistry, identity })),
  }
}
