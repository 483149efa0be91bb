import type { User } from '@did/domain/account/user'
import type { Address, Hex } from '@did/domain/hex'
import { shortenAddress } from '@did/domain/shorten-address'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import ShieldOff from 'lucide-react/icons/shield-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import {
  ApplicationButton,
  ApplyForAccreditation,
  useOpenQuestion,
} from '../../entities/verifier/application/apply-for-accreditation.tsx'
import { AskedBack } from '../../entities/verifier/application/asked-back.tsx'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { getAppConfig } from '../../lib/app-config.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { reviewTexts } from '../../texts/en/frame/names.ts'
import { authorityTexts as texts } from '../../texts/en/verification/verification-authority.ts'
import { verifierStandingTexts } from '../../texts/en/verifier/verifier-standing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { DeskTab } from './desk/verifier-desk.tsx'
import { DidLookup, emptyLookup } from './did-lookup.tsx'
import { useRequestVerifierStatus } from './request-verifier-status.ts'
import { SignedOutCard } from './signed-out-card.tsx'
import { SuspendedVerifier } from './suspended-verifier.tsx'

const VerifierDesk = lazyPart(async () => (await import('./desk/verifier-desk.tsx')).VerifierDesk)
const { registered, requested } = verifierStandingTexts.toasts

type VerificationAuthorityProps = {
  openId: number | null
  /**
   * Returns the URL of this page with the request `id` open, or with only the list if `id` is null.
   */
  hrefOf: (id: number | null) => string
  onApprove: (request: PendingAsked) => void
  onRevoke: (digest: Hex) => void
  tab: DeskTab
  onTab: (tab: DeskTab) => void
}

export function VerificationAuthority(props: VerificationAuthorityProps) {
  return (
    <section id="verify" aria-labelledby="verify-heading" className="flex flex-col gap-3">
      <h2 id="verify-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <AuthorityState {...props} />
    </section>
  )
}

function AuthorityState(props: VerificationAuthorityProps) {
  const account = useAccount()
  const user = useOwnUser()
  if (!isSignedIn(account))
    return <SignedOutCard title={texts.readOnlyTitle} text={texts.readOnly} signedOut={texts.signedOut} />
  if (user.isPending) return <Loading skeleton="h-40 rounded-2xl" />
  if (user.isError) return <QueryError type="server" query={user} message={texts.profileFailed} />
  if (user.data?.isSuspended)
    return (
      <>
        <SuspendedVerifier user={user.data} />
        {user.data.verifierApplication === 'pending' && <NotAuthorized user={user.data} address={account.address} />}
        <VerifierDesk verifierId={user.data.id} canDecide={false} {...props} />
      </>
    )
  if (!user.data?.isVerifier) return <NotAuthorized user={user.data} address={account.address} />
  return <AuthorizedVerifier user={user.data} {...props} />
}

function NotAuthorized({ user, address }: { user: User | null; address: Address }) {
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  const request = useRequestVerifierStatus({
    onSuccess: (updated) => toast(updated.isVerifier ? registered : requested),
    onError: () => toast({ variant: 'destructive', ...texts.statusFailed }),
  })
  if (user?.verifierApplication === 'pending') return <WaitingApplicant user={user} />
  // Administrators review an organization's name, so the person has to enter the name in the
  // profile before.
  if (config.data?.verifierPolicy === 'review' || (user && user.verifierOrganization !== null))
    return (
      <EmptyState
        icon={ShieldOff}
        title={texts.notAuthorized}
        action={
          <Link href="/?view=profile" className={buttonClass()}>
            {texts.openProfile}
          </Link>
        }
      >
        {texts.reviewedText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={ShieldOff}
      title={texts.notAuthorized}
      action={
        <Button pending={request.isPending} onClick={() => request.mutate({ user, address })}>
          {request.isPending ? texts.requestingStatus : texts.requestStatus}
        </Button>
      }
    >
      {texts.notAuthorizedText}
    </EmptyState>
  )
}

/**
 * An administrator has to act next on the application, or the applicant if an administrator has
 * asked a question.
 */
function WaitingApplicant({ user }: { user: User }) {
  const question = useOpenQuestion(user)
  const change = <ApplicationButton user={user} purpose="change" />
  return (
    <>
      <Notice
        tone="wait"
        icon={Clock}
        title={user.isSuspended ? texts.appliedAgain : texts.notAuthorized}
        action={question ? null : change}
      >
        {verifierStandingTexts.own.waiting}
      </Notice>
      {question && <AskedBack question={question} action={change} />}
    </>
  )
}

/**
 * The badge is green only for an accredited verifier. Any other verifier reads that nobody has
 * reviewed the organization.
 */
function Authorization({ isAccredited }: { isAccredited: boolean }) {
  if (isAccredited)
    return (
      <Badge tone="ok" icon={BadgeCheck}>
        {texts.authorized}
      </Badge>
    )
  return (
    <>
      <Badge tone="wait">{texts.authorized}</Badge>
      <Badge tone="wait" icon={TriangleAlert}>
        {reviewTexts['self-registered']}
      </Badge>
    </>
  )
}

function AuthorizedVerifier({ user, ...desk }: VerificationAuthorityProps & { user: User }) {
  const organization = user.verifierOrganization || texts.unnamedOrganization
  const [lookup, setLookup] = useState(emptyLookup)
  const lookingUp = <DidLookup lookup={lookup} onChange={setLookup} hrefOf={desk.hrefOf} />
  return (
    <>
      <Card>
        <CardBody className="flex flex-col gap-5">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle>{organization}</CardTitle>
            {isDefaultOrganization(organization) && (
              <span className="font-mono text-sm text-ink-2">{shortenAddress(user.walletAddress)}</span>
            )}
            <Authorization isAccredited={user.accreditation === 'accredited'} />
            <NameCaution name={organization} standing={user.accreditation} />
            <ApplyForAccreditation user={user} />
          </header>
          {isDefaultOrganization(organization) && (
            <p className="text-sm text-ink-2">
              {texts.unnamedListed}{' '}
              <Link href="/?view=profile" className="underline underline-offset-4">
                {texts.nameIt}
              </Link>
            </p>
          )}
          {desk.openId === null && lookingUp}
        </CardBody>
      </Card>
      <VerifierDesk verifierId={user.id} canDecide {...desk} />
      {/* Above the work page, the header would cover this row when a request comes into view. */}
      {desk.openId !== null && (
        <Disclosure summary={texts.lookupLabel} isLazy>
          {lookingUp}
        </Disclosure>
      )}
    </>
  )
}
