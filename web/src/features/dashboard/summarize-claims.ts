import type { ClaimStanding } from '@did/domain/claim/claim'
import type { ClaimId, UserId } from '@did/domain/ids'
import { quoteWords } from '@did/domain/proof/quote-words'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'

type SummarizedClaim = { id: ClaimId; standing: ClaimStanding }
type SummarizedRequest = { claimId: ClaimId; verifierId: UserId; status: string }

/** The sentence reads, for example, '3 verified · 1 waiting for “Halcyon Labs” · 1 rejected'. */
export function summarizeClaims(
  claims: readonly SummarizedClaim[],
  requests: readonly SummarizedRequest[],
  verifierName: (id: UserId) => string | null,
): string {
  const texts = dashboardTexts.summary
  if (claims.length === 0) return texts.empty
  const open = claims.filter((claim) => claim.standing !== 'current')
  const waiting = open.filter((claim) => isAwaited(claim, requests))
  const count = (standing: ClaimStanding) =>
    open.filter((claim) => claim.standing === standing && !isAwaited(claim, requests)).length
  const parts: string[] = []
  if (claims.length > open.length) parts.push(texts.verified(claims.length - open.length))
  if (waiting.length > 0) parts.push(describeWaiting(waiting, requests, verifierName))
  const rejected = open.filter((claim) => claim.standing === 'none' && isRejected(claim, requests)).length
  if (rejected > 0) parts.push(texts.rejected(rejected))
  if (count('none') > rejected) parts.push(texts.notSent(count('none') - rejected))
  if (count('expired') > 0) parts.push(texts.expired(count('expired')))
  if (count('withdrawn') > 0) parts.push(texts.withdrawn(count('withdrawn')))
  return parts.join(texts.separator)
}

function isAwaited(claim: SummarizedClaim, requests: readonly SummarizedRequest[]): boolean {
  return requests.some((request) => request.claimId === claim.id && request.status === 'pending')
}

function isRejected(claim: SummarizedClaim, requests: readonly SummarizedRequest[]): boolean {
  if (isAwaited(claim, requests)) return false
  return requests.some((request) => request.claimId === claim.id && request.status === 'rejected')
}

function describeWaiting(
  waiting: readonly SummarizedClaim[],
  requests: readonly SummarizedRequest[],
  verifierName: (id: UserId) => string | null,
): string {
  const texts = dashboardTexts.summary
  const asked = new Set(
    requests
      .filter((request) => request.status === 'pending' && waiting.some((claim) => claim.id === request.claimId))
      .map((request) => request.verifierId),
  )
  const [only, ...others] = asked
  if (others.length > 0) return texts.waitingForSeveral(waiting.length, asked.size)
  const name = only === undefined ? null : verifierName(only)
  return name === null ? texts.waiting(waiting.length) : texts.waitingFor(waiting.length, quoteWords(name))
}
