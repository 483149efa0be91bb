import { type DerivedFact, derivedFactSchema, derivedFields } from './derived-fact.ts'

export const ageLimits = [16, 18, 21, 65] as const
export type AgeLimit = (typeof ageLimits)[number]

const names: ReadonlySet<string> = new Set(derivedFields)

/** Returns the derived facts about ages among a claim's leaves, the lowest age first. */
export function listDerivedFacts(leaves: readonly { field: string; value: string }[]): DerivedFact[] {
  const facts = leaves.flatMap(({ field, value }) =>
    names.has(field) ? (derivedFactSchema.safeParse({ field, value }).data ?? []) : [],
  )
  return facts.toSorted((a, b) => (a.field < b.field ? -1 : 1))
}

export function ageLimitOf({ field }: Pick<DerivedFact, 'field'>): AgeLimit {
  return ageLimits[derivedFields.indexOf(field)] ?? ageLimits[0]
}

export function derivedFieldOf(limit: AgeLimit): DerivedFact['field'] {
  return `age_over_${limit}`
}
