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
   * The further fields that the link would open. Without this list, the verdict is about all
   * fields, as for the owner of a private claim.
   */
  fields?: readonly string[]
  /** Tells whether the claim answers a checker's own question, which the holder alone can do. */
  isAnswer?: boolean
  /** The finished link of a proof about the claim. Such a link names its holder or is doubtful. */
  link?: AttestedLink | undefined
}

/**
 * Judges the owner's claim as a link to it would be judged. The claim is in no link yet, so nobody
 * is asked about a share. As for a checker, the server's status list counts, because the chain
 * shows a revocation only after a while.
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
 * Stands for a proof that is not made yet, or that this page made and shows only while it holds. No
 * check of a verdict reads its words.
 */
function describeProof(now: number, isAnswer = false): ProvedFinding {
  const words = { fact: '', audience: '', madeOn: '' }
  return { ok: true, ...(isAnswer && { isLive: true }), hasDevelopmentKeys: false, ...words, until: now + 1 }
}

/**
 * Takes each word of the attestation from what the owner sees, so that the verifier's signature is
 * checked over exactly that. A claim without an attestation is the owner's own word.
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
