import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import Search from 'lucide-react/icons/search'
import { cn } from '../../../lib/cn.ts'
import { deskTexts } from '../../../texts/en/verification/verifier-desk.ts'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { type QueueFilter, typesOf } from './filter-queue.ts'

const texts = deskTexts.filters
const states = ['all', 'waiting', 'answered'] as const

type QueueFiltersProps = {
  requests: readonly PendingAsked[]
  filter: QueueFilter
  found: number
  onChange: (filter: QueueFilter) => void
}

/**
 * Beside an open request, the list is narrow. Half a row would cut off a control's own text, so the
 * control takes the whole row.
 */
const row = 'col-span-2 @lg:col-span-1'

export function QueueFilters({ requests, filter, found, onChange }: QueueFiltersProps) {
  const types = typesOf(requests)
  return (
    <search aria-label={texts.label} className="@container flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none">
        <div className={cn('relative', row)}>
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 start-3 size-4 text-ink-2" />
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={filter.search}
            shape="withIcon"
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
          />
        </div>
        <div className={cn(types.length < 2 && row)}>
          <Select
            aria-label={texts.state}
            value={filter.state}
            options={states.map((value) => ({ value, label: texts.states[value] }))}
            onChange={(event) =>
              onChange({ ...filter, state: states.find((value) => value === event.target.value) ?? 'all' })
            }
          />
        </div>
        {types.length > 1 && (
          <Select
            aria-label={texts.type}
            value={filter.type}
            options={[{ value: 'all', label: texts.allTypes }, ...types]}
            onChange={(event) => onChange({ ...filter, type: event.target.value })}
          />
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {found === requests.length ? null : texts.found(found, requests.length)}
      </p>
    </search>
  )
}
