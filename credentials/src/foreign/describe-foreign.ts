import { shortenAddress } from '@did/domain/shorten-address'
import { foreignGenuine, foreignHeadlines, foreignSentences } from '@did/domain/texts/en/verdict/foreign'
import { readableDate } from '@did/domain/texts/told-facts'
import { type Described, describeCheck, describeVerdict, type Headline } from '../verdict/describe-verdict.ts'
import type { Overall } from '../verdict/verdict.ts'
import type { Check, Outcome } from '../verdict/verdict-checks.ts'
import type { ForeignCheck, ForeignCode } from './foreign-checks.ts'
import type { ForeignFacts, ForeignVerdict } from './judge-foreign.ts'

export type DescribedForeign = { facts: ForeignFacts; verdict: ForeignVerdict }
/**
 * One line in the list of checks that a page shows. No two lines of a list have the same `code`.
 */
export type ForeignLine = { code: string; outcome: Outcome; sentence: string }

/**
 * Writes each check as a sentence, first of the credential and then of the attestation inside the
 * credential.
 */
export function listForeignLines(described: DescribedForeign): ForeignLine[] {
  const { verdict, facts } = described
  const attested = describeAttested(described)
  return [
    ...verdict.checks.map((check) => ({
      code: check.code,
      outcome: check.outcome,
      sentence: foreignSentences[check.code](tell(facts, check)),
    })),
    ...verdict.attested.map((check) => ({
      code: check.code,
      outcome: check.outcome,
      sentence: attested === null ? '' : describeCheck(check, attested),
    })),
  ]
}

const decidedBy: Record<Overall, Outcome> = {
  'not-genuine': 'failed',
  unchecked: 'unchecked',
  caution: 'warning',
  genuine: 'passed',
}

/**
 * Makes the headline from the first decisive check. For a credential that has expired or is not
 * valid yet, the title says so, and the sentence also names another doubt, for example about the
 * issuer.
 */
export function describeForeign(described: DescribedForeign): Headline {
  const { verdict, facts } = described
  const [first, ...others] = verdict.checks
    .filter(({ outcome }) => outcome === decidedBy[verdict.overall])
    .flatMap((check) => writeHeadline(facts, check))
  const dated = others.find(({ isDate }) => isDate)
  if (first && dated) return { title: dated.title, sentence: `${dated.sentence} ${first.sentence}` }
  if (first) return { title: first.title, sentence: first.sentence }
  const attested = describeAttested(described)
  if (attested !== null) return describeVerdict(attested)
  return { title: foreignGenuine.title, sentence: foreignGenuine.sentence(tell(facts, undefined)) }
}

function writeHeadline(facts: ForeignFacts, check: ForeignCheck): (Headline & { isDate: boolean })[] {
  if (!isNotPassed(check.code)) return []
  const { title, sentence } = foreignHeadlines[check.code]
  const isDate = check.code === 'foreign-expired' || check.code === 'foreign-not-valid-yet'
  return [{ title, sentence: sentence(tell(facts, check)), isDate }]
}

/** Names an issuer by its name in the registry, its address on the web, its wallet or its DID. */
export function nameIssuer({ issuer, signature }: ForeignFacts): string {
  if (issuer.kind === 'domain') return issuer.domain
  if (issuer.kind === 'folder') return `${issuer.domain}${issuer.folder}`
  if (issuer.kind === 'verifier' && issuer.standing.isAccredited && issuer.standing.name !== '')
    return issuer.standing.name
  if (!signature.ok) return ''
  return issuer.kind === 'verifier' ? shortenAddress(signature.issuer.slice(-42)) : signature.issuer
}

/**
 * Describes the attestation inside a credential like a share with its verdict. Returns null if the
 * credential contains no attestation that can be judged.
 */
function describeAttested({ facts, verdict }: DescribedForeign): Described | null {
  const { own } = facts
  if (own?.evidence.kind !== 'attested' || own.facts === null) return null
  const checks: readonly Check[] = verdict.attested
  return {
    share: own.evidence.share,
    facts: own.facts,
    verdict: { overall: verdict.overall, checks, text: 'attested' },
  }
}

function tell(facts: ForeignFacts, check: ForeignCheck | undefined) {
  const { issuer } = facts
  const domain = issuer.kind === 'folder' ? issuer.domain : ''
  return { issuer: nameIssuer(facts), domain, at: check && check.at !== null ? readableDate(check.at) : '' }
}

function isNotPassed(code: ForeignCode): code is keyof typeof foreignHeadlines {
  return Object.hasOwn(foreignHeadlines, code)
}
