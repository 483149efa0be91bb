import { attestationDomain } from '@did/credentials/attestation-domain'
import type { ProvedJudge } from '@did/credentials/find-facts'
import type { Installation } from '@did/credentials/installation'
import { type HashedRequest, hashRequestForProof } from '@did/credentials/request-for-proof'
import type { ParsedShare } from '@did/credentials/share-link'
import type { Hex } from '@did/domain/hex'
import { answerContext, checkProofForSomebody } from '@did/proofs/proof-for-somebody'
import { dayOf, describeProved, readProof } from './check-proved.ts'

/** What this page asked for, and when (unix seconds). */
export type Asked = { request: HashedRequest; askedAt: number }
export type JudgedAnswer = { ok: true; nullifier: Hex; today: number; hasDevelopmentKeys: boolean } | { ok: false }

type AttestedShare = ParsedShare & { kind: 'attested' }
type Pinned = Pick<Installation, 'chainId' | 'didRegistry'>

const daySeconds = 24 * 60 * 60

/**
 * Whether the proof of an answer holds for this page's own request: statement, audience, key and end are never read out of the answer,
 * and the commitment is the one that its verifier signed. Throws where nobody could check it.
 */
export async function judgeAnswer(
  { message, proved }: AttestedShare,
  { request, askedAt }: Asked,
  { installation, now }: { installation: Pinned; now: number },
): Promise<JudgedAnswer> {
  const read = proved ? readProof(proved) : null
  if (!read || BigInt(message.commitment) === 0n) return { ok: false }
  return checkProofForSomebody(read, {
    statement: request.statement,
    commitment: message.commitment,
    context: answerContext(hashRequestForProof(attestationDomain(installation), request)),
    days: { from: dayOf(askedAt - daySeconds), to: dayOf(now + daySeconds) },
    acceptDevelopmentKeys: __EMBEDDED__,
  })
}

/** The same for a verdict on the claim behind it. */
export function createAnswerJudge(asked: Asked): ProvedJudge {
  const { statement, audience, expiresAt } = asked.request
  const terms = { statement, audience, expiresAt: Math.floor(Date.parse(expiresAt) / 1000) }
  return async (share, installation, now) => {
    const judged = await judgeAnswer(share, asked, { installation, now })
    return judged.ok ? describeProved({ ...terms, ...judged }) : { ok: false }
  }
}
