import type { ClaimLeaf } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { CreateShare } from '@did/domain/share-record'
import type { ShareRow } from '../../db/schema.ts'
import type { PresentableClaim } from '../claims/service.ts'

/**
 * What of an own claim may be shared how: a private one not at all; further fields of a selective one only, each by the owner's
 * choice; of any other just the basic details.
 */
export function assertMayShare(
  { claim }: Pick<PresentableClaim, 'claim'>,
  { fields, expiresAt }: CreateShare,
  now: Date,
): void {
  if (claim.isPrivate) throw new AppError('claim-private', 'A private claim is not shared')
  if (expiresAt !== undefined && new Date(expiresAt) <= now) throw invalid('expiresAt', 'A share ends after it begins')
  if (fields.length > 0 && !claim.isSelective)
    throw new AppError('claim-not-selective', 'Of this claim only the basic details are shared')
  if (fields.some((field) => !hasField(claim.leaves, field))) throw invalid('fields', 'The claim has no such field')
  if (new Set(fields).size < fields.length) throw invalid('fields', 'A field is opened once')
}

/**
 * A link with an attestation says itself who confirmed it. The id of a controlled link is known to people who may not read the claim,
 * so that nothing is told about one.
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
