export type Box = { left: number; top: number; width: number; height: number }

type Room = {
  viewport: { width: number; height: number }
  /**
   * The highest position that a toast may have, in pixels: just below the header, or at the top of
   * the window while a dialog blocks the header.
   */
  firstTop: number
  controls: readonly Box[]
  /**
   * The boxes of titles, progress, news and QR codes. On a narrow screen, a toast must not cover
   * them.
   */
  texts: readonly Box[]
  /**
   * The focused control, as a list of none or one. If a toast covered a control that a person is
   * pressing, the toast would catch the end of the press.
   */
  focused: readonly Box[]
  isMirrored: boolean
}

/** The horizontal place of a toast. `end` is on the left if the page runs from right to left. */
export type Side = 'end' | 'middle' | 'start'

const step = 8
const sides: readonly Side[] = ['end', 'middle', 'start']

/**
 * If the window is narrower than this number of pixels, a toast stands near the bottom, because
 * titles and news stand at the top.
 */
export const narrow = 768

/**
 * Finds a place at which a toast covers no control and none of the texts in `texts`. A wide screen
 * uses the highest free line, and a narrow screen the lowest one. On a line, the end is tried
 * before the middle and the start. If no place is free, a narrow screen keeps the texts visible and
 * covers as little of the controls as it can, and a wide screen keeps the controls free. All
 * numbers are CSS pixels.
 */
export function placeToast(toast: { width: number; height: number }, room: Room): { side: Side; top: number } {
  const { viewport, firstTop, controls, texts, focused, isMirrored } = room
  const rest = Math.max(0, viewport.width - toast.width)
  const leftOf = { end: isMirrored ? 0 : rest, middle: rest / 2, start: isMirrored ? rest : 0 }
  const isNarrow = viewport.width < narrow
  const lines = listLines(firstTop, viewport.height - toast.height)
  if (isNarrow) lines.reverse()
  const places = lines.flatMap((top) => sides.map((side) => ({ side, top })))
  const covers = ({ side, top }: Place, boxes: readonly Box[]) => cover({ left: leftOf[side], top, ...toast }, boxes)
  const free = places.find((place) => covers(place, [...controls, ...texts, ...focused]) === 0)
  if (free) return free
  if (!isNarrow) return places.find((place) => covers(place, controls) === 0) ?? { side: 'end', top: firstTop }
  let best = places
  for (const boxes of [focused, texts, controls]) {
    const least = Math.min(...best.map((place) => covers(place, boxes)))
    best = best.filter((place) => covers(place, boxes) === least)
  }
  return best[0] ?? { side: 'end', top: firstTop }
}

type Place = { side: Side; top: number }

/** Two boxes at one place count twice. */
function cover(toast: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (overlaps(toast, box) ? commonArea(toast, box) : 0), 0)
}

function commonArea(one: Box, other: Box): number {
  const span = (start: 'left' | 'top', length: 'width' | 'height') =>
    Math.min(one[start] + one[length], other[start] + other[length]) - Math.max(one[start], other[start])
  return span('left', 'width') * span('top', 'height')
}

function listLines(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, line) => first + line * step)
}

export function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
  const isAbove = one.top + one.height <= other.top || other.top + other.height <= one.top
  return !isBeside && !isAbove
}
