import type { ProvedJudge } from '@did/credentials/find-facts'
import type { ProvedFinding } from '@did/credentials/verdict'
import { isAppError } from '@did/domain/errors'
import { describeStatement } from '@did/domain/texts/statements'
import { dayOfNumber } from '@did/proofs/attributes/encoding'
import {
  checkProofForSomebody,
  decodeProofForSomebody,
  type ProofForSomebody,
  shareContext,
} from '@did/proofs/proof-for-somebody'
import { quoteWords } from '../../lib/quote-words.ts'

const daySeconds = 24 * 60 * 60
/** The last day with a number: a verifier may sign any. */
const lastDay = Date.UTC(2199, 11, 31) / 1000

/** Judges the proof behind a link's `&z=`: by what the link says, this chain and the commitment that the verifier signed. */
export function createProvedJudge({ acceptDevelopmentKeys }: { acceptDevelopmentKeys: boolean }): ProvedJudge {
  return async ({ message, shareId, proved }, { chainId, didRegistry }, now) => {
    const read = proved ? readProof(proved) : null
    if (!read) return { ok: false }
    const judged = await checkProofForSomebody(read, {
      statement: read.statement,
      commitment: message.commitment,
      context: shareContext({ chainId, didRegistry, shareId, ...read }),
      // Not before the verifier signed, and not in a future that no clock is off by.
      days: { from: dayOf(message.validFrom - daySeconds), to: dayOf(now + daySeconds) },
      acceptDevelopmentKeys,
    })
    return judged.ok ? describeProved({ ...read, ...judged }) : { ok: false }
  }
}

/** What was proved, ready to read; whoever made the proof chose its texts. */
export function describeProved({
  statement,
  audience,
  today,
  expiresAt,
  hasDevelopmentKeys,
}: Pick<ProofForSomebody, 'statement' | 'audience' | 'today' | 'expiresAt'> & {
  hasDevelopmentKeys: boolean
}): ProvedFinding & { ok: true } {
  return {
    ok: true,
    fact: describeStatement(statement),
    audience: quoteWords(audience),
    madeOn: dayOfNumber(today),
    until: expiresAt,
    hasDevelopmentKeys,
  }
}

/** Null for what is no proof. One of a later version is not for this page to judge. */
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
