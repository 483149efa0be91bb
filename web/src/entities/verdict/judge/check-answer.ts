import type { Installation } from '@did/credentials/chain/installation'
import { type HashedRequest, hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { ProvedJudge } from '@did/credentials/verdict/find-facts'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { dayOf, describeProved, readProof } from '@did/proofs/check-proved'
import { answerContext, checkProofForSomebody } from '@did/proofs/proof-for-somebody'

/** The page's own request for proof. `askedAt` is in Unix seconds. */
export type Asked = { request: HashedRequest; askedAt: number }
export type JudgedAnswer = { ok: true; nullifier: Hex; today: number; hasDevelopmentKeys: boolean } | { ok: false }

type AttestedShare = ParsedShare & { kind: 'attested' }
type Pinned = Pick<Installation, 'chainId' | 'didRegistry'>

const daySeconds = 24 * 60 * 60

/**
 * Checks the proof in an answer. Statement, audience, key and end come from this page's own request
 * for proof, never from the answer, and the commitment is the one that the verifier signed. Throws
 * when no check was possible.
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

/** Wraps `judgeAnswer` for the verdict on the claim behind an answer. */
export function createAnswerJudge(asked: Asked): ProvedJudge {
  const { statement, audience, expiresAt } = asked.request
  const terms = { statement, audience, expiresAt: Math.floor(Date.parse(expiresAt) / 1000) }
  return async (share, installation, now) => {
    const judged = await judgeAnswer(share, asked, { installation, now })
    return judged.ok ? { ...describeProved({ ...terms, ...judged }), isLive: true } : { ok: false }
  }
}
