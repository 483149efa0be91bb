import { decodeRevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import { shortenAddress } from '@did/domain/shorten-address'
import { genuineHeadline, headlines } from '@did/domain/texts/en/verdict/headlines'
import { reasonTexts, unnamedOwner } from '@did/domain/texts/en/verdict/sentence-parts'
import { checkSentences } from '@did/domain/texts/en/verdict/sentences'
import { readableDate, readableEnd, type Told } from '@did/domain/texts/told-facts'
import { findHolderName } from '../share/disclosed/holder-name.ts'
import type { JudgedShare } from '../share/share-link.ts'
import type { Verdict, VerdictFacts } from './verdict.ts'
import type { Check, CheckCode, outcomes } from './verdict-checks.ts'

export type Headline = { title: string; sentence: string }
export type Described = { share: JudgedShare; verdict: Verdict; facts: VerdictFacts }

type DecidingCode = {
  [Code in CheckCode]: (typeof outcomes)[Code]['outcome'] extends 'passed' ? never : Code
}[CheckCode]
type Texts = typeof genuineHeadline
type Headlines = Record<DecidingCode, Texts> & Partial<Record<CheckCode, Texts>>

/** Returns the title and the sentence of a verdict. They come from the first decisive check. */
export function describeVerdict(described: Described): Headline {
  const decisive = findDecisive(described.verdict)
  const { title, sentence } = (decisive && (headlines as Headlines)[decisive.code]) ?? genuineHeadline
  return { title, sentence: sentence(tell(described, decisive)) }
}

export function describeCheck(check: Check, described: Described): string {
  return checkSentences[check.code](tell(described, check))
}

/**
 * Returns the name under which the verifier was accredited when it signed, or else the name under
 * which it is accredited now, or else its shortened address. A name in the link never counts.
 */
export function nameVerifier({ share, facts }: Pick<Described, 'share' | 'facts'>): string {
  if (share.kind !== 'attested') return ''
  const { standing } = facts
  const known = standing === 'unknown' ? [] : [standing.atSigning, standing.now]
  return (
    known.find(({ isAccredited, name }) => isAccredited && name !== '')?.name ?? shortenAddress(share.message.verifier)
  )
}

/**
 * Returns the verifier's domain if the chain names the same domain now and when the verifier
 * signed, and otherwise ''.
 */
export function findWebsite({ standing }: VerdictFacts): string {
  if (standing === 'unknown') return ''
  const { now, atSigning } = standing
  const isNamed = atSigning.isAccredited && now.isAccredited && now.domain === atSigning.domain
  return isNamed ? atSigning.domain : ''
}

const decidedBy = { 'not-genuine': 'failed', unchecked: 'unchecked', caution: 'warning' } as const

const closedLinks: ReadonlySet<CheckCode> = new Set([
  'share-withdrawn',
  'share-expired',
  'share-used-up',
  'share-unknown',
])

const stolenKeys: ReadonlySet<CheckCode> = new Set([
  'verifier-frozen',
  'verifier-key-replaced',
  'identity-frozen',
  'taken-with-former-key',
  'confirmed-for-former-key',
])

/** Finds the check that gives the headline. Returns undefined when the verdict is genuine. */
export function findDecisive({ overall, checks }: Verdict): Check | undefined {
  if (overall === 'genuine') return undefined
  // The headline of an unopened share says that a claim is waiting. That would mislead somebody who
  // cannot open the link any more.
  const closed = checks.find(({ code }) => closedLinks.has(code))
  if (closed && checks.some(({ code }) => code === 'share-unopened')) return closed
  // When the owner has ended a link, only a new link helps the checker. So the ended link comes
  // before any other warning.
  const ended = checks.find(({ code }) => code === 'share-withdrawn')
  if (ended && overall !== 'not-genuine') return ended
  // The warning that a thief may have signed the claim, or may be showing it, outweighs every other
  // warning.
  const stolen = checks.find(({ code }) => stolenKeys.has(code))
  if (stolen && overall === 'caution') return stolen
  // The end of a link's proof outweighs the question who shows the link, because an ended proof
  // counts for nobody.
  const over = checks.find(({ code }) => code === 'fact-ended')
  if (over && overall === 'caution') return over
  // An unknown share status does not make a verdict unchecked, so it never gives the headline.
  return checks.find(
    ({ outcome, name }) => outcome === decidedBy[overall] && !(outcome === 'unchecked' && name === 'share'),
  )
}

function writeTime(code: CheckCode, unixSeconds: number): string {
  return code === 'expired' || code === 'valid-until' ? readableEnd(unixSeconds) : readableDate(unixSeconds)
}

function tell(described: Described, check: Check | undefined): Told {
  const { anchor, revocation, proved } = described.facts
  const { fact, audience } = proved && proved !== 'unknown' && proved.ok ? proved : { fact: '', audience: '' }
  const reason = revocation !== 'unknown' && revocation.kind === 'revoked' ? revocation.reason : null
  const holder = findHolderName(described.share)
  const isKnown = described.verdict.checks.some(({ code }) => code === 'holder-named')
  const code = reason === null ? null : decodeRevocationReason(reason)
  return {
    who: nameVerifier(described),
    holder: holder === null ? '' : quoteWords(holder),
    owner: isKnown && holder !== null ? quoteWords(holder) : unnamedOwner,
    signedOn: anchor === 'unknown' || anchor === null ? null : readableDate(anchor.time),
    at: check?.at ? writeTime(check.code, check.at) : '',
    reason: code === null ? null : reasonTexts[code],
    fact,
    audience,
  }
}
