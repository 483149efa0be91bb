export type Box = { left: number; top: number; width: number; height: number }

type Room = {
  viewport: { width: number; height: number }
  /** The first line for a toast: below the header, or the top while a dialog blocks the header. */
  firstTop: number
  controls: readonly Box[]
  isMirrored: boolean
}

/** The place of a toast on its line, in the direction of the page. */
export type Side = 'end' | 'middle' | 'start'

const step = 8
const sides: readonly Side[] = ['end', 'middle', 'start']

/**
 * Finds where a toast covers no control. The highest free line wins, and on a line the end comes
 * before the middle and the start. Without a free place, the toast stands on the first line. All
 * numbers are CSS pixels.
 */
export function placeToast(toast: { width: number; height: number }, room: Room): { side: Side; top: number } {
  const { viewport, firstTop, controls, isMirrored } = room
  const rest = Math.max(0, viewport.width - toast.width)
  const leftOf = { end: isMirrored ? 0 : rest, middle: rest / 2, start: isMirrored ? rest : 0 }
  for (let top = firstTop; top + toast.height <= viewport.height; top += step)
    for (const side of sides)
      if (!controls.some((control) => overlaps({ left: leftOf[side], top, ...toast }, control))) return { side, top }
  return { side: 'end', top: firstTop }
}

export function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
  const isAbove = one.top + one.height <= other.top || other.top + other.height <= one.top
  return !isBeside && !isAbove
}
