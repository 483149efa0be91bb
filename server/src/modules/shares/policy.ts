import type { ClaimLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { AppError } from '@did/domain/errors'
import type { CreateShare } from '@did/domain/share/create-share'
import type { ShareRow } from '../../db/schema/sharing.ts'
import type { PresentableClaim } from '../claims/service.ts'

export function assertMayShare(
  { claim }: Pick<PresentableClaim, 'claim'>,
  { fields = [], expiresAt }: CreateShare,
  now: Date,
): void {
  if (claim.isPrivate) throw new AppError('claim-private', 'A private claim is not shared')
  if (expiresAt !== undefined && new Date(expiresAt) <= now) throw invalid('expiresAt', 'A share ends after it begins')
  if (fields.some((field) => field !== holderNameField.field) && !claim.isSelective)
    throw new AppError('claim-not-selective', 'Of this claim only the basic details are shared')
  if (fields.some((field) => !hasField(claim.leaves, field))) throw invalid('fields', 'The claim has no such field')
  if (new Set(fields).size < fields.length) throw invalid('fields', 'A field is opened once')
}

/**
 * The owner may choose that a share shows a later attestation. Only an open share without an
 * attestation offers this choice: an attestation in a share already names the verifier, and the id
 * of a controlled share may be known to people who may not read the claim.
 */
export function hasSwitch({ kind, attestationId }: Pick<ShareRow, 'kind' | 'attestationId'>): boolean {
  return kind === 'open' && attestationId === null
}

function hasField(leaves: readonly ClaimLeaf[], name: string): boolean {
  return leaves.some(({ field }) => field === name)
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid-input', message, { fields: [{ path, message: 'Invalid input' }] })
}
