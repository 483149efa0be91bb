import { cn } from '../../lib/cn.ts'

const colours = [
  'text-type-education',
  'text-type-kyc',
  'text-type-certification',
  'text-type-employment',
  'text-type-membership',
]
/** A band has the colour of a type already, so its monogram is white there. */
const fills = { band: 'bg-white', front: 'bg-current' }
const sizes = { band: 'size-9 text-sm', front: 'size-14 text-xl' }

type MonogramProps = { name: string; isReviewed: boolean; place: keyof typeof sizes }

/**
 * Shows the first letters of a verifier's name, because no verifier has a picture. The letters of a
 * reviewed name have a colour. The name stands beside the letters, so a screen reader skips them.
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
 * Takes the first letters of two words. A word in lower case, such as "of", counts only if the name
 * has no other words.
 */
export function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const proper = words.filter((word) => !/^\p{Ll}/u.test(word))
  const [first = '', second = ''] = proper.length > 0 ? proper : words
  return (Array.from(first)[0] ?? '').concat(Array.from(second)[0] ?? '').toUpperCase()
}

/** Returns the colour of a name, which is the same on every screen. */
function colourOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return colours[sum % colours.length]
}
