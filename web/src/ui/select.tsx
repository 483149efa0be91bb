import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClass } from './control-class.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  /** The label of the option whose value is ''. The list shows it while nothing is chosen. */
  placeholder?: string
  options: readonly Option[]
  /** The groups stand below the options without a group. */
  groups?: readonly { label: string; options: readonly Option[] }[]
}
type Option = { value: string; label: string }

/** A native `select`, because that works with every phone, keyboard and screen reader. */
export function Select({ placeholder, options, groups = [], className, ...rest }: SelectProps) {
  return (
    <div className={cn('relative', className)}>
      <select className={cn(controlClass, 'appearance-none truncate pe-10')} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 end-3 size-4 text-ink-2" />
    </div>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} dir="auto" value={option.value}>
      {option.label}
    </option>
  ))
}
