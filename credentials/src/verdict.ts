import type { AttestationMessage } from '@did/domain/attestation'
import type { ShareStatus } from '@did/domain/share'
import type { AttestationCheck, AttestationFault } from './claim-attestation.ts'
import { claimHash } from './claim-leaves.ts'
import type { Fact } from './fact.ts'
import type { Accreditation } from './registry-calls.ts'
import type { Anchor } from './registry-log.ts'
import type { ParsedShare, ShareFault } from './share-link.ts'
import { checkOpenedStatus, checkShareStatus, listUnattestedChecks } from './share-status-checks.ts'
import { parseSubjectDid } from './subject-did.ts'
import { type Check, type CheckCode, check, type Outcome } from './verdict-checks.ts'

/**
 * Whether the verifier took its word back. `at` is when the chain learned of it (unix seconds), null while only the verifier's
 * signature says so; `reason` is the 32 bytes it signed, null when nobody could tell. `unproven` is a list that says "withdrawn"
 * without the verifier's signature.
 */
export type Revocation =
  | { kind: 'standing' }
  | { kind: 'revoked'; at: number | null; reason: string | null }
  | { kind: 'unproven' }

/**
 * What was found out about the proof that a link carries. `fact` and `audience` are in its owner's words as far as the circuit allows:
 * both are what the proof is bound to. `madeOn` is a day, `YYYY-MM-DD`; `until` is unix seconds. Whoever made development keys could
 * forge what they prove.
 */
export type ProvedFinding =
  | { ok: true; fact: string; audience: string; madeOn: string; until: number; hasDevelopmentKeys: boolean }
  | { ok: false }

/** Everything that decides about a share beside the link itself. Times are unix seconds. */
export type VerdictFacts = {
  now: number
  /** What this checker is pinned to. A chain that answers with another id counts as not reached. */
  installation: Fact<{ chainId: number; verifierPolicy: 'open' | 'review' }>
  /** `checkAttestation` with the pinned domain. */
  attestation: Fact<AttestationCheck>
  /** When the digest was anchored on the pinned registry; null while it is not. */
  anchor: Fact<Anchor | null>
  /** What the registry says about the verifier now and at the anchor's time; twice the same without an anchor. */
  standing: Fact<{ now: Accreditation; atSigning: Accreditation }>
  /** Whether the subject's address holds a token of the pinned registry. */
  subjectHasDid: Fact<boolean>
  revocation: Fact<Revocation>
  shareStatus: Fact<ShareStatus>
  /** Left out where the link proves nothing. */
  proved?: Fact<ProvedFinding>
}

/** Green, amber, red, and grey for "not enough could be checked". */
export type Overall = 'genuine' | 'caution' | 'not-genuine' | 'unchecked'

/** `text` says whether the link's text may be shown, and as whose: a verifier's, the owner's own, or not at all. */
export type Verdict = { overall: Overall; checks: readonly Check[]; text: 'attested' | 'own-words' | 'hidden' }

type AttestedShare = ParsedShare & { kind: 'attested' }

/** A visitor's clock may be behind the server's by this much before a fresh attestation counts as not valid yet. */
const clockToleranceSeconds = 300

/** Judges a share by the rules of docs/decisions/0011-what-a-verdict-rests-on.md. Pure and total. */
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
    case 'controlled':
      return [check('share-unopened'), checkShareStatus(facts.shareStatus, null)]
    case 'unattested':
      return listUnattestedChecks(share, facts.shareStatus)
    case 'attested':
      return listAttestedChecks(share, facts)
  }
}

function listAttestedChecks(share: AttestedShare, facts: VerdictFacts): Check[] {
  const signature = checkSignature(facts.attestation)
  // Without the verifier's signature nothing else in the link means anything, so nothing else is asked.
  if (signature.outcome !== 'passed') return [signature]
  const { message } = share
  return [
    signature,
    checkVerifier(message, facts),
    checkSubject(message, facts),
    checkAnchor(facts),
    checkRevocation(facts.revocation),
    checkValidity(message, facts.now),
    checkOpenedStatus(facts.shareStatus, claimHash({ ...share.payload.publicData, details: message.details })),
    ...(share.proved ? [checkFact(message, facts)] : []),
  ]
}

const linkFaults = {
  'share-incomplete': 'link-incomplete',
  'share-unreadable': 'link-damaged',
  'share-unsupported': 'link-unsupported',
  'share-too-long': 'link-too-long',
} as const satisfies Record<ShareFault, CheckCode>

const signatureFaults = {
  'message-malformed': 'signature-invalid',
  'signature-malformed': 'signature-invalid',
  'signer-mismatch': 'signature-by-another',
  'signature-unjudged': 'signature-unchecked',
} as const satisfies Record<AttestationFault, CheckCode>

