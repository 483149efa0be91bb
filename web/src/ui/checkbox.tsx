import { type ComponentProps, useId } from 'react'
import { cn } from '../lib/cn.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: string; hint?: string }

/** A person can press anywhere in the row of the checkbox. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  return (
    <div className={className}>
      <label className={cn('flex min-h-11 gap-3 py-2.5', rest.disabled && 'opacity-60')}>
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          {...(hint ? { 'aria-describedby': hintId } : {})}
          {...rest}
        />
        <span className="min-w-0 break-words">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="ps-8 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
