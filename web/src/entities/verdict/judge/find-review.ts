import type { Verdict } from '@did/credentials/verdict/verdict'
import type { Check } from '@did/credentials/verdict/verdict-checks'
import type { reviewTexts } from '../../../texts/en/frame/names.ts'

type Review = keyof typeof reviewTexts

const reviews: Partial<Record<Check['code'], Review>> = {
  'verifier-accredited': 'accredited',
  'verifier-accredited-then': 'suspended-since',
  'verifier-not-reviewed': 'self-registered',
  'verifier-accredited-later': 'accredited-since',
}

/**
 * Returns null if the check of the verifier says something else than whether anybody reviewed it,
 * for example that it was suspended when it signed.
 */
export function findReview({ checks }: Pick<Verdict, 'checks'>): Review | null {
  return checks.map(({ code }) => reviews[code]).find((review) => review !== undefined) ?? null
}
