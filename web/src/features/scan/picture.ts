/** Raw RGBA pixels, the shape of a canvas's ImageData. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

type Rgba = [number, number, number, number]
const white: Rgba = [255, 255, 255, 255]

/** A new, larger picture with the old one turned about its centre on white, as if it had been photographed askew. */
export function rotatePicture(picture: Picture, degrees: number): Picture {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil(Math.abs(picture.width * cos) + Math.abs(picture.height * sin))
  const height = Math.ceil(Math.abs(picture.width * sin) + Math.abs(picture.height * cos))
  return mapPixels(width, height, (x, y) => {
    const [dx, dy] = [x - (width - 1) / 2, y - (height - 1) / 2]
    return samplePicture(picture, {
      x: cos * dx + sin * dy + (picture.width - 1) / 2,
      y: cos * dy - sin * dx + (picture.height - 1) / 2,
    })
  })
}

/** A new picture `factor` times as large, smoothed: modules of one or two pixels become wide enough to sample. */
export function enlargePicture(picture: Picture, factor: number): Picture {
  return mapPixels(Math.round(picture.width * factor), Math.round(picture.height * factor), (x, y) =>
    samplePicture(picture, { x: (x + 0.5) / factor - 0.5, y: (y + 0.5) / factor - 0.5 }),
  )
}

function mapPixels(width: number, height: number, colourAt: (x: number, y: number) => Rgba): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 4)
  return { width, height, data }
}

/** Bilinear, white outside. */
function samplePicture(picture: Picture, { x, y }: { x: number; y: number }): Rgba {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const corners: [Rgba, number][] = [
    [pixelAt(picture, left, top), (1 - right) * (1 - down)],
    [pixelAt(picture, left + 1, top), right * (1 - down)],
    [pixelAt(picture, left, top + 1), (1 - right) * down],
    [pixelAt(picture, left + 1, top + 1), right * down],
  ]
  const channel = (index: 0 | 1 | 2 | 3) => corners.reduce((sum, [colour, weight]) => sum + colour[index] * weight, 0)
  return [channel(0), channel(1), channel(2), 255]
}

function pixelAt({ width, height, data }: Picture, x: number, y: number): Rgba {
  // Sampling between the outermost pixel and the outside must not wash a code's own edge out.
  if (x < -1 || y < -1 || x > width || y > height) return white
  const at = (clamp(y, height - 1) * width + clamp(x, width - 1)) * 4
  const [r = 255, g = 255, b = 255, a = 255] = data.subarray(at, at + 4)
  // Transparent pixels are seen on white paper.
  const onWhite = (value: number) => 255 + ((value - 255) * a) / 255
  return [onWhite(r), onWhite(g), onWhite(b), 255]
}

function clamp(value: number, highest: number): number {
  return Math.min(Math.max(value, 0), highest)
}
