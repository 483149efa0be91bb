import type { Address, Hex } from '@did/domain/hex'
import { type Block, type ChainReader, ChainRefusal } from './chain-reader.ts'
import { type Fact, orUnknown } from './fact.ts'
import { isValidSignature } from './registry-calls.ts'
import { counterfactualMark } from './signature.ts'

export type SignatureQuestion = { signer: Address; digest: Hex; signature: Hex }

/** Whether a contract wallet accepts a signature over a digest. Only the chain can say, and not always: `unknown`. */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/**
 * Asks the chain as it was at `block`, ERC-1271 and ERC-6492. An address without code accepts nothing here: its own key's
 * signatures are recovered, in the one spelling that counts, and never come this way. What an ERC-6492 signature wants to do first
 * is done, and only in thought, for a wallet that is not there yet; one that is there is asked about what is inside, as it stands:
 * else anybody could put in front of a signature what would make the wallet theirs. (viem's `verifyHash` runs it for both, answers
 * "no" for a node out of reach, and falls back to recovery, which takes high-s twins.)
 */
export function judgeContractSignature(
  reader: ChainReader,
  question: SignatureQuestion,
  block: Block = 'latest',
): Promise<Fact<boolean>> {
  return orUnknown(judge(reader, question, block))
}

async function judge(reader: ChainReader, question: SignatureQuestion, block: Block): Promise<boolean> {
  const isWrapped = question.signature.endsWith(counterfactualMark)
  const isDeployed = (await reader.readCode(question.signer, block)) !== '0x'
  if (!isWrapped) return isDeployed && askWallet(reader, question, block)
  if (!isDeployed) {
    const { encodeValidation } = await import('./counterfactual-signature.ts')
    return validateOnce(reader, encodeValidation(question), block)
  }
  const { unwrapSignature } = await import('./unwrap-signature.ts')
  const signature = unwrapSignature(question.signature)
  return signature !== null && askWallet(reader, { ...question, signature }, block)
}

function askWallet(reader: ChainReader, { signer, digest, signature }: SignatureQuestion, block: Block) {
  return unlessReverted(async () => {
    const answer = await reader.call({ to: signer, data: isValidSignature.encode(digest, signature) }, block)
    return isValidSignature.decode(answer)
  })
}

function validateOnce(reader: ChainReader, data: Hex, block: Block) {
  return unlessReverted(async () => /^0x0*1$/.test(await reader.call({ data }, block)))
}

async function unlessReverted(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ChainRefusal && error.isRevert) return false
    throw error
  }
}
