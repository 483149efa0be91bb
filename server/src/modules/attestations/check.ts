import { attestationDigest, checkAttestation } from '@did/credentials/claim-attestation'
import { normalizeWalletSignature } from '@did/credentials/signature'
import type { AttestationMessage, VerifyClaim } from '@did/domain/attestation'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { verifyProof } from '@did/proofs/verify'
import type { Context } from '../../context.ts'
import type { FullRequest } from '../verification-requests/service.ts'
import { attestationDomain, describeAttestation } from './describe.ts'
import type { Draft } from './store.ts'

type Verification = { asked: FullRequest; draft: Draft; input: VerifyClaim }
export type CheckedAttestation = { message: AttestationMessage; signature: Hex; digest: Hex }

/**
 * Throws unless the proof is about this claim and level, and the signature is the asked verifier's over exactly the attestation
 * that the stored claim and the draft make: its key's, or one its contract wallet accepts. What is stored afterwards is our own
 * message, not the one that was sent.
 */
export async function checkVerification(
  { config, chain, proofs, now }: Pick<Context, 'config' | 'chain' | 'proofs' | 'now'>,
  { asked, draft, input }: Verification,
): Promise<CheckedAttestation> {
  const { level } = draft
  if (input.verificationLevel !== level) throw mismatch('The level is not the one that was prepared')
  const expected = {
    claimId: asked.claim.id,
    claimType: asked.claim.type,
    level,
    acceptSimulated: config.embedded,
    real: {
      chainId: config.chainId,
      registry: config.didRegistry,
      claimHash: asked.claim.claimHash,
      now: now(),
      acceptDevelopmentKeys: config.embedded,
    },
  }
  const isReal = input.proof.engine === 'groth16'
  const judgement = await (isReal ? proofs.check({ proof: input.proof, expected }) : verifyProof(input.proof, expected))
  if (!judgement.ok) throw new AppError(judgement.code, judgement.message)

  const domain = attestationDomain(config)
  const { message } = describeAttestation(config, asked, draft)
  const digest = attestationDigest(domain, message)
  if (attestationDigest(domain, input.attestation.message) !== digest)
    throw mismatch('The attestation is not the one that was prepared for this claim')
  const signature = normalizeWalletSignature(input.attestation.signature) ?? input.attestation.signature
  const check = await checkAttestation(domain, { message, signature }, chain.judgeContractSignature)
  if (!check.ok) throw new AppError('attestation-signature-invalid', 'The attestation is not signed by this verifier')
  return { message, signature, digest }
}

function mismatch(what: string): AppError {
  return new AppError('attestation-mismatch', what)
}
