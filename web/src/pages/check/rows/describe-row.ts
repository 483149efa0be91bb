import { findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { describeCheck, describeVerdict, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import type { AttestedShare } from '@did/credentials/verdict/find-revocation'
import { nameCredential } from '@did/credentials/verdict/judge-collection'
import type { Overall, Verdict, VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Address, Hex } from '@did/domain/hex'
import type { JudgedForeign } from '../../../entities/foreign/judge-text.ts'
import { findProved } from '../../../entities/verdict/judge/find-proved.ts'
import { findReview } from '../../../entities/verdict/judge/find-review.ts'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { provedTexts } from '../../../texts/en/verdict/proved.ts'
import { type ClaimRow, findChecked, type NoClaim, type Row } from './row.ts'

/**
 * The type of what a row shows of a claim. A row whose verdict hides the claim has no such value.
 */
export type ShownClaim = {
  title: string
  type: string
  /**
   * What the proof in the link shows about the holder. The text is '' if no proof in the link
   * holds.
   */
  proved: string
  isOwnWords: boolean
  person: string | null
  verifier: string
  /** The verifier's wallet, or null if no verifier signed anything. */
  wallet: Address | null
  review: ReturnType<typeof findReview>
  /**
   * The sentence about the check of the verifier. The sentence is '' if there was no such check.
   */
  standing: string
  /**
   * The time at which the chain recorded the confirmation, in Unix seconds. It is null if no record
   * is known.
   */
  confirmedAt: number | null
  /**
   * The time at which the confirmation ends, in Unix seconds, or at which its proof ends if that is
   * earlier. The time is 0 if there is no end, and null if no verifier signed anything.
   */
  until: number | null
  digest: Hex | null
  /** Two confirmations of one credential have the same value. */
  credential: string | null
  subject: string | null
}

/** `overall` is null while the row waits for its first check. */
export type DescribedRow = {
  row: Row
  overall: Overall | null
  title: string
  sentence: string
  /**
   * A sentence about a check that nobody could make, although the verdict is green. The sentence is
   * '' if there is no such check.
   */
  note: string
  claim: ShownClaim | null
}

export function describeRow(row: Row): DescribedRow {
  const nothing = { row, note: '', claim: null }
  if (row.kind === 'no-claim') return { ...nothing, overall: 'unchecked', ...describeNoClaim(row.noClaim) }
  if (row.kind === 'credential') {
    const { overall = null, headline, note = '', judged = null } = row.last?.summary ?? {}
    const claim = judged && showAttested(judged)
    const { title = '', sentence = '' } = headline ?? {}
    // A note would repeat what the columns show of the claim.
    return { row, overall, title, sentence, note: claim ? '' : note, claim }
  }
  const checked = findChecked(row)
  if (!checked) return { ...nothing, overall: null, title: '', sentence: '' }
  const { share, verdict, findings } = checked.judged
  const described = { share, verdict, facts: findings.facts }
  const unasked = verdict.overall === 'genuine' ? verdict.checks.find(({ outcome }) => outcome === 'unchecked') : null
  const { title, sentence } = describeVerdict(described)
  const refusal = row.state.status === 'not-opened' ? texts.notOpened[row.state.why] : null
  return {
    row,
    overall: verdict.overall,
    title,
    sentence: refusal ?? sentence,
    note: unasked ? describeCheck(unasked, described) : '',
    claim: showClaim(row),
  }
}

/**
 * Says in as few words as possible why a row is not fine. On screen, the row's word stands beside
 * these words.
 */
export function nameReason({ overall, title, sentence }: DescribedRow): string {
  if (overall === 'genuine') return ''
  return overall === 'not-genuine' ? sentence : title
}

function describeNoClaim(noClaim: NoClaim): { title: string; sentence: string } {
  if (noClaim.reason === 'foreign') return texts.foreign(noClaim.host)
  if (noClaim.reason === 'other-page') return texts.otherPages[noClaim.page]
  if (noClaim.reason === 'bare-line') return { title: texts.noClaim, sentence: texts.bareLine(noClaim.text) }
  return { title: texts.noClaim, sentence: texts.noClaimReasons[noClaim.reason] }
}

/**
 * Returns what the verifier signed. Returns null unless the credential is one of this product and
 * shows the attestation.
 */
function showAttested({ facts: { own, period }, verdict }: JudgedForeign): ShownClaim | null {
  if (!verdict.isShown || own?.evidence.kind !== 'attested' || own.facts === null) return null
  const { share } = own.evidence
  const { attestation } = own.facts
  if (attestation === 'unknown' || !attestation.ok) return null
  const { title, claimType: type } = share.message
  const end = period === 'unreadable' ? null : period.until
  return {
    ...{ title, type, proved: '', isOwnWords: false },
    ...showSigned(share, own.facts, { checks: verdict.attested, digest: attestation.digest }),
    review: findReview({ checks: verdict.attested }),
    until: findEarlier(share.message.validUntil, end ?? 0),
  }
}

/** The value 0 means that there is no end, so any other time is earlier. */
function findEarlier(one: number, other: number): number {
  return one === 0 || other === 0 ? one + other : Math.min(one, other)
}

type Signed = { checks: Verdict['checks']; digest: Hex }

function showSigned(share: AttestedShare, facts: VerdictFacts, { checks, digest }: Signed) {
  const { anchor } = facts
  const verdict: Verdict = { overall: 'unchecked', checks, text: 'attested' }
  const ofVerifier = checks.find(({ name }) => name === 'verifier')
  return {
    person: findHolderName(share),
    verifier: nameVerifier({ share, facts }),
    standing: ofVerifier ? describeCheck(ofVerifier, { share, verdict, facts }) : '',
    confirmedAt: anchor === 'unknown' || anchor === null ? null : anchor.time,
    wallet: share.message.verifier,
    digest,
    credential: nameCredential(share),
    subject: share.message.subject,
  }
}

/** Returns null if the verdict does not let the page show the link's text. */
function showClaim(row: ClaimRow): ShownClaim | null {
  const checked = findChecked(row)
  if (!checked) return null
  const { share, verdict, findings } = checked.judged
  if (verdict.text === 'hidden' || (share.kind !== 'attested' && share.kind !== 'unattested')) return null
  const { title, type } = share.payload.publicData
  const proved = findProved(checked.judged)
  const basics = { title, type, proved: proved ? sayProved(proved) : '', isOwnWords: verdict.text === 'own-words' }
  const { attestation } = findings.facts
  if (share.kind === 'unattested' || attestation === 'unknown' || !attestation.ok)
    return {
      ...basics,
      person: null,
      verifier: '',
      wallet: null,
      review: null,
      standing: '',
      confirmedAt: null,
      until: null,
      digest: null,
      credential: null,
      subject: null,
    }
  return {
    ...basics,
    ...showSigned(share, findings.facts, { checks: verdict.checks, digest: attestation.digest }),
    review: findReview(verdict),
    until: findEarlier(share.message.validUntil, proved?.until ?? 0),
  }
}

/** `audience` already has quotation marks. */
function sayProved({ years, fact, audience }: NonNullable<ReturnType<typeof findProved>>): string {
  const said = years === undefined ? provedTexts.fact(fact) : `${provedTexts.age(years)} ·`
  return `${said} ${provedTexts.audience} ${audience}`
}
