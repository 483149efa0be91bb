import { shortenAddress } from '@did/domain/display'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { User } from '@did/domain/user'
import { isDefaultOrganization } from '@did/domain/verifier-name'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Clock, ShieldOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { reviewTexts } from '../../texts/names.ts'
import { authorityTexts as texts } from '../../texts/verification-authority.ts'
import { verifierStandingTexts } from '../../texts/verifier-standing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DidLookup } from './did-lookup.tsx'
import { useRequestVerifierStatus } from './request-verifier-status.ts'
import { SignedOutCard } from './signed-out-card.tsx'

const { registered, requested } = verifierStandingTexts.toasts

type VerificationAuthorityProps = {
  /** Where a verifier works, below who it is. */
  desk: (verifierId: UserId) => ReactNode
  /** What a verifier that registered itself can do about that; another feature has it. */
  apply: (user: User) => ReactNode
  /** Where a request is opened on it. */
  hrefOfRequest: (id: number) => string
}

/** SPEC.md 2.11, anchor `verify`. */
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
  if (user.isPending)
    return (
      <Loading>
        <Skeleton className="h-40 rounded-2xl" />
      </Loading>
    )
  if (user.isError)
    return (
      <ErrorCard type="server" cause={user.error} message={texts.profileFailed} onRetry={() => void user.refetch()} />
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
  if (user?.verifierApplication === 'pending')
    return (
      <Notice tone="wait" icon={Clock} title={texts.notAuthorized}>
        {verifierStandingTexts.own.waiting}
      </Notice>
    )
  // A review is about a name, which the profile asks for; so is a second beginning after a suspension.
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

function AuthorizedVerifier({ user, desk, apply, hrefOfRequest }: VerificationAuthorityProps & { user: User }) {
  const organization = user.verifierOrganization || texts.unnamedOrganization
  return (
    <>
      <Card>
        <CardBody className="flex flex-col gap-5">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle>{organization}</CardTitle>
            {isDefaultOrganization(organization) && (
              <span className="font-mono text-sm text-ink-2">{shortenAddress(user.walletAddress)}</span>
            )}
            {user.accreditation === 'accredited' ? (
              <Badge tone="ok" icon={BadgeCheck}>
                {texts.authorized}
              </Badge>
            ) : (
              <Badge tone="wait" icon={TriangleAlert}>
                {reviewTexts['self-registered']}
              </Badge>
            )}
            {apply(user)}
          </header>
          <DidLookup hrefOf={hrefOfRequest} />
        </CardBody>
      </Card>
      {desk(user.id)}
    </>
  )
}
