import type { AttestationMessage } from '@did/domain/attestation/attestation'
import { olderFormEnd } from '@did/domain/protocol/older-form'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import type { ShareStatus } from '@did/domain/share/share'
import type { AttestationCheck, AttestationFault } from '../attestation/claim-attestation.ts'
import { claimHash } from '../attestation/claim-leaves.ts'
import type { IdentityControl } from '../chain/identity-control.ts'
import type { KeyLoss } from '../chain/key-loss.ts'
import type { Accreditation } from '../chain/registry-calls.ts'
import type { Anchor } from '../chain/registry-log.ts'
import { findHolderName } from '../share/disclosed/holder-name.ts'
import type { JudgedShare, ShareFault } from '../share/share-link.ts'
import { checkControl, checkVerifiersKey } from './checks/control-checks.ts'
import { checkOpenedStatus, checkShareStatus, listUnattestedChecks } from './checks/share-status-checks.ts'
import type { Fact } from './fact.ts'
import type { Revocation } from './find-revocation.ts'
import { type Check, type CheckCode, check, type Outcome } from './verdict-checks.ts'

/**
 * The result of checking a proof about attributes. The proof is bound to `fact` and `audience`,
 * which the owner chose. `madeOn` is a day, `YYYY-MM-DD`, and `until` is in Unix seconds. If
 * `hasDevelopmentKeys`, the makers of these keys could have forged the proof. `years` is the age
 * that the proof is about, if any. `isLive` is true for an answer to the checker's own question,
 * and missing for a link.
 */
export type ProvedFinding =
  | {
      ok: true
      fact: string
      years?: number
      audience: string
      madeOn: string
      until: number
      hasDevelopmentKeys: boolean
      isLive?: true
    }
  | { ok: false }

/** Everything that decides about a share besides the link itself. Times are in Unix seconds. */
export type VerdictFacts = {
  now: number
  /** A verdict trusts one chain. An endpoint of another chain counts as silent. */
  installation: Fact<{ chainId: number; verifierPolicy: 'open' | 'review' }>
  /**
   * The result of `checkAttestation` in the EIP-712 domain of the registry that the verdict asks.
   */
  attestation: Fact<AttestationCheck>
  /** The digest's anchor on the registry that the verdict asks, or null when nobody anchored it. */
  anchor: Fact<Anchor | null>
  /**
   * The verifier's standing at present and when it signed. Without an anchor, both are the present
   * one.
   */
  standing: Fact<{ now: Accreditation; atSigning: Accreditation }>
  subjectHasDid: Fact<boolean>
  /** Who acts for the subject at present. */
  control: Fact<IdentityControl>
  /** Who acts for the verifier at present. */
  verifierControl: Fact<IdentityControl>
  /**
   * How the verifier had lost its key before the chain recorded the digest. It is null if the
   * verifier still had its key, or if the chain recorded the digest after the last change of
   * control.
   */
  keyLoss: Fact<KeyLoss | null>
  revocation: Fact<Revocation>
  shareStatus: Fact<ShareStatus>
  /** This is absent when the link has no proof about attributes. */
  proved?: Fact<ProvedFinding>
}

/** The verdict's colour on screen: green, amber, red, or grey when too little could be checked. */
export type Overall = 'genuine' | 'caution' | 'not-genuine' | 'unchecked'

/** `text` says whether a page may show the link's text, as attested or as the owner's own words. */
export type Verdict = { overall: Overall; checks: readonly Check[]; text: 'attested' | 'own-words' | 'hidden' }

type AttestedShare = JudgedShare & { kind: 'attested' }

/**
 * The checker's clock may be this many seconds slow before a new attestation counts as not valid
 * yet.
 */
const clockToleranceSeconds = 300

/**
 * Applies the rules of docs/decisions/0011-what-a-verdict-rests-on.md. This function is pure and
 * total.
 */
export function judgeShare(share: JudgedShare, facts: VerdictFacts): Verdict {
  const checks = listChecks(share, facts)
  return { overall: judgeOverall(checks), checks, text: judgeText(share, checks) }
}

