import {
  type Attestation,
  attestationDigest,
  checkAttestation,
  toAttestation,
} from '@did/credentials/attestation/claim-attestation'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import type { ApproveRequest } from '@did/domain/attestation/attestation'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { verifyProof } from '@did/proofs/verify'
import type { Context } from '../../context.ts'
import type { FullRequest } from '../verification-requests/service.ts'
import { describeAttestation } from './describe-attestation.ts'
import type { Draft } from './store.ts'

type Approval = { asked: FullRequest; draft: Draft; input: ApproveRequest }
export type CheckedAttestation = Attestation & { signature: Hex; digest: Hex }

/**
 * Throws unless the proof fits the claim and the level, and the key or contract wallet of the asked
 * verifier signed exactly the attestation that the server builds from the stored claim and draft.
 * Returns the attestation that the server built, not the one that the caller sent.
 */
export async function checkApproval(
  { config, chain, proofs, now }: Pick<Context, 'config' | 'chain' | 'proofs' | 'now'>,
  { asked, draft, input }: Approval,
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
  const attestation = toAttestation(describeAttestation(config, asked, draft))
  const digest = attestationDigest(domain, attestation)
  if (attestationDigest(domain, toAttestation(input.attestation)) !== digest)
    throw mismatch('The attestation is not the one that was prepared for this claim')
  const signature = normalizeWalletSignature(input.attestation.signature) ?? input.attestation.signature
  const check = await checkAttestation(domain, { ...attestation, signature }, chain.judgeContractSignature)
  if (!check.ok) throw new AppError('attestation-signature-invalid', 'The attestation is not signed by this verifier')
  return { ...attestation, signature, digest }
}

function mismatch(what: string): AppError {
  return new AppError('attestation-mismatch', what)
}
