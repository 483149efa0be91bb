export type Box = { left: number; top: number; width: number; height: number }

type Room = {
  viewport: { width: number; height: number }
  /** The first line a toast may stand on: below the header, or at the very top where a dialog makes the header deaf. */
  firstTop: number
  controls: readonly Box[]
  isMirrored: boolean
}

const step = 8

/**
 * Where a toast of this size covers no control: as high as possible, and of several places on one line at the end of it, else in
 * its middle, else at its beginning. Where every place covers something, the toast stands on the first line. All numbers are CSS pixels.
 */
export function placeToast(toast: { width: number; height: number }, room: Room): { left: number; top: number } {
  const { viewport, firstTop, controls, isMirrored } = room
  const rest = Math.max(0, viewport.width - toast.width)
  const lefts = isMirrored ? [0, rest / 2, rest] : [rest, rest / 2, 0]
  for (let top = firstTop; top + toast.height <= viewport.height; top += step)
    for (const left of lefts)
      if (!controls.some((control) => overlaps({ left, top, ...toast }, control))) return { left, top }
  return { left: lefts[0] ?? 0, top: firstTop }
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
  const isAbove = one.top + one.height <= other.top || other.top + other.height <= one.top
  return !isBeside && !isAbove
}
