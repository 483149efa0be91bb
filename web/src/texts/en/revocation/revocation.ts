import { isRevocationReason, type RevocationReason } from '@did/domain/attestation/revocation-reason'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'

/** The claim's owner reads the reason for a revocation as the end of a sentence. */
const told: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else used their wallet',
  other: 'they had a reason they did not name',
}

export const revokedNoteTexts = {
  title: (verifier: string) => `Withdrawn by ${quoteWords(verifier)}`,
  text: (date: string, reason: string | null) =>
    reason === null ? `On ${date}. The reason is not public.` : `On ${date}, because ${reason}.`,
  ownWords: (date: string, words: string) => `On ${date}: ${inQuotationMarks(clearWords(words))}`,
} as const

export function sayRevocation(date: string, reason: string | null): string {
  if (reason === null) return revokedNoteTexts.text(date, null)
  const because = tellReason(reason)
  return because === null ? revokedNoteTexts.ownWords(date, reason) : revokedNoteTexts.text(date, because)
}

/** Returns the end of a sentence for a reason's code, or null for a verifier's own words. */
export function tellReason(reason: string): string | null {
  return isRevocationReason(reason) ? told[reason] : null
}

export function revocationSentence(verifier: string, reason: string | null): string {
  if (reason === null) return `Withdrawn by ${quoteWords(verifier)}.`
  const because = tellReason(reason)
  return because === null
    ? `Withdrawn by ${quoteWords(verifier)}: ${inQuotationMarks(clearWords(reason))}`
    : `Withdrawn by ${quoteWords(verifier)}, because ${because}.`
}
