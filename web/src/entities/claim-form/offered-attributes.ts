import { attributeFields } from '@did/proofs/attributes/fields'
import type { ClaimStart } from './claim-start.ts'

/**
 * Lists the private attributes that the template names. Leaves out those that a claim of the
 * template's type cannot have.
 */
export function listOfferedAttributes(start: ClaimStart | null | undefined): readonly string[] {
  if (!start) return []
  const known = attributeFields(start.type)
  return start.privateFields.filter((field) => known.includes(field))
}
