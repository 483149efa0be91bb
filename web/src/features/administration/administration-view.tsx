import { useQuery } from '@tanstack/react-query'
import ShieldOff from 'lucide-react/icons/shield-off'
import { registerQuery } from '../../entities/verifier/register-query.ts'
import { administrationTexts as texts } from '../../texts/en/administration/administration.ts'
import { registerTexts } from '../../texts/en/register/register.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { DecisionsSection } from './decisions-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { applicationsQuery } from './queries.ts'
import { RegisterSection } from './register-section.tsx'

export function AdministrationView() {
  const applications = useQuery(applicationsQuery)
  if (applications.isPending) return <Loading skeleton="h-32 rounded-2xl" />
  if (applications.isError) return <QueryError type="server" query={applications} message={texts.applications.failed} />
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
  if (register.isPending) return <Loading skeleton="h-32 rounded-2xl" />
  if (register.isError) return <QueryError type="server" query={register} message={registerTexts.failed} />
  return (
    <>
      <RegisterSection entries={register.data} />
      <DecisionsSection register={register.data} />
    </>
  )
}
