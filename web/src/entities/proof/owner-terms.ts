import { provingTexts } from '../../texts/en/proof/proving.ts'
import type { Terms } from './proof-terms.tsx'

const hour = 3600
/** Each value is a number of seconds. */
export const proofLifetimes = [
  { value: String(hour), label: provingTexts.lifetimes.hour },
  { value: String(24 * hour), label: provingTexts.lifetimes.day },
  { value: String(7 * 24 * hour), label: provingTexts.lifetimes.week },
  { value: String(30 * 24 * hour), label: provingTexts.lifetimes.month },
]
export const emptyTerms: Terms = { audience: '', lifetime: String(24 * hour) }
