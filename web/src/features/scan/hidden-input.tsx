import type { RefObject } from 'react'

type HiddenInputProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFile: (file: File | undefined) => void
}

/** The browser's own file chooser, behind a button of ours. */
export function HiddenInput({ ref, label, accept, onFile }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      // Its button says it already.
      aria-hidden="true"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // The same file may be chosen again after it was mended.
        event.target.value = ''
      }}
    />
  )
}
