import type { Address, Hex } from '@did/domain/hex'
import type { Block, ChainReader } from '../chain/chain-reader.ts'
import { hasCodeFailed } from './has-code-failed.ts'
import { findImplementation, isDidAccount } from './passkey-account.ts'
import { counterfactualMark } from './signature.ts'
import { unwrapSignature } from './unwrap-signature.ts'
import { isValidSignature, isValidSignatureAt } from './wallet-calls.ts'

export type SignatureQuestion = { signer: Address; digest: Hex; signature: Hex }

/**
 * The gas of a question to a contract wallet: 2,000,000. Strangers choose the wallets, so their
 * code may run only so long. This gas is enough to deploy a wallet and to check a passkey on a
 * chain without the P-256 precompile.
 */
export const judgingGas: Hex = '0x1e8480'

/**
 * The block in which `didRegistry` recorded the signed digest, and the block's time (Unix seconds).
 */
export type Recorded = { block: Block; time: number; didRegistry: Address }

/**
 * Asks a contract wallet about a signature. A passkey account remembers which keys it had when the
 * chain recorded the digest. Any other wallet is asked in the state of the record's block, because
 * a later key could sign for an earlier date, or in its newest state if there is no record.
 */
export async function askWallet(
  reader: ChainReader,
  question: SignatureQuestion,
  recorded: Recorded | null,
): Promise<boolean> {
  if (recorded === null) return askAtBlock(reader, question, 'latest')
  return (await askAccount(reader, question, recorded)) ?? askAtBlock(reader, question, recorded.block)
}

/**
 * Asks a passkey account in its newest state which keys it had at the time of the record. So an
 * account that was deployed after the record can answer, and no node needs old states. Returns null
 * for a wallet that is not one of our accounts.
 */
async function askAccount(
  reader: ChainReader,
  { signer, digest, signature }: SignatureQuestion,
  { time, didRegistry }: Recorded,
): Promise<boolean | null> {
  const implementation = findImplementation(await reader.readCode(signer))
  if (implementation === null || !(await isDidAccount(reader, implementation, didRegistry))) return null
  const own = isWrapped(signature) ? unwrapSignature(signature) : signature
  if (own === null) return false
  const data = isValidSignatureAt.encode(digest, own, time)
  return unlessReverted(async () => isValidSignatureAt.decode(await reader.call({ to: signer, data, gas: judgingGas })))
}

/**
 * Asks a wallet by ERC-1271 and ERC-6492. An address without code accepts no plain signature here,
 * because `checkDigestSignature` has already checked its own key. An ERC-6492 signature names calls
 * that deploy the wallet. These calls run in a simulation, and only for a wallet that does not
 * exist: otherwise, anybody could name calls that take a wallet over. viem's `verifyHash` does not
 * fit: it runs the calls for existing wallets, too, says "no" when it gets no answer, and accepts
 * high-s twins.
 */
async function askAtBlock(reader: ChainReader, question: SignatureQuestion, block: Block): Promise<boolean> {
  const { signer, digest } = question
  const isDeployed = (await reader.readCode(signer, block)) !== '0x'
  if (isWrapped(question.signature) && !isDeployed) {
    const { encodeValidation } = await import('./counterfactual-signature.ts')
    const data = encodeValidation(question)
    return unlessReverted(async () => /^0x0*1$/.test(await reader.call({ data, gas: judgingGas }, block)))
  }
  const signature = isWrapped(question.signature) ? unwrapSignature(question.signature) : question.signature
  if (!isDeployed || signature === null) return false
  const data = isValidSignature.encode(digest, signature)
  return unlessReverted(async () =>
    isValidSignature.decode(await reader.call({ to: signer, data, gas: judgingGas }, block)),
  )
}

function isWrapped(signature: string): boolean {
  return signature.endsWith(counterfactualMark)
}

async function unlessReverted(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (hasCodeFailed(error)) return false
    throw error
  }
}
