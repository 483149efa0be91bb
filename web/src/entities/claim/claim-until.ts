import { endsSoonDays } from '@did/domain/attestation/limits'
import type { Claim } from '@did/domain/claim/claim'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'

const soonMs = endsSoonDays * 86_400_000

/**
 * Says until when a claim's attestation holds or held. Returns null if the claim has no
 * attestation, or if the attestation has no end or was revoked.
 */
export function describeUntil({ standing, validUntil }: Pick<Claim, 'standing' | 'validUntil'>, now: Date) {
  if (validUntil === null || (standing !== 'current' && standing !== 'expired')) return null
  const day = shortDate(validUntil.slice(0, 10))
  if (standing === 'expired') return { text: claimsTexts.until.ended(day), isSoon: false }
  const isSoon = new Date(validUntil).getTime() - now.getTime() <= soonMs
  return { text: isSoon ? claimsTexts.until.soon(day) : claimsTexts.until.holds(day), isSoon }
}
