import type { User } from '@did/domain/account/user'
import { findOpenApplicationQuestion } from '@did/domain/verifier/application'
import type { VerifierStatus } from '@did/domain/verifier/register'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import ShieldOff from 'lucide-react/icons/shield-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import {
  ApplicationButton,
  ApplyForAccreditation,
} from '../../entities/verifier/application/apply-for-accreditation.tsx'
import { AskedBack } from '../../entities/verifier/application/asked-back.tsx'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { useLazy } from '../../lib/use-lazy.ts'
import { standingTexts as texts } from '../../texts/en/administration/administration.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { reviewTexts } from '../../texts/en/frame/names.ts'
import { registerTexts } from '../../texts/en/register/register.ts'
import { verifierStandingTexts } from '../../texts/en/verifier/verifier-standing.ts'
import { Notice } from '../../ui/notice.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { DomainProofForm } from './domain-proof-form.tsx'

export function VerifierStanding({ user, status }: { user: User; status: VerifierStatus }) {
  return (
    <section aria-label={texts.heading} className="mt-3 flex flex-col gap-3">
      <Standing user={user} status={status} />
      <Application user={user} status={status} />
      <DomainProofForm user={user} status={status} />
      <Publishing user={user} status={status} />
    </section>
  )
}

/**
 * Only the identity's own key can publish in the identity's DID document, even if another wallet
 * controls the identity.
 */
function Publishing({ user, status }: { user: User; status: VerifierStatus }) {
  const { signer } = useAccount()
  const isPossible = user.isVerifier && signer !== null && signer.wallet === signer.address
  const ForSoftware = useLazy(async () => (await import('./published/for-software.tsx')).ForSoftware, isPossible)
  return ForSoftware && signer && <ForSoftware user={user} status={status} signer={signer} />
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
        <NameCaution name={user.verifierOrganization ?? ''} standing={user.accreditation} />
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

function Application({ user, status: { application, standing, name } }: { user: User; status: VerifierStatus }) {
  // Hide an application for a name that the register already shows, because its outcome is no
  // longer news.
  if (standing === 'accredited' && name === application?.organization) return null
  if (application?.status === 'refused')
    return (
      <Notice tone="bad" icon={CircleX} title={texts.refused}>
        <Reason reason={application.reason} />
        <p>{texts.refusedText(application.organization)}</p>
      </Notice>
    )
  if (application?.status !== 'pending') return null
  const question = findOpenApplicationQuestion(application.questions)
  const change = <ApplicationButton user={user} purpose="change" />
  return (
    <>
      <Notice tone="wait" icon={Clock} title={texts.pending} action={question ? null : change}>
        {texts.pendingText(application.organization)}
      </Notice>
      {question && <AskedBack question={question} action={change} />}
    </>
  )
}

/**
 * The reason has a paragraph of its own, so that direction marks in it cannot reverse the page's
 * own words.
 */
function Reason({ reason }: { reason: string | null }) {
  return (
    reason !== null && (
      <p>
        <Quoted words={reason} />
      </p>
    )
  )
}
