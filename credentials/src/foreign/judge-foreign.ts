import type { Overall, VerdictFacts } from '../verdict/verdict.ts'
import { judgeShare } from '../verdict/verdict.ts'
import type { Check, Outcome } from '../verdict/verdict-checks.ts'
import type { StatusFinding } from './check-status-list.ts'
import { clockToleranceSeconds, type Period } from './content.ts'
import { type ForeignCheck, type ForeignCode, foreignCheck } from './foreign-checks.ts'
import type { SignatureFault, SignatureFinding } from './foreign-signature.ts'
import type { IssuerFinding } from './know-issuer.ts'
import type { OwnEvidence } from './own-evidence.ts'

/**
 * The facts that decide about a credential. `own` is the verifier's attestation inside the
 * credential, with the chain's facts about it, or null for a credential that is not of this
 * product.
 */
export type ForeignFacts = {
  /** The time of the check in seconds since 1970. */
  now: number
  signature: SignatureFinding
  issuer: IssuerFinding
  status: StatusFinding
  period: Period
  own: { evidence: OwnEvidence; facts: VerdictFacts | null } | null
}

/** `attested` are the checks of the attestation inside the credential. */
export type ForeignVerdict = {
  overall: Overall
  checks: readonly ForeignCheck[]
  attested: readonly Check[]
  /** If this is false, a page must not show the content of the credential. */
  isShown: boolean
}

/** Judges a credential of other people's software. This function is pure and never throws. */
export function judgeForeign(facts: ForeignFacts): ForeignVerdict {
  const signature = checkSignature(facts.signature)
  // Without the issuer's signature, nothing else in the credential means anything.
  if (signature.outcome !== 'passed') return conclude([signature], [])
  const checks = [
    signature,
    ...(isAttestedByIssuer(facts) ? [] : [checkIssuer(facts.issuer)]),
    checkListed(facts.status),
    checkPeriod(facts.period, facts.now),
    ...checkOwn(facts),
  ]
  return conclude(checks, listAttested(facts.own))
}

/**
 * If the issuer also made the attestation inside the credential, the checks of that attestation
 * already say whether the issuer was accredited. So the credential's own checks leave the issuer
 * out.
 */
function isAttestedByIssuer({ issuer, own }: ForeignFacts): boolean {
  return issuer.kind === 'verifier' && own?.evidence.kind === 'attested' && own.facts !== null
}

const faults: Record<SignatureFault, ForeignCode> = {
  'signature-invalid': 'foreign-changed',
  'undefined-term': 'foreign-changed',
  'double-meaning': 'foreign-changed',
  'proof-malformed': 'foreign-changed',
  'proof-expired': 'foreign-changed',
  'proof-for-another-purpose': 'foreign-key-not-listed',
  'proof-challenge': 'foreign-changed',
  'proof-domain': 'foreign-changed',
  'proof-missing': 'foreign-unsigned',
  'issuer-missing': 'foreign-unsigned',
  contradictory: 'foreign-contradictory',
  'key-of-another': 'foreign-by-another',
  'key-not-listed': 'foreign-key-not-listed',
  'key-ended': 'foreign-key-ended',
  'key-unsupported': 'foreign-unsupported',
  'proof-unsupported': 'foreign-unsupported',
  'unknown-context': 'foreign-unsupported',
  'issuer-is-no-did': 'foreign-unsupported',
  'issuer-unresolved': 'foreign-key-unchecked',
}

function checkSignature(signature: SignatureFinding): ForeignCheck {
  return foreignCheck(signature.ok ? 'foreign-unchanged' : faults[signature.fault])
}

function checkIssuer(issuer: IssuerFinding): ForeignCheck {
  switch (issuer.kind) {
    case 'service':
      return foreignCheck('foreign-issuer-service')
    case 'verifier':
      if (issuer.standing.isAccredited) return foreignCheck('foreign-issuer-accredited', issuer.standing.since)
      return issuer.standing.since > 0
        ? foreignCheck('foreign-issuer-suspended', issuer.standing.since)
        : foreignCheck('foreign-issuer-stranger')
    case 'domain':
      return foreignCheck('foreign-issuer-domain')
    case 'folder':
      return foreignCheck('foreign-issuer-folder')
    case 'stranger':
      return foreignCheck('foreign-issuer-stranger')
    case 'unknown':
      return foreignCheck('foreign-issuer-unchecked')
  }
}

const statusCodes: Record<StatusFinding, ForeignCode> = {
  standing: 'foreign-not-revoked',
  revoked: 'foreign-revoked',
  suspended: 'foreign-suspended',
  unknown: 'foreign-status-unchecked',
  none: 'foreign-no-status',
}

const checkListed = (status: StatusFinding) => foreignCheck(statusCodes[status])

function checkPeriod(period: Period, now: number): ForeignCheck {
  if (period === 'unreadable') return foreignCheck('foreign-dates-unreadable')
  const { from, until } = period
  if (until !== null && now >= until) return foreignCheck('foreign-expired', until)
  if (from !== null && from > now + clockToleranceSeconds) return foreignCheck('foreign-not-valid-yet', from)
  return until === null ? foreignCheck('foreign-without-end') : foreignCheck('foreign-valid-until', until)
}

function checkOwn({ own, issuer }: ForeignFacts): ForeignCheck[] {
  if (own === null) return []
  const { evidence } = own
  if (evidence.kind === 'kept-back')
    return [foreignCheck(issuer.kind === 'verifier' ? 'foreign-attestation-missing' : 'foreign-attestation-kept-back')]
  if (evidence.kind === 'differs') return [foreignCheck('foreign-attestation-differs')]
  return evidence.bare.length > 0 ? [foreignCheck('foreign-fields-bare')] : []
}

/** Judges the attestation inside a credential like a share, but without a link to check. */
function listAttested(own: ForeignFacts['own']): readonly Check[] {
  if (own?.evidence.kind !== 'attested' || own.facts === null) return []
  return judgeShare(own.evidence.share, own.facts).checks.filter(({ name }) => name !== 'share')
}

function conclude(checks: readonly ForeignCheck[], attested: readonly Check[]): ForeignVerdict {
  const outcomes: Outcome[] = [...checks, ...attested].map(({ outcome }) => outcome)
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  const isSigned = checks.some(({ code }) => code === 'foreign-unchanged')
  const isShown = isSigned && failed.every(({ code }) => code === 'foreign-revoked' || code === 'foreign-suspended')
  return { overall: judgeOverall(outcomes), checks, attested, isShown }
}

function judgeOverall(outcomes: readonly Outcome[]): Overall {
  if (outcomes.includes('failed')) return 'not-genuine'
  if (outcomes.includes('unchecked')) return 'unchecked'
  return outcomes.includes('warning') ? 'caution' : 'genuine'
}
