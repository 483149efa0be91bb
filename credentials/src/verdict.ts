import type { AttestationMessage } from '@did/domain/attestation'
import type { ShareStatus } from '@did/domain/share'
import type { AttestationCheck, AttestationFault } from './claim-attestation.ts'
import { claimHash } from './claim-leaves.ts'
import type { ParsedShare, ShareFault } from './share-link.ts'
import { parseSubjectDid } from './subject-did.ts'
import { type Check, type CheckCode, type Outcome, outcomes } from './verdict-checks.ts'

/** A fact that nobody could find out (offline, chain or server out of reach) stays `unknown`; it never counts for or against. */
export type Fact<T> = T | 'unknown'

/** Everything that decides about a share beside the link itself. Times are unix seconds. */
export type VerdictFacts = {
  now: number
  /** What this page is pinned to, from `/api/config`. A chain that answers with another id counts as not reached. */
  installation: Fact<{ chainId: number; verifierPolicy: 'open' | 'review' }>
  /** `checkAttestation` with the pinned domain. */
  attestation: Fact<AttestationCheck>
  /** Whether the subject's address holds a token of the pinned registry. */
  subjectHasDid: Fact<boolean>
  /** `accreditationAt(verifier, now)`; `since` 0 means never accredited. */
  accreditation: Fact<{ accredited: boolean; since: number }>
  /** `revokedAt(verifier, digest)`; 0 means it stands. */
  revokedAt: Fact<number>
  shareStatus: Fact<ShareStatus>
}

/** Green, amber, red, and grey for "not enough could be checked". */
export type Overall = 'genuine' | 'caution' | 'not-genuine' | 'unchecked'

/** `text` says whether the link's text may be shown, and as whose: a verifier's, the owner's own, or not at all. */
export type Verdict = { overall: Overall; checks: readonly Check[]; text: 'attested' | 'own-words' | 'hidden' }

type AttestedShare = ParsedShare & { kind: 'attested' }

/** A visitor's clock may be behind the server's by this much before a fresh attestation counts as not valid yet. */
const clockToleranceSeconds = 300

/** Judges a share by API.md 6 and 7: one named outcome per check, one verdict from all of them. Pure and total. */
export function judgeShare(share: ParsedShare, facts: VerdictFacts): Verdict {
  const checks = listChecks(share, facts)
  return { overall: judgeOverall(checks), checks, text: judgeText(share, checks) }
}

function listChecks(share: ParsedShare, facts: VerdictFacts): Check[] {
  switch (share.kind) {
    case 'unreadable':
      return [check(linkFaults[share.code])]
    case 'contradictory':
      return [check('link-contradictory')]
    case 'unattested':
      return [
        check('link-intact'),
        check('nobody-yet'),
        checkShareStatus(share.shareId === null ? 'unknown' : facts.shareStatus, null),
      ]
    case 'attested':
      return listAttestedChecks(share, facts)
  }
}

function listAttestedChecks(share: AttestedShare, facts: VerdictFacts): Check[] {
  const signature = checkSignature(facts.attestation)
  // Without the verifier's signature nothing else in the link means anything, so nothing else is asked.
  if (signature.outcome !== 'passed') return [check('link-intact'), signature]
  const { message } = share
  return [
    check('link-intact'),
    signature,
    checkVerifier(message, facts),
    checkRevocation(facts.revokedAt),
    checkValidity(message, facts.now),
    checkSubject(message, facts),
    checkShareStatus(facts.shareStatus, claimHash({ ...share.payload.publicData, details: message.details })),
  ]
}

const linkFaults = {
  'share-unreadable': 'link-damaged',
  'share-unsupported': 'link-unsupported',
  'share-too-long': 'link-too-long',
} as const satisfies Record<ShareFault, CheckCode>

const signatureFaults = {
  'message-malformed': 'signature-invalid',
  'signature-malformed': 'signature-invalid',
  'signer-mismatch': 'signature-by-another',
} as const satisfies Record<AttestationFault, CheckCode>

function checkSignature(attestation: VerdictFacts['attestation']): Check {
  if (attestation === 'unknown') return check('signature-unchecked')
  return check(attestation.ok ? 'signature-valid' : signatureFaults[attestation.reason])
}

/** Who vouches is the verifier. A suspended one may have signed before or after: only the signing time could tell. */
function checkVerifier(message: AttestationMessage, { accreditation, installation }: VerdictFacts): Check {
  if (parseSubjectDid(message.subject)?.address === message.verifier.toLowerCase()) return check('verifier-is-subject')
  if (accreditation === 'unknown' || installation === 'unknown') return check('verifier-unchecked')
  if (accreditation.accredited) return check('verifier-accredited', accreditation.since)
  if (accreditation.since > 0) return check('verifier-suspended', accreditation.since)
  return check(installation.verifierPolicy === 'open' ? 'verifier-not-reviewed' : 'verifier-not-entitled')
}

function checkRevocation(revokedAt: VerdictFacts['revokedAt']): Check {
  if (revokedAt === 'unknown') return check('revocation-unchecked')
  return revokedAt === 0 ? check('not-revoked') : check('revoked', revokedAt)
}

function checkValidity({ validFrom, validUntil }: AttestationMessage, now: number): Check {
  if (validUntil !== 0 && now >= validUntil) return check('expired', validUntil)
  if (validFrom > now + clockToleranceSeconds) return check('not-valid-yet', validFrom)
  return validUntil === 0 ? check('valid-without-end') : check('valid-until', validUntil)
}

function checkSubject(message: AttestationMessage, { subjectHasDid, installation }: VerdictFacts): Check {
  if (installation !== 'unknown' && parseSubjectDid(message.subject)?.chainId !== installation.chainId)
    return check('subject-on-another-chain')
  if (subjectHasDid === 'unknown' || installation === 'unknown') return check('subject-unchecked')
  return check(subjectHasDid ? 'subject-has-did' : 'subject-without-did')
}

/** The share id is not signed: `expectedHash` tells whether the status is about this claim and not about a borrowed id's. */
function checkShareStatus(shareStatus: VerdictFacts['shareStatus'], expectedHash: string | null): Check {
  if (shareStatus === 'unknown') return check('share-unchecked')
  const { status, claimHash: actualHash } = shareStatus
  if (expectedHash !== null && actualHash !== null && actualHash.toLowerCase() !== expectedHash)
    return check('share-of-another-claim')
  return check(`share-${status}`)
}

/** What failed is red. What the chain could not tell might have been red, so it weighs more than a warning. */
function judgeOverall(checks: readonly Check[]): Overall {
  const has = (outcome: Outcome) => checks.some((each) => each.outcome === outcome)
  if (has('failed')) return 'not-genuine'
  // A link must be checkable from itself and the chain alone: our own server's silence takes nothing away.
  if (checks.some((each) => each.outcome === 'unchecked' && each.name !== 'share')) return 'unchecked'
  return has('warning') ? 'caution' : 'genuine'
}

/** A text that was true once may be shown with its red verdict; one that nobody entitled ever vouched for may not. */
function judgeText(share: ParsedShare, checks: readonly Check[]): Verdict['text'] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  if (share.kind === 'unattested') return failed.length === 0 ? 'own-words' : 'hidden'
  const wasVouchedFor = checks.some(({ code }) => code === 'signature-valid')
  const isTakenBackAtMost = failed.every(({ code }) => code === 'revoked' || code === 'share-withdrawn')
  return wasVouchedFor && isTakenBackAtMost ? 'attested' : 'hidden'
}

function check(code: CheckCode, at: number | null = null): Check {
  return { code, ...outcomes[code], at }
}
