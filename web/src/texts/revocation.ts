import { isRevocationReason, type RevocationReason } from '@did/domain/revocation-reason'

/** Why something was withdrawn, as the end of a sentence for everybody but its verifier. */
const told: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else used their wallet',
  other: 'they had a reason they did not name',
}

export const withdrawnNoteTexts = {
  title: (verifier: string) => `Withdrawn by ${verifier}`,
  text: (date: string, reason: string | null) =>
    reason === null ? `On ${date}. The reason is not public.` : `On ${date}, because ${reason}.`,
  ownWords: (date: string, words: string) => `On ${date}: “${words}”`,
} as const

/** When and why something was withdrawn, for its owner. */
export function sayWithdrawal(date: string, reason: string | null): string {
  if (reason === null) return withdrawnNoteTexts.text(date, null)
  const because = tellReason(reason)
  return because === null ? withdrawnNoteTexts.ownWords(date, reason) : withdrawnNoteTexts.text(date, because)
}

/** A code as the end of a sentence, or null for what is none: a verifier's own words. */
export function tellReason(reason: string): string | null {
  return isRevocationReason(reason) ? told[reason] : null
}

export function withdrawalSentence(verifier: string, reason: string | null): string {
  if (reason === null) return `Withdrawn by ${verifier}.`
  const because = tellReason(reason)
  return because === null ? `Withdrawn by ${verifier}: “${reason}”` : `Withdrawn by ${verifier}, because ${because}.`
}
