import { isRevocationReason, type RevocationReason } from '@did/domain/attestation/revocation-reason'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'

const told: Record<RevocationReason, string> = {
  'issued-by-mistake': 'se confirmó por error',
  'no-longer-true': 'ya no es cierta',
  'holder-request': 'lo pidió su titular',
  'key-compromised': 'otra persona usó la cartera de la entidad',
  other: 'la entidad no dijo el motivo',
}

export const revokedNoteTexts = {
  title: (verifier: string) => `Retirada por ${quoteWords(verifier)}`,
  text: (date: string, reason: string | null) =>
    reason === null ? `El ${date}. El motivo no es público.` : `El ${date}: ${reason}.`,
  ownWords: (date: string, words: string) => `El ${date}: ${inQuotationMarks(clearWords(words))}`,
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
  if (reason === null) return `Retirada por ${quoteWords(verifier)}.`
  const because = tellReason(reason)
  return because === null
    ? `Retirada por ${quoteWords(verifier)}: ${inQuotationMarks(clearWords(reason))}`
    : `Retirada por ${quoteWords(verifier)}: ${because}.`
}
