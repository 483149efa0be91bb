import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { Queries } from '../lib/queries.tsx'
import { registerQuery } from '../lib/register-query.ts'
import { registerTexts as texts } from '../texts/register.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorCard } from '../ui/error-card.tsx'
import { RegisterEntryItem } from '../ui/register-entry.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** Who may vouch, for everybody to read. */
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
  if (register.isPending)
    return (
      <Loading>
        <Skeleton className="h-32 rounded-2xl" />
      </Loading>
    )
  if (register.isError)
    return (
      <ErrorCard type="server" cause={register.error} message={texts.failed} onRetry={() => void register.refetch()} />
    )
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
