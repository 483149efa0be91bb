/** Raw RGBA pixels, in the form of a canvas's ImageData. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/**
 * Turns the picture about its centre, in grey, on a white ground large enough for the whole result.
 */
export function rotatePicture(picture: Picture, degrees: number): Picture {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil(Math.abs(picture.width * cos) + Math.abs(picture.height * sin))
  const height = Math.ceil(Math.abs(picture.width * sin) + Math.abs(picture.height * cos))
  const [centreX, centreY] = [(picture.width - 1) / 2, (picture.height - 1) / 2]
  const left = centreX - (cos * (width - 1) + sin * (height - 1)) / 2
  const top = centreY - (cos * (height - 1) - sin * (width - 1)) / 2
  return samplePicture(picture, { width, height, left, top, across: { x: cos, y: -sin }, down: { x: sin, y: cos } })
}

/**
 * Returns the picture larger, smooth and grey, because the decoder cannot sample modules that are
 * too small.
 */
export function enlargePicture(picture: Picture, factor: number): Picture {
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)]
  const step = 1 / factor
  const corner = step / 2 - 0.5
  return samplePicture(picture, {
    width,
    height,
    left: corner,
    top: corner,
    across: { x: step, y: 0 },
    down: { x: 0, y: step },
  })
}

/**
 * Maps the new picture to the old one: where the new picture's first pixel lies in the old picture,
 * and how far one step right and one step down lead there.
 */
type Grid = {
  width: number
  height: number
  left: number
  top: number
  across: { x: number; y: number }
  down: { x: number; y: number }
}

/** Samples bilinearly. Plain loops over typed arrays handle millions of pixels fast enough. */
function samplePicture(picture: Picture, grid: Grid): Picture {
  const grey = toGrey(picture)
  const pixels = new Uint32Array(grid.width * grid.height)
  for (let row = 0, at = 0; row < grid.height; row++) {
    let x = grid.left + row * grid.down.x
    let y = grid.top + row * grid.down.y
    for (let column = 0; column < grid.width; column++, at++, x += grid.across.x, y += grid.across.y)
      pixels[at] = 0xff000000 | (sampleGrey(grey, x, y) * 0x010101)
  }
  return { width: grid.width, height: grid.height, data: new Uint8ClampedArray(pixels.buffer) }
}

type Grey = { width: number; height: number; data: Uint8Array }

/** Transparent pixels count as white paper. */
function toGrey({ width, height, data }: Picture): Grey {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const luma = (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8
    grey[at] = 255 - (((255 - luma) * (data[from + 3] ?? 0)) >> 8)
  }
  return { width, height, data: grey }
}

function sampleGrey({ width, height, data }: Grey, x: number, y: number): number {
  // A point up to half a pixel outside the picture counts as inside. Otherwise the border of a code
  // that fills the picture would be mixed with white.
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return 255
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1)
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1)
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
  const [across, down] = [Math.max(x - left, 0), Math.max(y - top, 0)]
  const at = (column: number, row: number) => data[row * width + column] ?? 255
  const upper = at(left, top) * (1 - across) + at(right, top) * across
  const lower = at(left, below) * (1 - across) + at(right, below) * across
  return Math.round(upper * (1 - down) + lower * down)
}
