import { holderNameField } from '@did/domain/claim/claim-field'
import { isName } from '@did/domain/hidden/is-name'
import { isField } from '../../attestation/credential-details.ts'
import type { JudgedShare } from '../share-link.ts'

/**
 * Returns the holder's name that a link shows, or null for none and for a name without a letter. A
 * verifier has confirmed the name only if the verdict on the link says that its text is `attested`.
 */
export function findHolderName(share: JudgedShare): string | null {
  if (!('opened' in share)) return null
  const holder = share.opened.find((leaf) => isField(leaf) && leaf.field === holderNameField.field)
  return holder && isName(holder.value) ? holder.value : null
}

/**
 * Counts the fields of a claim that a link does not show. Returns null for an older claim, which
 * has no fields.
 */
export function countKeptBack(share: JudgedShare): number | null {
  if (!('opened' in share) || share.fieldCount === null) return null
  return share.fieldCount - share.opened.filter(({ field }) => field !== holderNameField.field).length
}
