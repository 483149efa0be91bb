import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ownSessionQuery } from '../../entities/account/own-session.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { didsOfOwnerQuery } from '../../entities/did/queries.ts'
import { readChosenDids } from '../../entities/did/remembered-did.ts'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { viewHref } from '../../features/dashboard/views.ts'
import { forgetWizard, isWizardKept } from '../../features/onboarding/wizard-place.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { comesForOrganization, keepComingForOrganization } from './kept-purpose.ts'
import { SignedInDashboard } from './signed-in-dashboard.tsx'
import { hrefAfterWizard } from './start/href-after-wizard.ts'
import { findDesk, namesDesk, needsWizard } from './start/needs-wizard.ts'
import type { Purpose } from './start/start-question.tsx'

/** `at` is the query of the page's URL when the wizard began. */
type Screen = { name: 'undecided' } | { name: 'question' } | { name: 'wizard'; at: string } | { name: 'dashboard' }

const StartQuestion = lazyPart(async () => (await import('./start/start-question.tsx')).StartQuestion)
const OnboardingPage = lazyPart(async () => (await import('./start/onboarding-page.tsx')).OnboardingPage)

/** A person who came with a claim template is not asked why they came. */
function firstScreen(address: Address, user: User | null, dids: readonly Did[], search: string): Screen {
  if (namesDesk(search)) return { name: 'dashboard' }
  if (isWizardKept(address)) return { name: 'wizard', at: search }
  if (!needsWizard(user, dids) || comesForOrganization(address)) return { name: 'dashboard' }
  const isNew = user === null && dids.length === 0 && !new URLSearchParams(search).has('template')
  return isNew ? { name: 'question' } : { name: 'wizard', at: search }
}

/**
 * Chooses the screen only once: otherwise the wizard would end as soon as one of its steps has made
 * a DID. A person with a profile who follows a link leaves the wizard.
 */
export function SignedInHome({ address }: { address: Address }) {
  const user = useOwnUser()
  const dids = useQuery(didsOfOwnerQuery(address))
  const [screen, setScreen] = useState<Screen>({ name: 'undecided' })
  const [, navigate] = useLocation()
  const search = useSearch()

  const session = useQuery({ ...ownSessionQuery, enabled: user.data === null })
  const isAdministrator = session.data?.isAdministrator === true
  const areLoaded = user.data !== undefined && dids.data !== undefined && !(user.data === null && session.isPending)
  if (screen.name === 'undecided' && areLoaded)
    setScreen(isAdministrator ? { name: 'dashboard' } : firstScreen(address, user.data, dids.data, search))
  if (screen.name === 'wizard' && screen.at !== search)
    setScreen(user.data ? { name: 'dashboard' } : { name: 'wizard', at: search })

  useEffect(() => {
    if (screen.name === 'dashboard') forgetWizard(address)
  }, [screen.name, address])

  const desk = isAdministrator ? 'administration' : areLoaded ? findDesk(user.data, dids.data) : null
  const isStart = screen.name === 'dashboard' && location.pathname === '/' && search === '' && location.hash === ''
  const hasLanded = useRef(false)
  // Go to the view that `findDesk` chooses only once, from the first screen, so that the person can
  // open the dashboard later.
  useEffect(() => {
    if (screen.name === 'undecided' || hasLanded.current) return
    hasLanded.current = true
    if (isStart && desk !== null) navigate(viewHref(desk), { replace: true })
  }, [screen.name, isStart, desk, navigate])

  const startWizard = () => {
    keepComingForOrganization(address, false)
    setScreen({ name: 'wizard', at: search })
  }
  const handlePurpose = (purpose: Purpose) => {
    if (purpose === 'owner') return startWizard()
    if (purpose === 'checker') return navigate('/check')
    keepComingForOrganization(address, true)
    setScreen({ name: 'dashboard' })
    navigate(viewHref('verifier'))
  }

  if (screen.name === 'question')
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <StartQuestion onChoose={handlePurpose} />
      </Suspense>
    )
  if (screen.name === 'wizard' && areLoaded)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <OnboardingPage
          address={address}
          user={user.data}
          dids={dids.data}
          onComplete={(did) => {
            setScreen({ name: 'dashboard' })
            navigate(hrefAfterWizard(search, did, dids.data, readChosenDids()))
          }}
          onLeave={() => setScreen({ name: 'dashboard' })}
        />
      </Suspense>
    )
  if (screen.name === 'undecided' && !user.isError && !dids.isError) return <DashboardSkeleton />
  return <SignedInDashboard dids={dids} user={user.data ?? null} onRestart={startWizard} />
}
