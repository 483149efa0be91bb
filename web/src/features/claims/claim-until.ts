import type { Claim } from '@did/domain/claim'
import { claimsTexts } from '../../texts/claims.ts'
import { shortDate } from '../../texts/dates.ts'

const soonMs = 30 * 86_400_000

/** How long a verification holds, or held: nothing for one without an end. */
export function describeUntil({ standing, validUntil }: Pick<Claim, 'standing' | 'validUntil'>, now: Date) {
  if (validUntil === null || (standing !== 'current' && standing !== 'expired')) return null
  const day = shortDate(validUntil.slice(0, 10))
  if (standing === 'expired') return { text: claimsTexts.until.ended(day), isSoon: false }
  const isSoon = new Date(validUntil).getTime() - now.getTime() <= soonMs
  return { text: isSoon ? claimsTexts.until.soon(day) : claimsTexts.until.holds(day), isSoon }
}
