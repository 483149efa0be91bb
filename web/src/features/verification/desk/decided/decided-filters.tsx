import { decidedTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { DecidedFilter } from './filter-decided.ts'

type DecidedFiltersProps = {
  filter: DecidedFilter
  /**
   * The number of decisions that fit the filter. The value is null if there is no filter, and until
   * all decisions are loaded.
   */
  found: number | null
  isSaving: boolean
  onChange: (filter: DecidedFilter) => void
  onSave: () => void
}

export function DecidedFilters({ filter, found, isSaving, onChange, onSave }: DecidedFiltersProps) {
  return (
    <search aria-label={texts.find} className="@container flex flex-col gap-2">
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <div className="grid gap-2 @xs:grid-cols-2">
        {(['since', 'until'] as const).map((end) => (
          <Field key={end} label={texts[end]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={filter[end]}
                onChange={(event) => onChange({ ...filter, [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="flex-1 text-sm text-ink-2 empty:hidden">
          {found === null ? null : texts.found(found)}
        </p>
        <Button variant="outline" pending={isSaving} onClick={onSave}>
          {texts.save}
        </Button>
      </div>
    </search>
  )
}
