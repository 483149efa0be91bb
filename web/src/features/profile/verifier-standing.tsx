import type { VerifierStatus } from '@did/domain/register'
import type { User } from '@did/domain/user'
import { BadgeCheck, CircleX, Clock, ShieldOff, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { standingTexts as texts } from '../../texts/administration.ts'
import { shortDate } from '../../texts/dates.ts'
import { reviewTexts } from '../../texts/names.ts'
import { registerTexts } from '../../texts/register.ts'
import { verifierStandingTexts } from '../../texts/verifier-standing.ts'
import { Notice } from '../../ui/notice.tsx'
import { ApplyForAccreditation } from './apply-for-accreditation.tsx'
import { DomainProofForm } from './domain-proof-form.tsx'

/** What the chain and the administrators say about this verifier, and the proof of its domain. */
export function VerifierStanding({ user, status }: { user: User; status: VerifierStatus }) {
  return (
    <section aria-label={texts.heading} className="mt-3 flex flex-col gap-3">
      <Standing user={user} status={status} />
      <Application status={status} />
      <DomainProofForm user={user} status={status} />
    </section>
  )
}

function Standing({ user, status }: { user: User; status: VerifierStatus }) {
  const { standing, since, reason, name } = status
  if (user.accreditation === 'self-registered')
    return (
      <Notice
        tone="wait"
        icon={TriangleAlert}
        title={reviewTexts['self-registered']}
        action={user.verifierApplication === 'pending' ? null : <ApplyForAccreditation user={user} />}
      >
        {verifierStandingTexts.own.selfRegisteredText}
      </Notice>
    )
  switch (standing) {
    case 'none':
      return null
    case 'accredited':
      return (
        <Notice tone="ok" icon={BadgeCheck} title={texts.accredited(name ?? '')}>
          {texts.accreditedText(shortDate(since ?? ''))}{' '}
          <Link href="/register" className="underline underline-offset-4">
            {registerTexts.open}
          </Link>
        </Notice>
      )
    case 'suspended':
      return (
        <Notice tone="bad" icon={ShieldOff} title={texts.suspended(shortDate(since ?? ''))}>
          <Reason reason={reason} />
          <p>{texts.suspendedText}</p>
        </Notice>
      )
  }
}

function Application({ status: { application, standing, name } }: { status: VerifierStatus }) {
  // A decision about a name that the register shows is old news.
  if (standing === 'accredited' && name === application?.organization) return null
  if (application?.status === 'refused')
    return (
      <Notice tone="bad" icon={CircleX} title={texts.refused}>
        <Reason reason={application.reason} />
        <p>{texts.refusedText(application.organization)}</p>
      </Notice>
    )
  if (application?.status !== 'pending') return null
  return (
    <Notice tone="wait" icon={Clock} title={texts.pending}>
      {texts.pendingText(application.organization)}
    </Notice>
  )
}

/** Somebody else's words, in a paragraph of their own: marks that turn text around turn nothing of ours. */
function Reason({ reason }: { reason: string | null }) {
  return (
    reason !== null && (
      <p dir="auto" className="break-words">
        {reason}
      </p>
    )
  )
}
