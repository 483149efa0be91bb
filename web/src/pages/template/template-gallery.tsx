import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import FileSearch from 'lucide-react/icons/file-search'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { builtInTemplatesQuery, offeredTemplatesQuery } from '../../entities/template/queries.ts'
import { matchesSearch } from '../../entities/template/search-templates.ts'
import type { ListedTemplate } from '../../entities/template/shown-template.ts'
import { templatesTexts as texts } from '../../texts/en/template/templates.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { parseTemplateAddress, type TemplateAddress, templatesHref } from './template-address.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplateSearchBar } from './template-search-bar.tsx'

const typingPauseMs = 250

/** Searches the verifiers' templates on the server, and the product's own ones in this page. */
export function TemplateGallery() {
  const view = parseTemplateAddress(useSearch())
  const [, navigate] = useLocation()
  const asked = useSettled(`${view.type}\n${view.q.trim()}`, typingPauseMs)
  const [type = '', q = ''] = asked.split('\n')
  const offered = useInfiniteQuery({ ...offeredTemplatesQuery({ q, type }), placeholderData: keepPreviousData })
  const builtIns = useQuery(builtInTemplatesQuery)
  const common = (builtIns.data ?? []).filter((template) => matchesSearch(template, view))
  const fromVerifiers = offered.data ?? []
  const [reviewed = [], unreviewed = []] = [true, false].map((wanted) =>
    fromVerifiers.filter(({ published }) => (published?.publisher.accreditation === 'accredited') === wanted),
  )
  const count = common.length + fromVerifiers.length
  const isSettled = builtIns.isSuccess && !offered.isPending && !offered.isPlaceholderData
  const search = (change: Partial<TemplateAddress>) =>
    navigate(templatesHref({ ...view, ...change }), { replace: true })
  return (
    <>
      <TemplateSearchBar
        view={view}
        onSearch={search}
        found={isSettled ? texts.search.found(count, offered.hasNextPage) : ''}
      />
      {offered.isError && (
        <div className="mt-6">
          <QueryError type="server" query={offered} message={texts.offered.loadFailed} />
        </div>
      )}
      {reviewed.length > 0 && <Group name="offered" {...texts.offered} templates={reviewed} view={view} />}
      {unreviewed.length > 0 && <Group name="unreviewed" {...texts.unreviewed} templates={unreviewed} view={view} />}
      {offered.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4"
          pending={offered.isFetchingNextPage}
          onClick={() => void offered.fetchNextPage()}
        >
          {offered.isFetchingNextPage ? texts.offered.loadingMore : texts.offered.more}
        </Button>
      )}
      {builtIns.isPending && <CardSkeletons />}
      {common.length > 0 && <Group name="common" {...texts.builtIn} templates={common} view={view} />}
      {isSettled && count === 0 && <NothingFound onClear={() => search({ q: '', type: '' })} />}
    </>
  )
}

type GroupProps = {
  name: string
  heading: string
  lead: string
  templates: readonly ListedTemplate[]
  view: TemplateAddress
}

function Group({ name, heading, lead, templates, view }: GroupProps) {
  return (
    <section aria-labelledby={`templates-${name}`} className="mt-8">
      <h2 id={`templates-${name}`} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="text-ink-2">{lead}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {templates.map((template) => (
          <li key={template.ref} className="flex min-w-0">
            <TemplateCard template={template} previewHref={templatesHref({ ...view, preview: template.ref })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={FileSearch}
        title={texts.search.nothingTitle}
        action={<Button onClick={onClear}>{texts.search.clear}</Button>}
      >
        {texts.search.nothing}
      </EmptyState>
    </div>
  )
}

function CardSkeletons() {
  return (
    <div className="mt-8">
      <Loading>
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-64 rounded-2xl" />
          ))}
        </div>
      </Loading>
    </div>
  )
}

/**
 * Returns the value after it has stayed the same for `pauseMs`, so that the page asks the server
 * less often while a person types.
 */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
