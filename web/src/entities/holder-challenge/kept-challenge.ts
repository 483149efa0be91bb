import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import { secondsNow } from '../../lib/page/device-clock.ts'
import { inTab, recall, remember } from '../../lib/page/memory.ts'

/** `asker` and `reason` are the checker's own words about the question, or ''. */
export type Asked = { share: ParsedShare & { kind: 'attested' }; digest: Hex; asker: string; reason: string }
export type Signed = Pick<Asked, 'share' | 'digest'>
/** What a reloaded tab needs beside the share that it shows. Times are in Unix seconds. */
export type KeptChallenge = {
  id: string
  key: string
  challenge: Hex
  askedAt: number
  endsAt: number
  provedAt?: number
}

/** Returns what this tab asked about this share less than five minutes ago, or null. */
export function recallChallenge(asked: Signed): KeptChallenge | null {
  const text = recall(nameChallenge(asked), inTab)
  if (text === null) return null
  try {
    // This page alone writes the text, and each answer is judged whatever the text says.
    const kept: KeptChallenge = JSON.parse(text)
    return kept.endsAt > secondsNow() ? kept : null
  } catch {
    return null
  }
}

/** Forgets the question if `kept` is null. */
export function keepChallenge(asked: Asked, kept: KeptChallenge | null): void {
  remember(nameChallenge(asked), kept && JSON.stringify(kept), inTab)
}

/** A question is about one attestation in one share, so another link's page never finds it. */
function nameChallenge({ share, digest }: Signed): string {
  return `holder_challenge:${share.shareId}:${digest}`
}
