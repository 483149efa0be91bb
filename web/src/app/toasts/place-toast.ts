export type Box = { left: number; top: number; width: number; height: number }

type Room = {
  viewport: { width: number; height: number }
  /** The first line for a toast: below the header, or the top while a dialog blocks the header. */
  firstTop: number
  controls: readonly Box[]
  /** Titles and news, which a toast covers rather than a control. */
  texts: readonly Box[]
  isMirrored: boolean
}

/** The place of a toast on its line, in the direction of the page. */
export type Side = 'end' | 'middle' | 'start'

const step = 8
const sides: readonly Side[] = ['end', 'middle', 'start']

/** On narrower screens, titles and news stand at the top, so a toast stands below. */
const narrow = 768

/**
 * Finds where a toast covers no control and no text of `texts`, or else no control. On a wide
 * screen the highest free line wins, on a narrow one the lowest. On a line, the end comes before
 * the middle and the start. Without a free place, the toast stands on the first line tried. All
 * numbers are CSS pixels.
 */
export function placeToast(toast: { width: number; height: number }, room: Room): { side: Side; top: number } {
  const { viewport, firstTop, controls, texts, isMirrored } = room
  const rest = Math.max(0, viewport.width - toast.width)
  const leftOf = { end: isMirrored ? 0 : rest, middle: rest / 2, start: isMirrored ? rest : 0 }
  const lines = listLines(firstTop, viewport.height - toast.height)
  if (viewport.width < narrow) lines.reverse()
  for (const kept of [[...controls, ...texts], controls])
    for (const top of lines)
      for (const side of sides)
        if (!kept.some((box) => overlaps({ left: leftOf[side], top, ...toast }, box))) return { side, top }
  return { side: 'end', top: lines[0] ?? firstTop }
}

function listLines(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, line) => first + line * step)
}

export function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
  const isAbove = one.top + one.height <= other.top || other.top + other.height <= one.top
  return !isBeside && !isAbove
}
