import { findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { describeCheck, describeVerdict, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import type { Overall } from '@did/credentials/verdict/verdict'
import type { Address, Hex } from '@did/domain/hex'
import { findReview } from '../../../entities/verdict/judge/find-review.ts'
import { checkManyTexts as texts } from '../../../texts/en/share/check-many.ts'
import { type ClaimRow, findChecked, type NoClaim, type Row } from './row.ts'

/** What a row's link says, as far as its verdict lets a page show it. */
export type ShownClaim = {
  title: string
  type: string
  isOwnWords: boolean
  person: string | null
  verifier: string
  /** The wallet of the verifier, or null when no verifier signed anything. */
  wallet: Address | null
  review: ReturnType<typeof findReview>
  /** Unix seconds. 0 when the verifier named no end, null when no verifier signed anything. */
  until: number | null
  digest: Hex | null
  subject: string | null
}

/** `overall` is null while a row waits for its first check. */
export type DescribedRow = {
  row: Row
  overall: Overall | null
  title: string
  sentence: string
  /** What could not be asked although the verdict stands, or ''. */
  note: string
  claim: ShownClaim | null
}

export function describeRow(row: Row): DescribedRow {
  const nothing = { row, note: '', claim: null }
  if (row.kind === 'no-claim') return { ...nothing, overall: 'unchecked', ...describeNoClaim(row.noClaim) }
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

/** Says why a row is not fine in as few words as possible, beside the word for its verdict. */
export function nameReason({ overall, title, sentence }: DescribedRow): string {
  if (overall === 'genuine') return ''
  return overall === 'not-genuine' ? sentence : title
}

function describeNoClaim(noClaim: NoClaim): { title: string; sentence: string } {
  if (noClaim.reason === 'foreign') return texts.foreign(noClaim.host)
  return { title: texts.noClaim, sentence: texts.noClaimReasons[noClaim.reason] }
}

/** Returns null unless the verdict says that a page may show the link's text. */
function showClaim(row: ClaimRow): ShownClaim | null {
  const checked = findChecked(row)
  if (!checked) return null
  const { share, verdict, findings } = checked.judged
  if (verdict.text === 'hidden' || (share.kind !== 'attested' && share.kind !== 'unattested')) return null
  const { title, type } = share.payload.publicData
  const basics = { title, type, isOwnWords: verdict.text === 'own-words' }
  const { attestation } = findings.facts
  if (share.kind === 'unattested' || attestation === 'unknown' || !attestation.ok)
    return {
      ...basics,
      person: null,
      verifier: '',
      wallet: null,
      review: null,
      until: null,
      digest: null,
      subject: null,
    }
  return {
    ...basics,
    person: findHolderName(share),
    verifier: nameVerifier({ share, facts: findings.facts }),
    wallet: share.message.verifier,
    review: findReview(verdict),
    until: share.message.validUntil,
    digest: attestation.digest,
    subject: share.message.subject,
  }
}
