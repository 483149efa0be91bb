import type { ClaimField, StoredLeaf } from './claim.ts'
import { descriptionField, holderNameField } from './claim-field.ts'
import { derivedFields } from './derived-fact.ts'

const others: ReadonlySet<string> = new Set([holderNameField.field, descriptionField, ...derivedFields])

/** Returns null for the leaves of a claim from before claims named their holder. */
export function holderNameOf(leaves: readonly StoredLeaf[]): string | null {
  return leaves.find((leaf) => 'label' in leaf && leaf.field === holderNameField.field)?.value ?? null
}

/** Lists all leaves but the description, the holder's name first. */
export function listFurtherLeaves<Leaf extends StoredLeaf>(leaves: readonly Leaf[]): Leaf[] {
  return leaves.filter(({ field }) => field !== descriptionField)
}

/** Lists the fields besides the holder's name, the description and the derived facts. */
export function listClaimFields(leaves: readonly StoredLeaf[]): ClaimField[] {
  return leaves.flatMap((leaf) => {
    if (!('label' in leaf) || others.has(leaf.field)) return []
    const { field, label, kind, value, isOpenByDefault } = leaf
    return { field, label, kind, value, isOpenByDefault }
  })
}
