import type { Installation } from '@did/credentials/chain/installation'
import { type HashedRequest, hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { checkSigned } from '@did/credentials/verdict/check-signed'
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
 * Judges an answer whose claim names its verifier as the signer. Throws when no check was possible,
 * as when the chain does not answer about the signature of a contract wallet.
 */
export async function judgeAnswer(
  share: AttestedShare,
  asked: Asked,
  { installation, now }: { installation: Installation; now: number },
): Promise<JudgedAnswer> {
  const signed = await checkSigned(share, { installation, fetch: (url, init) => fetch(url, init) })
  if (signed.ok) return judgeProof(share, asked, { installation, now })
  if (signed.reason === 'signature-unjudged') throw new Error('The chain did not judge who signed the claim')
  return { ok: false }
}

/**
 * Statement, audience, key and end come from this page's own request for proof and never from the
 * answer. The commitment is the one that the claim names. Throws when no check was possible.
 */
async function judgeProof(
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

/**
 * Judges the proof for the verdict on the claim behind an answer. The verdict itself checks who
 * signed the claim.
 */
export function createAnswerJudge(asked: Asked): ProvedJudge {
  const { statement, audience, expiresAt } = asked.request
  const terms = { statement, audience, expiresAt: Math.floor(Date.parse(expiresAt) / 1000) }
  return async (share, installation, now) => {
    const judged = await judgeProof(share, asked, { installation, now })
    return judged.ok ? { ...describeProved({ ...terms, ...judged }), isLive: true } : { ok: false }
  }
}
