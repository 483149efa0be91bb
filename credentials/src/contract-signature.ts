import type { Address, Hex } from '@did/domain/hex'
import { type Block, type ChainReader, ChainRefusal } from './chain-reader.ts'
import { type Fact, orUnknown } from './fact.ts'
import { isValidSignature } from './registry-calls.ts'

export type SignatureQuestion = { signer: Address; digest: Hex; signature: Hex }

/** Whether a contract wallet accepts a signature over a digest. Only the chain can say, and not always: `unknown`. */
export type ContractSignatureJudge = (question: SignatureQuestion) => Promise<Fact<boolean>>

/** Ends every signature of a wallet that may not be deployed yet (ERC-6492). */
const counterfactualMark = '6492'.repeat(16)

/**
 * Asks the chain as it was at `block`, ERC-1271 and ERC-6492. An address without code accepts nothing here: its own key's
 * signatures are recovered, in the one spelling that counts, and never come this way. (viem's `verifyHash` answers "no" for a node
 * out of reach, and falls back to recovery, which takes high-s twins.)
 */
export function judgeContractSignature(
  reader: ChainReader,
  question: SignatureQuestion,
  block: Block = 'latest',
): Promise<Fact<boolean>> {
  const { signer, digest, signature } = question
  if (signature.endsWith(counterfactualMark)) return orUnknown(validateOnce(reader, question, block))
  return orUnknown(
    (async () => {
      if ((await reader.readCode(signer, block)) === '0x') return false
      return unlessReverted(async () => {
        const answer = await reader.call({ to: signer, data: isValidSignature.encode(digest, signature) }, block)
        return isValidSignature.decode(answer)
      })
    })(),
  )
}

async function validateOnce(reader: ChainReader, question: SignatureQuestion, block: Block): Promise<boolean> {
  const { encodeValidation } = await import('./counterfactual-signature.ts')
  return unlessReverted(async () => {
    const answer = await reader.call({ data: encodeValidation(question) }, block)
    return /^0x0*1$/.test(answer)
  })
}

async function unlessReverted(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ChainRefusal && error.isRevert) return false
    throw error
  }
}
