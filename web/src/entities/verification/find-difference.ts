import type { StoredLeaf } from '@did/domain/claim/claim'
import { describeLeaf } from '@did/domain/texts/leaves'
import type { ConfirmedValue } from '@did/domain/verification-request/opened-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { askedFieldTexts } from '../../texts/en/verification/asked-fields.ts'

/**
 * Says which value this verifier confirmed earlier for the same field of this person. Returns null
 * if the verifier confirmed no other value of the field.
 */
export function findDifference(leaf: StoredLeaf, confirmedBefore: readonly ConfirmedValue[]): string | null {
  const before = confirmedBefore.find(({ field }) => field === leaf.field)
  if (before === undefined) return null
  const kind = 'kind' in leaf ? { kind: leaf.kind } : {}
  const value = describeLeaf({ field: leaf.field, value: before.value, ...kind }, '')
  return askedFieldTexts.before(value, before.title, shortDate(before.at))
}
