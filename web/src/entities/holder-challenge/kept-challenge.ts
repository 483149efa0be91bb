import type { AskedShare, Asking } from '@did/credentials/holder-challenge/ask-holder'
import type { CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import type { Hex } from '@did/domain/hex'
import { inTab, keepBegun, recall, remember } from '../../lib/page/browser-storage.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'

export type Asked = AskedShare & Asking
/**
 * A checker's question to a holder, as the tab stores it for a reload. Times are in Unix seconds.
 */
export type KeptChallenge = {
  id: string
  key: string
  challenge: Hex
  askedAt: number
  endsAt: number
  /**
   * Who asks and why. The holder's signature covers these words, so the page needs them to judge
   * the answer, even after a reload.
   */
  words: Asking
  proved?: CountedAnswer
}

/**
 * Returns null if the browser stored no question about this share, or if the question has ended.
 */
export function recallChallenge(asked: AskedShare): KeptChallenge | null {
  const text = recall(nameChallenge(asked), inTab) ?? recall(nameChallenge(asked))
  if (text === null) return null
  try {
    // The stored text needs no validation. Only this page writes it, and the page judges each
    // answer in any case.
    const kept: KeptChallenge = JSON.parse(text)
    // An older version of the page did not store the checker's words. Without these words, no
    // answer counts.
    if (kept.endsAt > secondsNow() && 'words' in kept) return kept
    for (const storage of [inTab, undefined]) remember(nameChallenge(asked), null, storage)
    return null
  } catch {
    return null
  }
}

/** If `kept` is null, deletes the stored question. */
export function keepChallenge(asked: Asked, kept: KeptChallenge | null): void {
  const byMail = kept?.words.lasts === 'day'
  keepBegun(nameChallenge(asked), kept && !byMail ? JSON.stringify(kept) : null, inTab)
  // A question by mail may wait for a day. Nobody keeps a tab open for so long, so the browser
  // stores such a question for all its tabs.
  keepBegun(nameChallenge(asked), byMail ? JSON.stringify(kept) : null)
}

/**
 * The key names one attestation in one share, so that the page of another link never finds the
 * question.
 */
function nameChallenge({ share, digest }: AskedShare): string {
  return `holder_challenge:${share.shareId}:${digest}`
}
