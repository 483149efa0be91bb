import { attributeFields } from '@did/proofs/attributes/fields'
import type { ClaimStart } from './claim-start.ts'

/** Lists the private attributes that a template names and that a claim of its type may have. */
export function listOfferedAttributes(start: ClaimStart | null | undefined): readonly string[] {
  if (!start) return []
  const known = attributeFields(start.type)
  return start.privateFields.filter((field) => known.includes(field))
}
