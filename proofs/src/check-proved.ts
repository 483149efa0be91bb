import { isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { findAge } from '@did/domain/proof/find-age'
import { quoteWords } from '@did/domain/proof/quote-words'
import { describeWithAge } from '@did/domain/texts/en/proof/statement-with-age'
import { dayOfNumber } from './attributes/encoding.ts'
import {
  checkProofForSomebody,
  decodeProofForSomebody,
  type ProofForSomebody,
  shareContext,
} from './proof-for-somebody.ts'

/** The parts of a link that are needed to check the proof in the link. */
type ProvedLink = {
  message: { commitment: Hex; validFrom: number }
  shareId: string
  proved?: Uint8Array
}
type Pinned = { chainId: number; didRegistry: Address }
type Proved = {
  ok: true
  fact: string
  audience: string
  madeOn: string
  until: number
  hasDevelopmentKeys: boolean
}
type Judged = Pick<ProofForSomebody, 'statement' | 'audience' | 'today' | 'expiresAt'> &
  Pick<Proved, 'hasDevelopmentKeys'>

const daySeconds = 24 * 60 * 60
/**
 * The last day that has a day number, in Unix seconds. If a verifier's signature names a later
 * time, this day counts instead.
 */
const lastDay = Date.UTC(2199, 11, 31) / 1000

type Rules = { acceptDevelopmentKeys: boolean; ownDay?: string }

/**
 * Creates a function that checks the proof in a link (`&z=`) against the link, the chain and the
 * commitment that the verifier signed. `ownDay` is the checker's own day. By default, it is the day
 * of the check in the time zone of the program.
 */
export function createProvedJudge({ acceptDevelopmentKeys, ownDay }: Rules) {
  return async (
    { message, shareId, proved }: ProvedLink,
    { chainId, didRegistry }: Pinned,
    now: number,
  ): Promise<Proved | { ok: false }> => {
    const read = proved ? readProof(proved) : null
    if (!read) return { ok: false }
    const judged = await checkProofForSomebody(read, {
      statement: read.statement,
      commitment: message.commitment,
      context: shareContext({ chainId, didRegistry, shareId, ...read }),
      // The proof must have been made between the day before the verifier's signature and the day
      // after this check. The two extra days are allowed because clocks may differ.
      days: { from: dayOf(message.validFrom - daySeconds), to: dayOf(now + daySeconds) },
      acceptDevelopmentKeys,
    })
    return judged.ok ? describeProved({ ...read, ...judged }, ownDay ?? localDay(now)) : { ok: false }
  }
}

/**
 * Describes a proof for the verdict. The proof's maker chose the text of the audience, so it stands
 * in quotation marks. The maker also chose the proof's day, which may be tomorrow. If the checker's
 * own day is earlier, the described age is the age on the checker's day.
 */
export function describeProved(judged: Judged, ownDay = localDay(Date.now() / 1000)): Proved {
  const { statement, expiresAt: until, hasDevelopmentKeys } = judged
  const madeOn = dayOfNumber(judged.today)
  const day = ownDay < madeOn ? ownDay : madeOn
  const words = { fact: describeWithAge(statement, day), audience: quoteWords(judged.audience) }
  const years = findAge(statement, day)
  return { ok: true, ...words, ...(years !== null && { years }), madeOn, until, hasDevelopmentKeys }
}

/** Returns the day (`YYYY-MM-DD`) of a time in the program's time zone. */
function localDay(unixSeconds: number): string {
  const offset = new Date(unixSeconds * 1000).getTimezoneOffset()
  return dayOf(unixSeconds - offset * 60)
}

/**
 * Reads the bytes of a proof for somebody. Returns null if the bytes are no such proof. Throws if
 * they are a proof of another version.
 */
export function readProof(bytes: Uint8Array): ProofForSomebody | null {
  try {
    return decodeProofForSomebody(bytes)
  } catch (error) {
    if (isAppError(error, 'share-unreadable')) return null
    throw error
  }
}

export function dayOf(unixSeconds: number): string {
  return new Date(Math.min(Math.max(unixSeconds, 0), lastDay) * 1000).toISOString().slice(0, 10)
}