function checkSignature(attestation: VerdictFacts['attestation']): Check {
  if (attestation === 'unknown') return check('signature-unchecked')
  return check(attestation.ok ? 'signature-valid' : signatureFaults[attestation.reason])
}

/**
 * Who vouches is the verifier, and what counts is whether it was entitled when it signed: at the anchor's time, or now while nothing
 * is anchored. Nobody can backdate an anchor, a suspended verifier or a stolen key included.
 */
function checkVerifier(message: AttestationMessage, { standing, anchor, installation }: VerdictFacts): Check {
  if (parseSubjectDid(message.subject)?.address === message.verifier.toLowerCase()) return check('verifier-is-subject')
  if (standing === 'unknown' || installation === 'unknown') return check('verifier-unchecked')
  const { now, atSigning } = standing
  const isOpen = installation.verifierPolicy === 'open'
  if (now.since === 0) return check(isOpen ? 'verifier-not-reviewed' : 'verifier-not-entitled')
  if (anchor === 'unknown' || anchor === null)
    return check(now.isAccredited ? 'verifier-accredited' : chooseSuspended(anchor, isOpen), now.since)
  if (atSigning.isAccredited)
    return now.isAccredited
      ? check('verifier-accredited', atSigning.since)
      : check('verifier-accredited-then', now.since)
  if (atSigning.since > 0) return check('verifier-suspended-then', atSigning.since)
  // Accredited only after it had signed: by then it was one of those whom nobody had reviewed.
  if (!isOpen) return check('verifier-not-entitled')
  return now.isAccredited ? check('verifier-accredited-later', now.since) : check('verifier-suspended', now.since)
}

/**
 * Under `review` a suspended verifier must not fare better than an unknown one: without an anchor nothing shows that it signed before
 * the suspension. While nobody could look for the anchor, the anchor may exist, so the missing answer decides.
 */
function chooseSuspended(anchor: 'unknown' | null, isOpen: boolean): CheckCode {
  return anchor === null && !isOpen ? 'verifier-suspended-unproven' : 'verifier-suspended'
}

/** An attestation that is not anchored counts as signed now: that decides nothing, unless its verifier may not sign now. */
function checkAnchor({ anchor, standing }: VerdictFacts): Check {
  if (anchor === 'unknown') return check('anchor-unchecked')
  if (anchor !== null) return check(anchor.isEarliest ? 'anchored' : 'anchored-range-refused', anchor.time)
  const isSuspended = standing !== 'unknown' && !standing.now.isAccredited && standing.now.since > 0
  return check(isSuspended ? 'not-anchored' : 'anchor-pending')
}

function checkRevocation(revocation: VerdictFacts['revocation']): Check {
  if (revocation === 'unknown') return check('revocation-unchecked')
  switch (revocation.kind) {
    case 'standing':
      return check('not-revoked')
    case 'revoked':
      return revocation.at === null ? check('revoked-unrecorded') : check('revoked', revocation.at)
    case 'unproven':
      return check('revocation-unproven')
  }
}

function checkValidity({ validFrom, validUntil }: AttestationMessage, now: number): Check {
  if (validUntil !== 0 && now >= validUntil) return check('expired', validUntil)
  if (validFrom > now + clockToleranceSeconds) return check('not-valid-yet', validFrom)
  return validUntil === 0 ? check('valid-without-end') : check('valid-until', validUntil)
}

/** The proof is about the commitment that the verifier signed, or about nothing. */
function checkFact({ commitment }: AttestationMessage, { proved = 'unknown', now }: VerdictFacts): Check {
  if (BigInt(commitment) === 0n) return check('fact-not-vouched-for')
  if (proved === 'unknown') return check('fact-unchecked')
  if (!proved.ok) return check('fact-not-proved')
  if (now >= proved.until) return check('fact-ended', proved.until)
  return check(proved.hasDevelopmentKeys ? 'fact-proved-in-trial' : 'fact-proved', proved.until)
}

function checkSubject(message: AttestationMessage, { subjectHasDid, installation }: VerdictFacts): Check {
  if (installation !== 'unknown' && parseSubjectDid(message.subject)?.chainId !== installation.chainId)
    return check('subject-on-another-chain')
  if (subjectHasDid === 'unknown' || installation === 'unknown') return check('subject-unchecked')
  return check(subjectHasDid ? 'subject-has-did' : 'subject-without-did')
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
  return wasVouchedFor && failed.every(({ code }) => takenBack.has(code)) ? 'attested' : 'hidden'
}

const takenBack: ReadonlySet<CheckCode> = new Set(['revoked', 'revoked-unrecorded', 'share-withdrawn'])
