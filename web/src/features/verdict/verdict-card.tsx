import type { ParsedShare } from '@did/credentials/share-link'
import type { Verdict } from '@did/credentials/verdict'
import { BadgeCheck, CircleMinus, Clock, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { lookOf } from '../../lib/claim-look.ts'
import { cn } from '../../lib/cn.ts'
import { shortDate } from '../../texts/dates.ts'
import { describeFact } from '../../texts/derived-facts.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { verdictTexts } from '../../texts/verdict.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Guilloche } from '../../ui/guilloche.tsx'
import { StandingNote } from '../../ui/standing-note.tsx'
import { type Described, findDecisive, findWebsite, nameVerifier } from './describe-verdict.ts'
import { findReview } from './find-review.ts'
import { nameField } from './name-field.ts'

const texts = verdictTexts.card

/** The claim itself, only where its text may be shown: full colour when everything is green, pale or drained otherwise. */
export function VerdictCard({ described }: { described: Described }) {
  const { share, verdict } = described
  if (verdict.text === 'hidden' || (share.kind !== 'attested' && share.kind !== 'unattested')) return null
  const { type, title, issuer, issueDate } = share.payload.publicData
  const badge = chooseBadge(verdict)
  const review = findReview(verdict)
  const website = findWebsite(described.facts)
  return (
    <article className="overflow-hidden rounded-2xl border border-line-strong bg-surface shadow-card">
      <Band type={type} verdict={verdict} />
      <div className="flex flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
          <time dateTime={issueDate} className="text-xs text-ink-3">
            {shortDate(issueDate)}
          </time>
        </div>
        <h2 dir="auto" className="mt-1 text-lg font-semibold text-pretty break-words">
          {title}
        </h2>
        {share.kind === 'attested' && (
          <Line name={isAllGreen(verdict) ? texts.verifiedBy : texts.confirmedBy} value={nameVerifier(described)} />
        )}
        {review && <StandingNote standing={review} />}
        {website && <Line name={texts.website} value={website} />}
        {issuer && (
          <p className="text-xs text-ink-3">
            {texts.issuer} <bdi className="break-words">{issuer}</bdi>
          </p>
        )}
        <OpenedFields opened={share.opened} issueDate={issueDate} />
        {verdict.text === 'own-words' && <p className="text-sm text-wait">{chooseNote(verdict)}</p>}
      </div>
    </article>
  )
}

/** What the owner chose to show beside the basics. Of an attested claim each is covered by the signature. */
function OpenedFields({
  opened,
  issueDate,
}: Pick<ParsedShare & { kind: 'attested' }, 'opened'> & { issueDate: string }) {
  if (opened.length === 0) return null
  return (
    <dl className="mt-1 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {opened.map(({ field, value }) => (
        <div key={field}>
          <dt className="text-ink-3">{nameField(field)}</dt>
          <dd dir="auto" className="break-words whitespace-pre-line text-ink-1">
            {describeFact({ field, value }, issueDate)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Band({ type, verdict }: { type: string; verdict: Verdict }) {
  const { icon: Icon, solid, pale } = lookOf(type)
  return (
    <div className={cn('relative flex h-14 items-center gap-2 overflow-hidden px-4', chooseFill(verdict, solid, pale))}>
      <Guilloche />
      <Icon aria-hidden="true" className="relative size-5 shrink-0" />
      <span dir="auto" className="relative truncate text-sm font-medium">
        {claimTypeLabel(type)}
      </span>
    </div>
  )
}

/** A withdrawn or expired claim is drained of colour (UI.md). */
function chooseFill(verdict: Verdict, solid: string, pale: string): string {
  if (verdict.overall === 'genuine') return solid
  const isOver = verdict.overall === 'not-genuine' || verdict.checks.some(({ code }) => code === 'expired')
  return isOver ? 'bg-line text-ink-2' : pale
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <p className="text-sm text-ink-2">
      {name} <bdi className="font-medium break-words text-ink-1">{value}</bdi>
    </p>
  )
}

function chooseNote({ checks }: Verdict): string {
  return checks.some(({ code }) => code === 'confirmed-since') ? texts.ownWordsSince : texts.ownWords
}

function chooseBadge(verdict: Verdict): { tone: BadgeTone; icon: LucideIcon; text: string } {
  const { overall, text } = verdict
  const code = findDecisive(verdict)?.code
  if (overall === 'genuine')
    return { tone: 'ok', icon: BadgeCheck, text: isAllGreen(verdict) ? texts.verified : texts.confirmed }
  if (overall === 'not-genuine')
    return { tone: 'bad', icon: X, text: code === 'share-withdrawn' ? texts.linkWithdrawn : texts.withdrawn }
  if (overall === 'unchecked') return { tone: 'neutral', icon: CircleMinus, text: texts.unchecked }
  if (code === 'expired') return { tone: 'wait', icon: Clock, text: texts.expired }
  if (text === 'own-words') return { tone: 'wait', icon: Clock, text: texts.pending }
  return { tone: 'wait', icon: TriangleAlert, text: (code && texts.cautions[code]) ?? texts.caution }
}

/** Only then may the page say "Verified" (UI.md). */
function isAllGreen({ checks }: Verdict): boolean {
  return checks.every(({ outcome }) => outcome === 'passed')
}
