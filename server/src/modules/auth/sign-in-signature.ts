import type { SignatureQuestion } from '@did/credentials/signature/ask-wallet'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import { maximumSessions } from '@did/domain/account/session-limits'
import { AppError } from '@did/domain/errors'
import { type Address, hexSchema, isSameAddress, toAddress } from '@did/domain/hex'
import { hashMessage, recoverMessageAddress, size } from 'viem'
import type { Context } from '../../context.ts'
import { findIndexedBlock } from '../chain-index/indexed-block.ts'

/**
 * A signature by the address's own key stays valid whatever happens on the chain. A contract may
 * change the keys whose signatures it accepts.
 */
export type Signed = { by: 'own-key' } | { by: 'contract'; question: SignatureQuestion }

export async function checkSignature(
  { chain }: Context,
  { address, text, signature: sent }: { address: Address; text: string; signature: string },
): Promise<Signed> {
  const { data: signature } = hexSchema.safeParse(sent)
  if (signature === undefined) throw notByWallet()
  const ofKey = normalizeWalletSignature(signature) ?? signature
  const signer = await recoverMessageAddress({ message: text, signature: ofKey }).catch(() => null)
  if (signer !== null && isSameAddress(address, signer)) return { by: 'own-key' }
  if (size(signature) > maximumSessions.signatureBytes) throw notByWallet()
  const question = { signer: toAddress(address), digest: hashMessage(text), signature }
  if (!(await chain.judgeContractSignature(question))) throw notByWallet()
  return { by: 'contract', question }
}

/**
 * Asks the chain again whether the signature counts, after the session is stored. After a recovery,
 * the signature no longer counts. When the index reads a recovery, it ends the sessions that are
 * stored at that time. So a recovery that the index reads later ends this session. A recovery that
 * the index has already read is known in the block about which this function asks.
 */
export async function confirmSignature({ chain, db }: Context, signed: Signed): Promise<void> {
  if (signed.by === 'own-key') return
  const indexed = await findIndexedBlock(db)
  if (!(await chain.judgeContractSignatureFrom(indexed?.number ?? 0, signed.question))) throw notByWallet()
}

function notByWallet(): AppError {
  return new AppError('sign-in-signature-invalid', 'The signature is not by the wallet that the message names')
}
