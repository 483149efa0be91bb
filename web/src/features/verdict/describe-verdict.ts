import type { ParsedShare } from '@did/credentials/share-link'
import type { Verdict, VerdictFacts } from '@did/credentials/verdict'
import type { Check } from '@did/credentials/verdict-checks'
import { shortenAddress } from '@did/domain/display'
import { decodeRevocationReason } from '@did/domain/revocation-reason'
import { shortDate } from '../../texts/dates.ts'
import { genuineHeadline, headlines } from '../../texts/verdict-headlines.ts'
import { checkSentences } from '../../texts/verdict-sentences.ts'
import { reasonTexts, type Told } from '../../texts/verdict-told.ts'

export type Headline = { title: string; sentence: string }
/** What the words of a verdict are made from. */
export type Described = { share: ParsedShare; verdict: Verdict; facts: VerdictFacts }

/** The verdict in one title and one sentence: what the first decisive check means. */
export function describeVerdict(described: Described): Headline {
  const decisive = findDecisive(described.verdict)
  const told = tell(described, decisive)
  if (!decisive) return { title: genuineHeadline.title, sentence: genuineHeadline.sentence(told) }
  const headline = isPassed(decisive.code) ? genuineHeadline : headlines[decisive.code]
  return { title: headline.title, sentence: headline.sentence(told) }
}

export function describeCheck(check: Check, described: Described): string {
  return checkSentences[check.code](tell(described, check))
}

/**
 * Who vouches, and never by the name a link claims for itself: the name a verifier is or was accredited under, else its address. One
 * that is suspended has lost its name, unless it was accredited when it signed.
 */
export function nameVerifier({ share, facts }: Pick<Described, 'share' | 'facts'>): string {
  if (share.kind !== 'attested') return ''
  const { standing } = facts
  const known = standing === 'unknown' ? [] : [standing.atSigning, standing.now]
  return (
    known.find(({ isAccredited, name }) => isAccredited && name !== '')?.name ?? shortenAddress(share.message.verifier)
  )
}

/** The website that the register named for a verifier when it signed, and names now; '' for every other, and once it was taken back. */
export function findWebsite({ standing }: VerdictFacts): string {
  if (standing === 'unknown') return ''
  const { now, atSigning } = standing
  const isNamed = atSigning.isAccredited && now.isAccredited && now.domain === atSigning.domain
  return isNamed ? atSigning.domain : ''
}

const decidedBy = { 'not-genuine': 'failed', unchecked: 'unchecked', caution: 'warning' } as const

const closedLinks: ReadonlySet<Check['code']> = new Set(['share-expired', 'share-used-up', 'share-unknown'])

/** The check that makes the headline; none where all is well. */
export function findDecisive({ overall, checks }: Verdict): Check | undefined {
  if (overall === 'genuine') return undefined
  // Whoever cannot open a link any more must not be told that a claim is waiting.
  const closed = checks.find(({ code }) => closedLinks.has(code))
  if (closed && checks.some(({ code }) => code === 'share-unopened')) return closed
  // The share's status alone never makes a verdict unchecked (credentials/verdict.ts), so it must not head one.
  return checks.find(
    ({ outcome, name }) => outcome === decidedBy[overall] && !(outcome === 'unchecked' && name === 'share'),
  )
}

function isPassed(code: Check['code']): code is Exclude<Check['code'], keyof typeof headlines> {
  return !Object.hasOwn(headlines, code)
}

function tell(described: Described, check: Check | undefined): Told {
  const { anchor, standing, revocation, proved } = described.facts
  const { fact, audience } = proved && proved !== 'unknown' && proved.ok ? proved : { fact: '', audience: '' }
  const reason = revocation !== 'unknown' && revocation.kind === 'revoked' ? revocation.reason : null
  const code = reason === null ? null : decodeRevocationReason(reason)
  return {
    who: nameVerifier(described),
    signedOn: anchor === 'unknown' || anchor === null ? null : readableDate(anchor.time),
    since: standing === 'unknown' ? '' : readableDate(standing.atSigning.since),
    at: check?.at ? readableDate(check.at) : '',
    reason: code === null ? null : reasonTexts[code],
    fact,
    audience,
  }
}

/** What is no date stays a number: a node may answer any. */
export function readableDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return Number.isNaN(date.getTime()) ? String(unixSeconds) : shortDate(date.toISOString())
}
