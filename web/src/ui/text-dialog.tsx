import { type ReactNode, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { Textarea } from './textarea.tsx'

type TextDialogProps = Omit<FormDialogProps, 'children' | 'isBusy' | 'onSubmit'> & {
  label: string
  hint: string
  maxLength: number
  /** The complaint if the text is empty. Without this complaint, the text may be empty. */
  missing?: string
  /** The text in the field when the dialog opens, cut after `maxLength` characters. */
  initial?: string
  /** Further fields, which stand below the field for the text. */
  children?: ReactNode
  /**
   * Gets the typed text without spaces at its start and end, and itself tells the person about a
   * failure.
   */
  onSubmit: (text: string) => Promise<unknown>
}

export function TextDialog({
  label,
  hint,
  maxLength,
  missing,
  initial = '',
  children,
  onSubmit,
  ...dialog
}: TextDialogProps) {
  const [text, setText] = useState(initial.slice(0, maxLength))
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const handleSubmit = async () => {
    const given = text.trim()
    if (missing !== undefined && given === '') return setError(missing)
    setIsBusy(true)
    await onSubmit(given).finally(() => setIsBusy(false))
  }
  return (
    <FormDialog
      {...dialog}
      className="flex flex-col gap-4"
      isBusy={isBusy}
      isDirty={text !== initial.slice(0, maxLength)}
      initialFocus={field}
      onSubmit={handleSubmit}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={text}
            maxLength={maxLength}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {children}
    </FormDialog>
  )
}