function listChecks(share: JudgedShare, facts: VerdictFacts): Check[] {
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
  // Without the verifier's signature, nothing else in the link means anything.
  if (signature.outcome !== 'passed') return [signature]
  const { message } = share
  const verifier = [checkVerifier(message, facts), ...checkVerifiersKey(message.verifier, facts)]
  const isKnown = verifier.every(({ outcome }) => outcome === 'passed')
  const { proved } = facts
  const isAnswer = typeof proved === 'object' && proved.ok && proved.isLive === true
  return [
    signature,
    ...verifier,
    ...checkControl(facts, isAnswer),
    // Only somebody with the holder secret can make such an answer, so it needs no name.
    ...(isAnswer && share.opened.length === 0 ? [] : checkHolderName(share, facts, isKnown)),
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
  'share-without-fragment': 'link-without-fragment',
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
 * A claim of the older form could not name its holder, so no name is needed if the chain recorded
 * the claim while this form was allowed. But a link that only proves a statement needs a name even
 * then, because anybody who has such a link can show it.
 */
function checkHolderName(share: AttestedShare, { anchor }: VerdictFacts, isKnown: boolean): Check[] {
  if (!share.proved && share.fieldCount === null && isOfOlderForm(anchor)) return []
  if (findHolderName(share) === null) return [check('holder-not-named')]
  return [check(isKnown ? 'holder-named' : 'holder-named-by-unknown')]
}

/**
 * Tells whether a claim may have been signed while claims without a holder's name were still
 * allowed. Returns true if nobody could search for the anchor, because the check of the anchor
 * reports that.
 */
function isOfOlderForm(anchor: VerdictFacts['anchor']): boolean {
  return anchor === 'unknown' || (anchor !== null && anchor.time < olderFormEnd)
}

/**
 * Nobody can backdate an anchor, not even a thief of the key. So the standing at its time counts,
 * and without an anchor the present standing.
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
  // The verifier was accredited only after it had signed, so nobody had reviewed it at that time.
  if (!isOpen) return check('verifier-not-entitled')
  return now.isAccredited ? check('verifier-accredited-later', now.since) : check('verifier-suspended', now.since)
}

/**
 * Chooses the finding about a suspended verifier whose attestation has no known anchor. Without an
 * anchor, nothing shows that the verifier signed before the suspension, so the policy `review`
 * refuses the attestation. If the search for an anchor failed, there may be one, so the finding is
 * only a warning.
 */
function chooseSuspended(anchor: 'unknown' | null, isOpen: boolean): CheckCode {
  return anchor === null && !isOpen ? 'verifier-suspended-unproven' : 'verifier-suspended'
}

/**
 * Without an anchor, the attestation counts as signed now, and a suspended verifier may not sign
 * now.
 */
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

/**
 * If the verifier signed no commitment, there are no attributes about which anybody could prove a
 * fact.
 */
function checkFact({ commitment }: AttestationMessage, { proved = 'unknown', now }: VerdictFacts): Check {
  if (BigInt(commitment) === 0n) return check('fact-not-vouched-for')
  if (proved === 'unknown') return check('fact-unchecked')
  if (!proved.ok) return check('fact-not-proved')
  if (now >= proved.until) return check('fact-ended', proved.until)
  return check(proved.hasDevelopmentKeys ? 'fact-proved-in-trial' : 'fact-proved', proved.until)
}

/**
 * A did:ethr is an address, and anybody could pay for the mint of their own address. So a DID that
 * nobody minted is no warning. But it has to be on the chain for which the verifier signed
 * (decision 54).
 */
function checkSubject(message: AttestationMessage, { subjectHasDid, installation }: VerdictFacts): Check {
  if (installation !== 'unknown' && parseSubjectDid(message.subject)?.chainId !== installation.chainId)
    return check('subject-on-another-chain')
  if (subjectHasDid === 'unknown' || installation === 'unknown') return check('subject-unchecked')
  return check(subjectHasDid ? 'subject-has-did' : 'subject-without-did')
}

/**
 * Returns the colour of the verdict. A failed check makes it red. Otherwise, an unchecked check
 * outweighs a warning.
 */
export function judgeOverall(checks: readonly Check[]): Overall {
  const has = (outcome: Outcome) => checks.some((each) => each.outcome === outcome)
  if (has('failed')) return 'not-genuine'
  // A link must be checkable without our own server, so an unknown share status changes nothing.
  if (checks.some((each) => each.outcome === 'unchecked' && each.name !== 'share')) return 'unchecked'
  return has('warning') ? 'caution' : 'genuine'
}

/** A failed check hides the text, unless it only says that the verifier revoked the attestation. */
function judgeText(share: JudgedShare, checks: readonly Check[]): Verdict['text'] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  const isEnded = checks.some(({ code }) => code === 'share-withdrawn')
  // Only the owner stands behind their own words, so they are not shown after the owner ended the
  // link.
  if (share.kind === 'unattested') return failed.length === 0 && !isEnded ? 'own-words' : 'hidden'
  const wasVouchedFor = checks.some(({ code }) => code === 'signature-valid')
  return wasVouchedFor && failed.every(({ code }) => revokedCodes.has(code)) ? 'attested' : 'hidden'
}

const revokedCodes: ReadonlySet<CheckCode> = new Set(['revoked', 'revoked-unrecorded'])
