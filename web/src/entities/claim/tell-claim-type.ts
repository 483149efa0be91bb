import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { quoteWords } from '@did/domain/proof/quote-words'
import { claimTypeLabel, claimTypeLabels } from '../../texts/en/frame/names.ts'

const known: ReadonlySet<string> = new Set([...Object.keys(claimTypeLabels), ...onboardingClaimTypes])

/**
 * A claim type that the product does not know stands in quotation marks, because a stranger may
 * call a claim type “verified”.
 */
export function tellClaimType(type: string): string {
  return known.has(type) ? claimTypeLabel(type) : quoteWords(type)
}
