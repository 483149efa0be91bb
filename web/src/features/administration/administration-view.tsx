import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { registerQuery } from '../../lib/register-query.ts'
import { administrationTexts as texts } from '../../texts/administration.ts'
import { registerTexts } from '../../texts/register.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { DecisionsSection } from './decisions-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { applicationsQuery } from './queries.ts'
import { RegisterSection } from './register-section.tsx'

/** Who may verify: what waits for a decision, and what was decided. Below it, what visitors wrote. */
export function AdministrationView() {
  const applications = useQuery(applicationsQuery)
  if (applications.isPending) return <Waiting />
  if (applications.isError)
    return (
      <ErrorCard
        type="server"
        cause={applications.error}
        message={texts.applications.failed}
        onRetry={() => void applications.refetch()}
      />
    )
  if (applications.data === null)
    return (
      <EmptyState icon={ShieldOff} title={texts.notAllowed.title}>
        {texts.notAllowed.text}
      </EmptyState>
    )
  return (
    <>
      <ApplicationsSection applications={applications.data} />
      <Register />
      <MessagesSection />
    </>
  )
}

function Register() {
  const register = useQuery(registerQuery)
  if (register.isPending) return <Waiting />
  if (register.isError)
    return (
      <ErrorCard
        type="server"
        cause={register.error}
        message={registerTexts.failed}
        onRetry={() => void register.refetch()}
      />
    )
  return (
    <>
      <RegisterSection entries={register.data} />
      <DecisionsSection register={register.data} />
    </>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-32 rounded-2xl" />
    </Loading>
  )
}
