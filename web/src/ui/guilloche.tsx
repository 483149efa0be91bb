import { useId } from 'react'

const waves = [4, 14, 24, 34, 44, 54]
  .map((y) => `M0 ${y} C 60 ${y - 12}, 120 ${y - 10}, 190 ${y + 1} S 320 ${y + 14}, 400 ${y - 6}`)
  .join('')

/**
 * Draws fine lines, as on security paper. They are faint at the start of the card's band, where the
 * words stand, so that no word looks crossed out. The parent element needs the classes `relative
 * overflow-hidden`.
 */
export function Guilloche() {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 56"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full opacity-30 rtl:rotate-180"
    >
      <linearGradient id={id} x1="40%">
        <stop stopColor="currentColor" stopOpacity="0.1" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <path d={waves} fill="none" stroke={`url(#${id})`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
