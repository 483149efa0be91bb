import type { FieldLeaf, StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import type { ConfirmedValue } from '@did/domain/verification-request/verification-request'
import { isAskedText } from './asked-text.ts'
import type { FullRequest } from './store.ts'

/**
 * Finds what the verifier confirmed otherwise for the same person. For each asked field this is the
 * newest confirmed value that still holds: of a claim of the same type, and for the holder's name
 * of any claim. `others` is newest first.
 */
export function findOtherValues(asked: FullRequest, others: readonly FullRequest[]): ConfirmedValue[] {
  const confirmed = others.filter(isStillConfirmed).toSorted((a, b) => decidedAt(b) - decidedAt(a))
  return listLabelled(asked.claim.leaves).flatMap((leaf) => {
    const isName = leaf.field === holderNameField.field
    const comparable = isName ? confirmed : confirmed.filter(({ claim }) => claim.type === asked.claim.type)
    for (const { request, claim } of comparable) {
      const same = listLabelled(claim.leaves).find(({ field, label }) => field === leaf.field && label === leaf.label)
      if (same === undefined) continue
      if (same.value === leaf.value) return []
      const at = (request.decidedAt ?? request.createdAt).toISOString()
      return [{ field: leaf.field, value: same.value, title: claim.title, at }]
    }
    return []
  })
}

/** Only the stored text of an approval tells what was confirmed. */
function isStillConfirmed(row: FullRequest): boolean {
  return row.request.status === 'approved' && row.revocation === null && isAskedText(row)
}

function decidedAt({ request }: FullRequest): number {
  return (request.decidedAt ?? request.createdAt).getTime()
}

function listLabelled(leaves: readonly StoredLeaf[]): (StoredLeaf & FieldLeaf)[] {
  return leaves.filter(
    (leaf): leaf is StoredLeaf & FieldLeaf => 'label' in leaf && leaf.field !== descriptionField && leaf.value !== '',
  )
}
