import { shortenAddress } from '@did/domain/shorten-address'
import type { RegisterEntry } from '@did/domain/verifier/register'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import X from 'lucide-react/icons/x'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { dayAndTime, shortDate } from '../../texts/en/frame/dates.ts'
import { registerTexts } from '../../texts/en/register/register.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { type Decision, listDecisions } from './list-decisions.ts'
import { decisionsQuery } from './queries.ts'

const texts = administrationTexts.decisions

/**
 * Lists decided applications and suspensions together. The applications load only when the
 * administrator opens the list.
 */
export function DecisionsSection({ register }: { register: readonly RegisterEntry[] }) {
  return (
    <Disclosure summary={texts.heading} isLazy>
      <Decisions register={register} />
    </Disclosure>
  )
}

function Decisions({ register }: { register: readonly RegisterEntry[] }) {
  const applications = useQuery(decisionsQuery)
  if (applications.isPending) return <Loading skeleton="h-24 rounded-2xl" />
  if (applications.isError) return <QueryError type="server" query={applications} message={texts.failed} />
  const decisions = listDecisions(applications.data, register)
  if (decisions.length === 0) return <p className="text-ink-2">{texts.empty}</p>
  return (
    <ul aria-label={texts.heading} className="flex flex-col gap-3">
      {decisions.map((decision) => (
        <DecisionItem key={decision.key} decision={decision} />
      ))}
    </ul>
  )
}

function DecisionItem({ decision }: { decision: Decision }) {
  const { kind, at, organization, walletAddress, reason, decidedBy, application } = decision
  return (
    <li className="rounded-2xl border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Quoted words={organization} className="min-w-0 font-semibold break-words" />
        <Badge tone={looks[kind].tone} icon={looks[kind].icon}>
          {texts.status[kind]}
        </Badge>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <time dateTime={at}>{dayAndTime(at)}</time>
        <span title={decidedBy}>{texts.by(shortenAddress(decidedBy))}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        {application && (
          <>
            <span>{administrationTexts.applications.applied(shortDate(application.appliedAt))}</span>
            <span className="min-w-0 break-words">{administrationTexts.applications.from(application.username)}</span>
          </>
        )}
        <span className="font-mono" title={walletAddress}>
          {shortenAddress(walletAddress)}
        </span>
      </p>
      {reason !== null && (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          {registerTexts.reason} <Quoted words={reason} />
        </p>
      )}
    </li>
  )
}

const looks = {
  approved: { tone: 'ok', icon: BadgeCheck },
  refused: { tone: 'bad', icon: X },
  suspended: { tone: 'bad', icon: ShieldOff },
} as const satisfies Record<Decision['kind'], object>
