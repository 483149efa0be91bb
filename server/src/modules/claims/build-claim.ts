import { claimHash, publishHash } from '@did/credentials/attestation/claim-leaves'
import { buildFieldLeaves, hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import { isBorrowedName } from '@did/domain/claim/built-in-names'
import type { ClaimField, StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import type { UpdateClaim } from '@did/domain/claim/claim-form'
import { AppError } from '@did/domain/errors'
import type { DidId } from '@did/domain/ids'
import { labelFact, signedDescriptionLabel } from '@did/domain/protocol/signed-labels'
import { complaints } from '@did/domain/texts/en/complaints'
import type { Context } from '../../context.ts'
import type { NewClaim } from './store.ts'

type Wording = UpdateClaim & { didId: DidId; issueDate: string }

export function buildClaim(ctx: Context, wording: Wording): Omit<NewClaim, 'previousClaimId' | 'templateLevel'> {
  const { didId, type, title, description, issuer, isPrivate, isSelective, issueDate } = wording
  const leaves = buildLeaves(ctx, wording)
  const details = hashDetails(readDetails(leaves))
  return {
    didId,
    type,
    title,
    description,
    issuer,
    issueDate,
    isPrivate,
    isSelective,
    leaves,
    details,
    claimHash: claimHash({ type, title, issuer, issueDate, details }),
    publishHash: publishHash({ type, title, description, issuer }),
  }
}

function buildLeaves(ctx: Context, { holderName, fields = [], description, derivedFacts }: Wording): StoredLeaf[] {
  const kept = { isOpenByDefault: false }
  const further: ClaimField[] = [
    { field: descriptionField, label: signedDescriptionLabel, kind: 'text', value: description, ...kept },
    ...fields,
    ...derivedFacts.map(({ field, value }) => ({
      field,
      value,
      label: labelFact(field) ?? field,
      kind: 'choice' as const,
      ...kept,
    })),
  ]
  // A claim without a holder's name has the same leaves as other claims, so that its verdict can
  // say that the claim names nobody. A share shows the holder's name unless the owner decides
  // otherwise.
  const holder = { ...holderNameField, value: holderName ?? '', isOpenByDefault: true }
  return buildFieldLeaves<ClaimField>(holder, further, ctx.randomBytes)
}

/**
 * Refuses a field whose machine-readable name is a well-known one and whose label means something
 * else: a verifier reads the label, and other software reads the name. A field in `kept` is not
 * refused, because the product may have used another label for its name when the claim was made.
 */
export function assertNames(fields: readonly ClaimField[] = [], kept: readonly ClaimField[] = []): void {
  const isKept = (own: ClaimField) => kept.some(({ field, label }) => field === own.field && label === own.label)
  const place = fields.findIndex((own) => isBorrowedName(own) && !isKept(own))
  const borrowed = fields[place]
  if (!borrowed) return
  const said = `The name “${borrowed.field}” of a field means something else than its label. Give the field another name`
  throw new AppError('invalid-input', said, {
    fields: [{ path: `fields.${place}.field`, message: complaints.invalid }],
  })
}

/** Without a date from the owner, the issue date is today's date in UTC. */
export function chooseIssueDate(ctx: Context, said: string | undefined): string {
  if (said !== undefined && said > dayAt(ctx.now().getTime() + earliestZoneMs))
    throw new AppError('invalid-input', 'The day of issue has not come yet', {
      fields: [{ path: 'issueDate', message: complaints.future }],
    })
  return said ?? dayAt(ctx.now().getTime())
}

/** A new day begins first in the time zone that is this many milliseconds ahead of UTC. */
const earliestZoneMs = 14 * 60 * 60 * 1000

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
