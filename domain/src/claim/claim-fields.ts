import type { ClaimField, StoredLeaf } from './claim.ts'
import { descriptionField, holderNameField } from './claim-field.ts'
import { derivedFields } from './derived-fact.ts'

type SharedFields = { holderName: string | null; fields: readonly ClaimField[]; isSelective: boolean }

const others: ReadonlySet<string> = new Set([holderNameField.field, descriptionField, ...derivedFields])

/**
 * Returns the holder's name among a claim's leaves, or null for a claim of the older form, which
 * has no such field.
 */
export function holderNameOf(leaves: readonly StoredLeaf[]): string | null {
  return leaves.find((leaf) => 'label' in leaf && leaf.field === holderNameField.field)?.value ?? null
}

/** Lists the fields that a share of the claim opens by default. */
export function listOpenByDefault({ holderName, fields, isSelective }: SharedFields): string[] {
  const named = holderName ? [holderNameField.field] : []
  const opened = isSelective ? fields.filter(({ isOpenByDefault }) => isOpenByDefault) : []
  return [...named, ...opened.map(({ field }) => field)]
}

/** Lists a claim's leaves except the description, the holder's name first. */
export function listFurtherLeaves<Leaf extends StoredLeaf>(leaves: readonly Leaf[]): Leaf[] {
  return leaves.filter(({ field }) => field !== descriptionField)
}

/** Lists a claim's fields, without the holder's name, the description and the derived facts. */
export function listClaimFields(leaves: readonly StoredLeaf[]): ClaimField[] {
  return leaves.flatMap((leaf) => {
    if (!('label' in leaf) || others.has(leaf.field)) return []
    const { field, label, kind, value, isOpenByDefault } = leaf
    return { field, label, kind, value, isOpenByDefault }
  })
}

/**
 * Makes a machine-readable name from a field's label. The name differs from those in `taken`, from
 * those of the holder's name and the description, and from those of the derived facts.
 */
export function nameField(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
    .slice(0, 40)
    .replace(/_$/, '')
  const name = /^[a-z]/.test(words) ? words : words === '' ? 'field' : `field_${words}`
  const isFree = (candidate: string) => !taken.has(candidate) && !others.has(candidate)
  if (isFree(name)) return name
  for (let count = 2; ; count++) if (isFree(`${name}_${count}`)) return `${name}_${count}`
}
