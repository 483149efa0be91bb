import { guardianDecisionDigest } from '@did/credentials/recovery/guardian-decision'
import { hashGuardianList, isInOrder } from '@did/credentials/recovery/guardian-list'
import type { ContractSignatureJudge } from '@did/credentials/signature/contract-signature'
import { checkDigestSignature } from '@did/credentials/signature/digest-signature'
import type { GuardianVote } from '@did/domain/account/recovery'
import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { AppError } from '@did/domain/errors'
import { type Hex, toAddress } from '@did/domain/hex'

/** All addresses are in lower case. `digest` is what the guardian must have signed. */
export type Vote = GuardianVote & { digest: Hex }

export function readVote(domain: AttestationDomain, sent: GuardianVote): Vote {
  return {
    ...sent,
    identity: toAddress(sent.identity),
    guardian: toAddress(sent.guardian),
    guardians: { ...sent.guardians, who: sent.guardians.who.map(toAddress) },
    digest: guardianDecisionDigest(domain, sent),
  }
}

export function assertGuardian({ guardians, guardian }: Vote, guardiansHash: Hex): void {
  if (hashGuardianList(guardians) !== guardiansHash || !isInOrder(guardians))
    throw new AppError('guardian-list-wrong', 'The chain has another list of guardians for this identity')
  if (!guardians.who.includes(guardian)) throw new AppError('guardian-unknown', 'The list does not name this guardian')
}

/**
 * Like the contract on the chain, this function first checks whether the guardian's own key signed.
 * If it did not, `judge` asks the chain whether the guardian's contract accepts the signature.
 */
export async function assertSigned(
  { guardian, digest, signature }: Pick<Vote, 'guardian' | 'digest' | 'signature'>,
  judge: ContractSignatureJudge,
): Promise<void> {
  if ((await checkDigestSignature({ signer: guardian, digest, signature }, judge)) !== true)
    throw new AppError('guardian-signature-invalid', 'The guardian has not signed this decision')
}

/** Refuses a vote whose guardian read about a freeze or a change that is not the present one. */
export function assertOccasion({ occasion }: Pick<Vote, 'occasion'>, present: Hex | null): void {
  if (occasion !== undefined && occasion !== present)
    throw new AppError('precondition-failed', 'The freeze or the change is another one by now')
}

export function voteOver(): AppError {
  return new AppError('guardian-vote-over', 'The guardians have decided since, so this round is over')
}

export function notReady(message: string): AppError {
  return new AppError('recovery-not-ready', message)
}
