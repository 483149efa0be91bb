import type { Address } from '@did/domain/hex'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { getInstallation } from '../../entities/verdict/judge/installation.ts'
import { repeatWhileVisible } from '../../entities/verdict/judge/repeat-while-visible.ts'
import { type JudgedVerifier, judgeVerifier, type StandingOfVerifier } from '../../entities/verifier/judge-verifier.ts'
import { verifierProfileQuery } from '../../entities/verifier/profile-query.ts'
import { findAccreditationIn } from '../../entities/verifier/registry.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { verifierPageTexts as texts } from '../../texts/en/verifier/verifier-page.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { StandingHistory } from './standing-history.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { UnknownVerifier } from './unknown-verifier.tsx'
import { VerifierDetails } from './verifier-details.tsx'
import { VerifierFacts } from './verifier-facts.tsx'
import { VerifierHeading } from './verifier-heading.tsx'
import { VerifierTemplates } from './verifier-templates.tsx'

/**
 * The page's document names the chain, so the page can ask the chain for the verifier's standing
 * even if our server does not answer.
 */
const accreditationQuery = (wallet: Address) =>
  queryOptions({
    queryKey: queryKeys.accreditation(wallet),
    queryFn: async ({ signal }) => {
      const installation = await getInstallation(signal)
      if (!installation) throw new Error('Nobody has told the page which chain to ask')
      return findAccreditationIn(installation, wallet)
    },
    retry: false,
    // Use no earlier answer, because the page says that the browser has just asked the chain.
    staleTime: 0,
  })

const repeatMs = 60_000

/**
 * The visitor's browser asks the chain itself, and again every minute while the page is visible.
 */
export function VerifierProfileView({ wallet }: { wallet: Address }) {
  const told = useQuery(verifierProfileQuery(wallet))
  const onChain = useQuery(accreditationQuery(wallet))
  const [{ refetch: askServer }, { refetch: askChain }] = [told, onChain]
  const askAgain = useCallback(() => void Promise.all([askServer(), askChain()]), [askServer, askChain])
  const isAsking = told.isFetching || onChain.isFetching
  useEffect(() => (isAsking ? undefined : repeatWhileVisible(askAgain, repeatMs)), [isAsking, askAgain])
  if (told.isPending || onChain.isPending) return <Waiting />
  // If the last request failed, do not use an earlier answer, which may be out of date.
  const profile = told.isError ? null : told.data
  const judged = judgeVerifier(onChain.isError ? null : onChain.data, profile)
  if (!judged)
    return (
      <>
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <ErrorCard type="server" cause={told.error} message={texts.failed} onRetry={askAgain} />
      </>
    )
  const { standing, source } = judged
  if (standing.kind === 'unknown') return <UnknownVerifier />
  return (
    <Judged
      wallet={wallet}
      standing={standing}
      source={source}
      profile={profile}
      isAsking={isAsking}
      onAskAgain={askAgain}
    />
  )
}

type JudgedProps = {
  wallet: Address
  standing: StandingOfVerifier
  source: JudgedVerifier['source']
  profile: VerifierProfile | null
  isAsking: boolean
  onAskAgain: () => void
}

function Judged({ wallet, standing, source, profile, isAsking, onAskAgain }: JudgedProps) {
  // The tab's title has no room for a warning, so it shows only a reviewed name.
  useDocumentTitle(standing.kind === 'accredited' ? standing.name : texts.title)
  return (
    <>
      <VerifierHeading standing={standing} />
      <StandingNotice standing={standing} source={source} isAsking={isAsking} onAskAgain={onAskAgain} />
      <VerifierFacts wallet={wallet} standing={standing} profile={profile} />
      {profile && profile.kind !== 'unknown' && (
        <VerifierTemplates templates={profile.templates} isSuspended={standing.kind === 'suspended'} />
      )}
      {profile?.kind === 'registered' && <StandingHistory changes={profile.entry.changes} />}
      {profile && <VerifierDetails profile={profile} />}
    </>
  )
}

function Waiting() {
  return (
    <Loading>
      <h1 className="sr-only">{texts.title}</h1>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-28 rounded-2xl" />
        <Skeleton className="h-40 rounded-2xl" />
      </div>
    </Loading>
  )
}
