import type { RefObject } from 'react'

type HiddenInputProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFile: (file: File | undefined) => void
}

export function HiddenInput({ ref, label, accept, onFile }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      // Hide the input from screen readers, because the button that opens the file chooser has the
      // same name.
      aria-hidden="true"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // A reset lets the person choose the same file again after changing it.
        event.target.value = ''
      }}
    />
  )
}
