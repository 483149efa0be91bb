import type { Address, Hex } from '@did/domain/hex'
import { type Block, type ChainReader, ChainRefusal } from '../chain/chain-reader.ts'
import { isValidSignature } from '../chain/registry-calls.ts'
import { type Fact, orUnknown } from '../verdict/fact.ts'
import { counterfactualMark } from './signature.ts'

export type SignatureQuestion = { signer: Address; digest: Hex; signature: Hex }

/** Tells whether a contract wallet accepts a signature, or `unknown` when the chain is silent. */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/**
 * Asks the chain as it was at `block`, by ERC-1271 and ERC-6492. An address without code accepts no
 * plain signature here, because `checkDigestSignature` recovers signatures of its own key.
 *
 * An ERC-6492 signature names calls that deploy the wallet. They run in simulation, and only for a
 * wallet that does not exist, or else anybody could name calls that take a wallet over. viem's
 * `verifyHash` runs them for both, says "no" without an answer, and accepts high-s twins.
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
