export type Box = { left: number; top: number; width: number; height: number }

type Room = {
  viewport: { width: number; height: number }
  /** The first line a toast may stand on: below the header, or at the very top where a dialog makes the header deaf. */
  firstTop: number
  controls: readonly Box[]
  isMirrored: boolean
}

/** Where on its line a toast stands, in the direction in which the page runs. */
export type Side = 'end' | 'middle' | 'start'

const step = 8
const sides: readonly Side[] = ['end', 'middle', 'start']

/**
 * Where a toast of this size covers no control: as high as possible, and of several places on one line at the end of it, else in
 * its middle, else at its beginning. Where every place covers something, the toast stands on the first line. All numbers are CSS pixels.
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
