import { isRevocationReason, type RevocationReason } from '@did/domain/attestation/revocation-reason'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'

const told: Record<RevocationReason, string> = {
  'issued-by-mistake': 'irrtümlich bestätigt',
  'no-longer-true': 'trifft nicht mehr zu',
  'holder-request': 'auf Wunsch der Person, der die Angabe gehört',
  'key-compromised': 'jemand anderes hat die Wallet der Prüfstelle benutzt',
  other: 'nicht genannt',
}

export const revokedNoteTexts = {
  title: (verifier: string) => `Zurückgezogen von ${quoteWords(verifier)}`,
  text: (date: string, reason: string | null) =>
    reason === null ? `Am ${date}. Der Grund ist nicht öffentlich.` : `Am ${date}. Grund: ${reason}.`,
  ownWords: (date: string, words: string) => `Am ${date}: ${inQuotationMarks(clearWords(words))}`,
} as const

export function sayRevocation(date: string, reason: string | null): string {
  if (reason === null) return revokedNoteTexts.text(date, null)
  const because = tellReason(reason)
  return because === null ? revokedNoteTexts.ownWords(date, reason) : revokedNoteTexts.text(date, because)
}

export function tellReason(reason: string): string | null {
  return isRevocationReason(reason) ? told[reason] : null
}

export function revocationSentence(verifier: string, reason: string | null): string {
  if (reason === null) return `Zurückgezogen von ${quoteWords(verifier)}.`
  const because = tellReason(reason)
  return because === null
    ? `Zurückgezogen von ${quoteWords(verifier)}: ${inQuotationMarks(clearWords(reason))}`
    : `Zurückgezogen von ${quoteWords(verifier)}. Grund: ${because}.`
}
