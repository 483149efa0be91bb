import type { Address, Hex } from '@did/domain/hex'
import { recoverAttestationSigner } from './claim-attestation.ts'
import type { ContractSignatureJudge } from './contract-signature.ts'
import type { Fact } from './fact.ts'
import { parseAnySignature, signatureToHex } from './signature.ts'

/**
 * Whether `signer` signed a digest: with its own key in the one spelling of a signature that counts, or else as a contract wallet, which
 * `judge` asks the chain about. Never throws for bad input.
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
