import type { ParsedShare } from '@did/credentials/share-link'
import type { Verdict } from '@did/credentials/verdict'
import type { Check } from '@did/credentials/verdict-checks'
import { shortDate, shortenAddress } from '@did/domain/display'
import { checkSentences, genuineHeadline, headlines, type Told } from '../../texts/verdict.ts'
import type { Accreditation } from './registry-calls.ts'

export type Headline = { title: string; sentence: string }

/** The verdict in one title and one sentence: what the first decisive check means. */
export function describeVerdict(verdict: Verdict, share: ParsedShare, standing: Accreditation | null): Headline {
  const decisive = findDecisive(verdict)
  const told = tell(share, standing, decisive)
  if (!decisive) return { title: genuineHeadline.title, sentence: genuineHeadline.sentence(told) }
  const headline = isPassed(decisive.code) ? genuineHeadline : headlines[decisive.code]
  return { title: headline.title, sentence: headline.sentence(told) }
}

export function describeCheck(check: Check, share: ParsedShare, standing: Accreditation | null): string {
  return checkSentences[check.code](tell(share, standing, check))
}

/** Who vouches, and never by the name a link claims for itself: the registered name of a known verifier, else its address. */
export function nameVerifier(share: ParsedShare, standing: Accreditation | null): string {
  if (share.kind !== 'attested') return ''
  return standing?.isAccredited && standing.name !== '' ? standing.name : shortenAddress(share.message.verifier)
}

const decidedBy = { 'not-genuine': 'failed', unchecked: 'unchecked', caution: 'warning' } as const

function findDecisive({ overall, checks }: Verdict): Check | undefined {
  if (overall === 'genuine') return undefined
  // The share's status alone never makes a verdict unchecked (credentials/verdict.ts), so it must not head one.
  return checks.find(
    ({ outcome, name }) => outcome === decidedBy[overall] && !(outcome === 'unchecked' && name === 'share'),
  )
}

function isPassed(code: Check['code']): code is Exclude<Check['code'], keyof typeof headlines> {
  return !Object.hasOwn(headlines, code)
}

function tell(share: ParsedShare, standing: Accreditation | null, check: Check | undefined): Told {
  return {
    who: nameVerifier(share, standing),
    signedOn: share.kind === 'attested' ? readableDate(share.message.validFrom) : '',
    at: check?.at ? readableDate(check.at) : '',
  }
}

export function readableDate(unixSeconds: number): string {
  return shortDate(new Date(unixSeconds * 1000).toISOString())
}
