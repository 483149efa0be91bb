import type { Address, Hex } from '@did/domain/hex'
import { recoverAttestationSigner } from '../attestation/claim-attestation.ts'
import type { Fact } from '../verdict/fact.ts'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { parseAnySignature, signatureToHex } from './signature.ts'

/**
 * Tells whether `signer` signed the digest, with its own key or as a contract wallet, about which
 * `judge` asks the chain. Never throws.
 */
export async function checkDigestSignature(
  { signer, digest, signature }: { signer: Address; digest: Hex; signature: string },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const address: Address = `0x${signer.slice(2).toLowerCase()}`
  const parsed = parseAnySignature(signature)
  if (!parsed) return false
  if ((await recoverAttestationSigner(digest, signature)) === address) return true
  const bytes = parsed.kind === 'contract' ? parsed.bytes : signatureToHex(parsed)
  return judge({ signer: address, digest, signature: bytes })
}
