import type { AskedShare, Asking } from '@did/credentials/holder-challenge/ask-holder'
import type { Hex } from '@did/domain/hex'
import { inTab, keepBegun, recall, remember } from '../../lib/page/browser-storage.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'

export type Asked = AskedShare & Asking
/**
 * A checker's question to a holder, as a tab keeps it so that a reload continues with it. Times are
 * in Unix seconds.
 */
export type KeptChallenge = {
  id: string
  key: string
  challenge: Hex
  askedAt: number
  endsAt: number
  /** The holder signs the checker’s words, so the question needs them again after a reload. */
  words: Asking
  provedAt?: number
}

/**
 * Returns the question about this share that waits for an answer. This tab keeps the question, or
 * this browser if the question went out by mail.
 */
export function recallChallenge(asked: AskedShare): KeptChallenge | null {
  const text = recall(nameChallenge(asked), inTab) ?? recall(nameChallenge(asked))
  if (text === null) return null
  try {
    // This page alone writes the text, and each answer is judged whatever the text says.
    const kept: KeptChallenge = JSON.parse(text)
    // An older page kept no words, without which no answer counts.
    if (kept.endsAt > secondsNow() && 'words' in kept) return kept
    for (const storage of [inTab, undefined]) remember(nameChallenge(asked), null, storage)
    return null
  } catch {
    return null
  }
}

/** Forgets the question if `kept` is null. */
export function keepChallenge(asked: Asked, kept: KeptChallenge | null): void {
  const byMail = kept?.words.lasts === 'day'
  keepBegun(nameChallenge(asked), kept && !byMail ? JSON.stringify(kept) : null, inTab)
  // A question by mail may wait for a day. Nobody keeps a tab open so long, so the browser keeps
  // the question.
  keepBegun(nameChallenge(asked), byMail ? JSON.stringify(kept) : null)
}

/**
 * Names the place of a question in storage. A question is about one attestation in one share, so
 * another link's page never finds it.
 */
function nameChallenge({ share, digest }: AskedShare): string {
  return `holder_challenge:${share.shareId}:${digest}`
}
