import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { Select } from '../../ui/select.tsx'

const texts = claimsTexts.filter

type ClaimFilterProps = {
  value: string
  types: readonly { value: string; label: string }[]
  found: number
  onChange: (type: string) => void
}

export function ClaimFilter({ value, types, found, onChange }: ClaimFilterProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-64">
        <Select
          aria-label={texts.label}
          value={value}
          options={[{ value: 'all', label: texts.all }, ...types]}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-ink-2">
        {texts.found(found)}
      </p>
    </div>
  )
}
