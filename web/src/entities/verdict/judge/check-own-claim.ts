import { hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import type { JudgedShare, ParsedShare } from '@did/credentials/share/share-link'
import { type Findings, findFacts } from '@did/credentials/verdict/find-facts'
import { judgeShare, type ProvedFinding, type Verdict } from '@did/credentials/verdict/verdict'
import { shareCalls } from '@did/domain/calls/shares'
import { AppError } from '@did/domain/errors'
import type { ClaimId } from '@did/domain/ids'
import type { Shareable } from '@did/domain/share/share-record'
import { api } from '../../../lib/api.ts'
import { latestSeconds } from '../../../lib/page/device-clock.ts'
import { getInstallation } from './installation.ts'

export type AttestedLink = ParsedShare & { kind: 'attested' }
export type OwnCheck = { share: JudgedShare; verdict: Verdict; facts: Findings['facts'] }

type Looking = {
  signal: AbortSignal
  /**
   * The fields that the link would open. Without this list, the verdict is about all fields, as for
   * the owner of a private claim.
   */
  fields?: readonly string[]
  /**
   * Tells whether the claim is an answer to a checker's own question, which only the holder can
   * answer.
   */
  isAnswer?: boolean
  /**
   * The finished link with a proof about the claim. The verdict on such a link is doubtful if the
   * link does not show the holder's name.
   */
  link?: AttestedLink | undefined
}

/**
 * Judges the owner's claim as a checker would judge a link to it. No share exists yet, so the page
 * asks nobody whether a share is open. The server's status list counts, as for a checker, because
 * the chain shows a revocation only some time later.
 */
export async function checkOwnClaim(claimId: ClaimId, { signal, fields, isAnswer, link }: Looking): Promise<OwnCheck> {
  const shareable = await api(shareCalls.getShareable, { params: { id: claimId }, signal })
  if (!shareable) throw new AppError('not-found', 'The claim is gone')
  const own = describeAsShared(shareable, fields)
  const { facts: found } = await findFacts(own, {
    installation: (await getInstallation(signal)) ?? 'unknown',
    fetch: (url, init) => fetch(url, init),
    now: latestSeconds(),
    serverUrl: '',
    signal,
  })
  const { shareId, proved } = link ?? {}
  const share = own.kind === 'attested' && shareId && proved ? { ...own, shareId, proved } : own
  const facts = isAnswer || proved ? { ...found, proved: describeProof(found.now, isAnswer) } : found
  return { share, verdict: judgeShare(share, facts), facts }
}

/**
 * Describes a proof that this page has not made yet, or has made and shows only while the proof
 * holds. No check of a verdict reads the words in this description.
 */
function describeProof(now: number, isAnswer = false): ProvedFinding {
  const words = { fact: '', audience: '', madeOn: '' }
  return { ok: true, ...(isAnswer && { isLive: true }), hasDevelopmentKeys: false, ...words, until: now + 1 }
}

/**
 * Describes the claim as a link would carry it. All words of the attestation come from what the
 * owner sees, so that the page checks the verifier's signature over exactly these words. A claim
 * without an attestation is only the owner's own word.
 */
function describeAsShared(
  { payload, leaves, attestation }: Shareable,
  fields: readonly string[] = leaves.map(({ field }) => field),
): JudgedShare {
  const { type: claimType, title, issuer, issueDate } = payload.publicData
  const details = readDetails(leaves)
  const shown = {
    payload,
    opened: leaves.filter(({ field }) => fields.includes(field)),
    fieldCount: details.form === 'fields' ? details.fields.length : null,
  }
  if (!attestation) return { kind: 'unattested', ...shown, details: null }
  const { primaryType, message, signature, anchorBlock } = attestation
  const words = { claimId: payload.id, claimType, title, issuer, issueDate, details: hashDetails(details) }
  return { kind: 'attested', ...shown, primaryType, message: { ...message, ...words }, signature, anchorBlock }
}
