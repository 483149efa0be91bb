// A verifier signs these labels with the values that stand under them. Rewording one would change
// what later attestations say, so they are no texts of the page and stand in no catalogue of texts.

export const signedDescriptionLabel = 'Description'

/** Returns '18 or older' for a derived fact, else null (docs/decisions/0022-derived-facts.md). */
export function labelFact(field: string): string | null {
  const [, years] = /^age_over_(16|18|21|65)$/.exec(field) ?? []
  return years === undefined ? null : `${years} or older`
}
