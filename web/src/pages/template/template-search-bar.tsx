import { templatesTexts, templateTypeLabels } from '../../texts/en/template/templates.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { TemplateAddress } from './template-address.ts'

const texts = templatesTexts.search
const typeOptions = Object.entries(templateTypeLabels).map(([value, label]) => ({ value, label }))

type TemplateSearchBarProps = {
  view: TemplateAddress
  onSearch: (change: Partial<TemplateAddress>) => void
  /** The number of templates found, in words. It is empty while the number is unknown. */
  found: string
}

export function TemplateSearchBar({ view, onSearch, found }: TemplateSearchBarProps) {
  return (
    <search className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={texts.label}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={view.q}
              maxLength={100}
              placeholder={texts.placeholder}
              onChange={(event) => onSearch({ q: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="w-full sm:w-64">
        <Field label={texts.type}>
          {(control) => (
            <Select
              {...control}
              placeholder={texts.allTypes}
              options={typeOptions}
              value={view.type}
              onChange={(event) => onSearch({ type: event.target.value })}
            />
          )}
        </Field>
      </div>
      <p role="status" className="flex min-h-11 items-center text-sm text-ink-2">
        {found}
      </p>
    </search>
  )
}
