import type { Installation } from '@did/credentials/chain/installation'
import { type HashedRequest, hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { findFacts, type ProvedJudge } from '@did/credentials/verdict/find-facts'
import { judgeShare, type ProvedFinding, type Verdict } from '@did/credentials/verdict/verdict'
import type { Check, CheckName, Outcome } from '@did/credentials/verdict/verdict-checks'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { dayOf, describeProved, readProof } from '@did/proofs/check-proved'
import { answerContext, checkProofForSomebody } from '@did/proofs/proof-for-somebody'

/** The request for proof that this page made. `askedAt` is in Unix seconds. */
export type Asked = { request: HashedRequest; askedAt: number }
type JudgedProof = { ok: true; nullifier: Hex; today: number; hasDevelopmentKeys: boolean } | { ok: false }
/**
 * Says who stands behind the claim in an answer. `not-in-force`: the attestation is not valid yet
 * or has ended. `holder-doubtful`: the holder may not be the one who answered. `not-genuine`:
 * nobody stands behind the claim.
 */
export type Backing = 'accredited' | 'unaccredited' | 'not-in-force' | 'holder-doubtful' | 'not-genuine'
export type JudgedAnswer = { ok: true; nullifier: Hex; backing: Backing } | { ok: false }

type AttestedShare = ParsedShare & { kind: 'attested' }
type Pinned = Pick<Installation, 'chainId' | 'didRegistry'>

const daySeconds = 24 * 60 * 60

/**
 * Judges the proof in an answer, and who stands behind the claim in the answer. The page keeps the
 * result and does not judge the answer again. So this function throws if it could not make a check
 * whose result could still change the judgement.
 */
export async function judgeAnswer(
  share: AttestedShare,
  asked: Asked,
  { installation, now }: { installation: Installation; now: number },
): Promise<JudgedAnswer> {
  const { facts } = await findFacts(share, { installation, now, serverUrl: '', fetch: (url, init) => fetch(url, init) })
  const judged = await judgeProof(share, asked, { installation, now })
  const verdict = judgeShare(share, { ...facts, proved: describeAnswer(asked, judged) })
  if (verdict.overall !== 'not-genuine' && verdict.checks.some(isOpen)) throw new Error('Not all could be checked')
  if (isAmong(verdict, 'data', 'failed')) return { ok: false }
  return judged.ok ? { ok: true, nullifier: judged.nullifier, backing: findBacking(verdict) } : judged
}

/**
 * Tells whether nobody could make this check, although its result could change the verdict. Leaves
 * out the check of the proof, because `judgeProof` judges it, and the check of what our server says
 * about the share.
 */
function isOpen({ name, outcome }: Check): boolean {
  return outcome === 'unchecked' && name !== 'share' && name !== 'fact'
}

/**
 * Anybody can sign a claim about anybody, so the signature alone says nothing about a person. And a
 * thief of the owner's controlling key may have answered.
 */
function findBacking(verdict: Verdict): Backing {
  if (verdict.overall === 'not-genuine') return 'not-genuine'
  if (isAmong(verdict, 'verifier', 'warning')) return 'unaccredited'
  if (isAmong(verdict, 'validity', 'warning')) return 'not-in-force'
  const isDoubtful = isAmong(verdict, 'holder', 'warning') || isAmong(verdict, 'control', 'warning')
  return isDoubtful ? 'holder-doubtful' : 'accredited'
}

function isAmong({ checks }: Verdict, name: CheckName, outcome: Outcome): boolean {
  return checks.some((check) => check.name === name && check.outcome === outcome)
}

/**
 * Statement, audience, key and end of the proof come from this page's own request and never from
 * the answer. The commitment is the one that the claim names. Throws if the proof could not be
 * checked.
 */
async function judgeProof(
  { message, proved }: AttestedShare,
  { request, askedAt }: Asked,
  { installation, now }: { installation: Pinned; now: number },
): Promise<JudgedProof> {
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
 * The returned function judges only the proof in an answer. Other checks of the verdict find out
 * who signed the claim.
 */
export function createAnswerJudge(asked: Asked): ProvedJudge {
  return async (share, installation, now) =>
    describeAnswer(asked, await judgeProof(share, asked, { installation, now }))
}

function describeAnswer({ request }: Asked, judged: JudgedProof): ProvedFinding {
  if (!judged.ok) return judged
  const { statement, audience, expiresAt } = request
  const terms = { statement, audience, expiresAt: Math.floor(Date.parse(expiresAt) / 1000) }
  return { ...describeProved({ ...terms, ...judged }), isLive: true }
}
