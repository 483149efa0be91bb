import { isRevocationReason, type RevocationReason } from '@did/domain/attestation/revocation-reason'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'

const told: Record<RevocationReason, string> = {
  'issued-by-mistake': 'أُكّد بالخطأ',
  'no-longer-true': 'لم يعد صحيحًا',
  'holder-request': 'طلب صاحبه ذلك',
  'key-compromised': 'استخدم شخص آخر محفظة جهة التحقق',
  other: 'سبب لم يُذكر',
}

export const revokedNoteTexts = {
  title: (verifier: string) => `سُحب من قِبل ${quoteWords(verifier)}`,
  text: (date: string, reason: string | null) =>
    reason === null ? `في ${date}. السبب ليس علنيًا.` : `في ${date}. السبب: ${reason}.`,
  ownWords: (date: string, words: string) => `في ${date}: ${inQuotationMarks(clearWords(words))}`,
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
  if (reason === null) return `سُحب من قِبل ${quoteWords(verifier)}.`
  const because = tellReason(reason)
  return because === null
    ? `سُحب من قِبل ${quoteWords(verifier)}: ${inQuotationMarks(clearWords(reason))}`
    : `سُحب من قِبل ${quoteWords(verifier)}. السبب: ${because}.`
}
