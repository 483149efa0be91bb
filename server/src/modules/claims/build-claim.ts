import { claimHash, publishHash } from '@did/credentials/attestation/claim-leaves'
import { buildFieldLeaves, hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import type { ClaimField, StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import type { UpdateClaim } from '@did/domain/claim/claim-form'
import type { DidId } from '@did/domain/ids'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { fieldLabels } from '@did/domain/texts/en/verdict/labels'
import type { Context } from '../../context.ts'
import type { NewClaim } from './store.ts'

type Wording = UpdateClaim & { didId: DidId; issueDate: string }

/** Builds a claim with fresh salts, and the hashes of its text. */
export function buildClaim(ctx: Context, wording: Wording): Omit<NewClaim, 'previousClaimId'> {
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
    { field: descriptionField, label: fieldLabels.description, kind: 'text', value: description, ...kept },
    ...fields,
    ...derivedFacts.map(({ field, value }) => ({
      field,
      value,
      label: nameFact(field) ?? field,
      kind: 'choice' as const,
      ...kept,
    })),
  ]
  // A claim without a name has the same form, so that its verdict says that it names nobody.
  // A share names the holder unless its owner decides otherwise.
  const holder = { ...holderNameField, value: holderName ?? '', isOpenByDefault: true }
  return buildFieldLeaves<ClaimField>(holder, further, ctx.randomBytes)
}

/** The issue date of a new text is the calendar day in UTC. */
export function today(ctx: Context): string {
  return ctx.now().toISOString().slice(0, 10)
}
