type ProgressProps = { label: string; value: number; max: number }

export function Progress({ label, value, max }: ProgressProps) {
  const percent = max > 0 ? (100 * value) / max : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 w-full overflow-hidden rounded-full bg-brand-soft"
    >
      {/* An SVG has its width in an attribute, so the content security policy needs no exception
          for a style. */}
      <svg aria-hidden="true" className="block size-full text-brand">
        <rect height="100%" width={`${percent}%`} rx="4" fill="currentColor" />
      </svg>
    </div>
  )
}
