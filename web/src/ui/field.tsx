import { type ReactNode, useId } from 'react'

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type FieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** `control` has the attributes that connect the control with its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter((part) => part !== null).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error !== undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
