import { countKeptBack } from '@did/credentials/share/disclosed/holder-name'
import type { OpenedLeaf } from '@did/credentials/share/share-link'
import { type Described, findDecisive, findWebsite, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import type { Verdict } from '@did/credentials/verdict/verdict'
import type { CheckCode } from '@did/credentials/verdict/verdict-checks'
import { findWrittenIssuer } from '@did/domain/protocol/own-issuer'
import { tellLeaf } from '@did/domain/share/own-words'
import { whoseTexts } from '@did/domain/texts/en/verdict/whose'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Quoted, QuotedUnless } from '../../ui/text/quoted.tsx'
import { TypeBand } from '../claim/claim-band.tsx'
import { lookOf } from '../claim/claim-look.ts'
import { StandingNote } from '../verifier/standing-note.tsx'
import { VerifierLink } from '../verifier/verifier-link.tsx'
import { findReview } from './judge/find-review.ts'
import { type OwnName, OwnNameNote } from './own-name.tsx'

const texts = verdictTexts.card
const cautions: Partial<Record<CheckCode, string>> = texts.cautions

/**
 * Only the band of a genuine claim has its full colour. The words that the link's author chose
 * stand in quotation marks, so that they cannot look like another part of the card.
 */
export function VerdictCard({ described, ownName }: { described: Described; ownName: OwnName | null }) {
  const { share, verdict } = described
  if (verdict.text === 'hidden' || (share.kind !== 'attested' && share.kind !== 'unattested')) return null
  const { type, title, issuer, issueDate } = share.payload.publicData
  const badge = chooseBadge(verdict)
  const review = findReview(verdict)
  const website = findWebsite(described.facts)
  const keptBack = countKeptBack(share) ?? 0
  return (
    <article className="overflow-hidden rounded-2xl border border-line-strong bg-surface shadow-card">
      <TypeBand type={type} fill={chooseFill(verdict, lookOf(type))} />
      <div className="flex flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
          <time dateTime={issueDate} className="text-xs text-ink-3">
            {texts.issued(shortDate(issueDate))}
          </time>
        </div>
        <h2 dir="auto" className="mt-1 text-lg font-semibold text-pretty">
          <Quoted words={title} />
        </h2>
        {share.kind === 'attested' && (
          <Line name={isAllGreen(verdict) ? texts.verifiedBy : texts.confirmedBy}>
            <VerifierLink walletAddress={share.message.verifier}>{nameVerifier(described)}</VerifierLink>
          </Line>
        )}
        {ownName && <OwnNameNote own={ownName} className="text-ink-2" />}
        {review && <StandingNote standing={review} />}
        {website && <Line name={texts.website}>{website}</Line>}
        {findWrittenIssuer(issuer) && (
          <p className="text-xs text-ink-3">
            {texts.issuer} <Quoted words={issuer} />
          </p>
        )}
        <ShownFields opened={share.opened} issueDate={issueDate} />
        {keptBack > 0 && <p className="text-sm text-ink-3">{whoseTexts.keptBack(keptBack)}</p>}
        {verdict.text === 'own-words' && <p className="text-sm text-wait">{texts.ownWords}</p>}
      </div>
    </article>
  )
}

/** The band of a claim that is revoked, expired or not genuine is grey. */
function chooseFill(verdict: Verdict, { solid, pale }: ReturnType<typeof lookOf>): string {
  if (verdict.overall === 'genuine') return solid
  const isOver = verdict.overall === 'not-genuine' || verdict.checks.some(({ code }) => code === 'expired')
  return isOver ? 'bg-line text-ink-2' : pale
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="text-sm text-ink-2">
      {name} <bdi className="font-medium break-words text-ink-1">{children}</bdi>
    </p>
  )
}

function chooseBadge(verdict: Verdict): { tone: BadgeTone; icon: LucideIcon; text: string } {
  const { overall, text } = verdict
  const code = findDecisive(verdict)?.code
  if (overall === 'genuine')
    return { tone: 'ok', icon: BadgeCheck, text: isAllGreen(verdict) ? texts.verified : texts.confirmed }
  if (overall === 'not-genuine') return { tone: 'bad', icon: X, text: texts.withdrawn }
  if (overall === 'unchecked') return { tone: 'neutral', icon: CircleMinus, text: texts.unchecked }
  if (code === 'expired') return { tone: 'wait', icon: Clock, text: texts.expired }
  if (text === 'own-words') return { tone: 'wait', icon: Clock, text: texts.pending }
  return { tone: 'wait', icon: TriangleAlert, text: (code && cautions[code]) ?? texts.caution }
}

/** The card says "Verified" only if every check is green. */
function isAllGreen({ checks }: Verdict): boolean {
  return checks.every(({ outcome }) => outcome === 'passed')
}

/**
 * Shows the fields that the owner chose to show. If a verifier signed the claim, the signature
 * covers each of these fields.
 */
function ShownFields({ opened, issueDate }: { opened: readonly OpenedLeaf[]; issueDate: string }) {
  if (opened.length === 0) return null
  return (
    <dl className="mt-1 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {opened.map((leaf) => {
        const { name, value, isOwnName, isOwnValue } = tellLeaf(leaf, issueDate)
        return (
          <div key={leaf.field}>
            <dt className="text-ink-3">
              <QuotedUnless own={isOwnName} words={name} />
            </dt>
            <dd dir="auto" className="text-ink-1">
              <QuotedUnless own={isOwnValue} words={value} className="whitespace-pre-line" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
