// A verifier signs these labels with their values. Rewording a label would change what verifiers
// sign later, so the labels do not belong to the texts of the page.

export const signedDescriptionLabel = 'Description'

/**
 * Returns the label of a derived fact, such as '18 or older', or null for any other field
 * (docs/decisions/0022-derived-facts.md).
 */
export function labelFact(field: string): string | null {
  const [, years] = /^age_over_(16|18|21|65)$/.exec(field) ?? []
  return years === undefined ? null : `${years} or older`
}
