import { cn } from '../../lib/cn.ts'

const colours = [
  'text-type-education',
  'text-type-kyc',
  'text-type-certification',
  'text-type-employment',
  'text-type-membership',
]
/** A claim's band already has the colour of the claim's type, so the square on a band is white. */
const fills = { band: 'bg-white', front: 'bg-current' }
const sizes = { band: 'size-9 text-sm', front: 'size-14 text-xl' }

type MonogramProps = { name: string; isReviewed: boolean; place: keyof typeof sizes }

/**
 * No verifier has a picture, so a square shows the first letters of the verifier's name. A reviewed
 * name has a coloured square. The whole name stands beside the square, so screen readers skip the
 * letters.
 */
export function Monogram({ name, isReviewed, place }: MonogramProps) {
  const look = isReviewed ? cn(fills[place], colourOf(name)) : 'border border-line-strong bg-surface text-ink-2'
  return (
    <span
      aria-hidden="true"
      className={cn('grid shrink-0 place-items-center rounded-xl font-bold', sizes[place], look)}
    >
      <span className={isReviewed && place === 'front' ? 'text-white' : undefined}>{lettersOf(name)}</span>
    </span>
  )
}

/**
 * Returns the first letters of the first two words. A word that begins with a small letter, such as
 * "of", does not count unless all words do.
 */
export function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const proper = words.filter((word) => !/^\p{Ll}/u.test(word))
  const [first = '', second = ''] = proper.length > 0 ? proper : words
  return (Array.from(first)[0] ?? '').concat(Array.from(second)[0] ?? '').toUpperCase()
}

/** The colour follows from the name, so that it is the same on every screen. */
function colourOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return colours[sum % colours.length]
}
