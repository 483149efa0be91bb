import { useQuery } from '@tanstack/react-query'
import Landmark from 'lucide-react/icons/landmark'
import { RegisterEntryItem } from '../entities/verifier/register-entry.tsx'
import { registerQuery } from '../entities/verifier/register-query.ts'
import { Queries } from '../lib/query/queries.tsx'
import { registerTexts as texts } from '../texts/en/register/register.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { QueryError } from '../ui/error-card.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function RegisterPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{texts.lead}</p>
      <div className="mt-6">
        <Queries>
          <Entries />
        </Queries>
      </div>
      <p className="mt-6 text-sm text-pretty text-ink-3">{texts.note}</p>
    </div>
  )
}

function Entries() {
  const register = useQuery(registerQuery)
  if (register.isPending) return <Loading skeleton="h-32 rounded-2xl" />
  if (register.isError) return <QueryError type="server" query={register} message={texts.failed} />
  if (register.data.length === 0)
    return (
      <EmptyState icon={Landmark} level={2} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    )
  return (
    <ul className="flex flex-col gap-3">
      {register.data.map((entry) => (
        <RegisterEntryItem key={entry.walletAddress} entry={entry} />
      ))}
    </ul>
  )
}
