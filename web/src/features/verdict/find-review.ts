import type { Verdict } from '@did/credentials/verdict'
import type { Check } from '@did/credentials/verdict-checks'
import type { ReviewState } from '@did/domain/verifier-name'

const reviews: Partial<Record<Check['code'], ReviewState>> = {
  'verifier-accredited': 'accredited',
  'verifier-accredited-then': 'suspended',
  'verifier-not-reviewed': 'self-registered',
  'verifier-accredited-later': 'self-registered',
}

/** What stands behind the verifier's name; null where another check says more. */
export function findReview({ checks }: Verdict): ReviewState | null {
  return checks.map(({ code }) => reviews[code]).find((review) => review !== undefined) ?? null
}
