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
      // The button that opens the file chooser has the same name, so screen readers must not find
      // this input.
      aria-hidden="true"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // After a reset, the person can choose the same file again once the file has changed.
        event.target.value = ''
      }}
    />
  )
}
