import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import { secondsNow } from '../../lib/page/device-clock.ts'
import { inTab, recall, remember } from '../../lib/page/memory.ts'

/** `asker` and `reason` are the checker's own words about the question, or ''. */
export type Words = Pick<HolderQuestion, 'asker' | 'reason' | 'lasts'>
export type Asked = { share: ParsedShare & { kind: 'attested' }; digest: Hex } & Words
export type Signed = Pick<Asked, 'share' | 'digest'>
/** What a reloaded page needs beside the share that it shows. Times are in Unix seconds. */
export type KeptChallenge = {
  id: string
  key: string
  challenge: Hex
  askedAt: number
  endsAt: number
  lasts: Words['lasts']
  provedAt?: number
}

/** Returns the question about this share that this tab, or by mail this browser, still asks. */
export function recallChallenge(asked: Signed): KeptChallenge | null {
  const text = recall(nameChallenge(asked), inTab) ?? recall(nameChallenge(asked))
  if (text === null) return null
  try {
    // This page alone writes the text, and each answer is judged whatever the text says.
    const kept: KeptChallenge = JSON.parse(text)
    if (kept.endsAt > secondsNow()) return kept
    for (const storage of [inTab, undefined]) remember(nameChallenge(asked), null, storage)
    return null
  } catch {
    return null
  }
}

/** Forgets the question if `kept` is null. */
export function keepChallenge(asked: Asked, kept: KeptChallenge | null): void {
  const byMail = kept?.lasts === 'day'
  remember(nameChallenge(asked), kept && !byMail ? JSON.stringify(kept) : null, inTab)
  // Nobody keeps a tab open for a day, so the browser keeps a question by mail.
  remember(nameChallenge(asked), byMail ? JSON.stringify(kept) : null)
}

/** A question is about one attestation in one share, so another link's page never finds it. */
function nameChallenge({ share, digest }: Signed): string {
  return `holder_challenge:${share.shareId}:${digest}`
}
